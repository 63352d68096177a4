// The domain compiles without the types of the browser and of Node; both have URL.
declare const URL: new (
  address: string,
  base?: string,
) => { readonly protocol: string; readonly origin: string };

/** Base for resolving the site's own paths; a name that is never registered (RFC 2606). */
const ownOrigin = 'https://own.invalid';

/**
 * Whether an address is a path of the site or http(s), parsed as browsers parse it. A pattern is not enough: browsers drop
 * tabs and new lines inside an address and read `\` as `/`.
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
    // `//host` and `/\host` lead to another host.
    return new URL(address, ownOrigin).origin === ownOrigin;
  } catch {
    return false;
  }
}

/** Whether a part of an address has the format of a document id. */
export function isDocumentId(id: string): boolean {
  return /^[0-9a-f]{24}$/i.test(id);
}
