// The domain has neither the browser's types nor Node's; both programs have this one.
declare const URL: new (
  address: string,
  base?: string,
) => { readonly protocol: string; readonly origin: string };

/** Where our own paths are resolved: a name that never leads anywhere (RFC 2606). */
const ownOrigin = 'https://own.invalid';

/**
 * Whether an address, parsed as browsers do it, leads to a path of our own site or to http(s). A pattern would not do:
 * browsers drop tabs and new lines inside an address and read `\` as `/`.
 */
export function isWebAddress(text: string): boolean {
  if (/\p{Cc}/u.test(text)) return false;
  const address = text.trim();
  try {
    return /^https?:$/.test(new URL(address).protocol);
  } catch {
    return isOwnPath(address);
  }
}

function isOwnPath(address: string): boolean {
  try {
    // `//host` and `/\host` name a host of their own.
    return new URL(address, ownOrigin).origin === ownOrigin;
  } catch {
    return false;
  }
}

/** Whether a part of an address names a document as the API does. */
export function isDocumentId(id: string): boolean {
  return /^[0-9a-f]{24}$/i.test(id);
}
