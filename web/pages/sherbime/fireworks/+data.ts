/** Nothing to fetch: the list is in the browser. Without this the data of /sherbime would be inherited. */
export function data() {
  return {};
}
