import type { IncomingMessage } from 'node:http';

/** Whether an `If-None-Match` names this ETag (304). Weak comparison, as RFC 9110 asks for. */
export function isKnown(ifNoneMatch: string | undefined, etag: string | undefined): boolean {
  if (ifNoneMatch === undefined || etag === undefined) return false;
  // Most name just one.
  if (ifNoneMatch === etag) return true;
  const known = ifNoneMatch.split(',').map((tag) => strong(tag.trim()));
  return known.includes(strong(etag)) || known.includes('*');
}

const strong = (tag: string) => tag.replace(/^W\//, '');

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
