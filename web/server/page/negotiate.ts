import type { IncomingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Encoding } from './pageDocument.js';

// Browsers send one of a few values.
const known = new LRUCache<string, Encoding>({ max: 100 });

const smallestFirst = ['br', 'gzip'] as const;

/** The smallest encoding that a browser accepts, in whatever order it names them. */
export function encodingFor(accepted: string | string[] | undefined): Encoding {
  const given = String(accepted ?? '');
  let encoding = known.get(given);
  if (!encoding) {
    encoding = smallestFirst.find((coding) => accepts(given.toLowerCase(), coding)) ?? 'identity';
    known.set(given, encoding);
  }
  return encoding;
}

function accepts(given: string, coding: string): boolean {
  const entries = given.split(',').map((entry) => entry.split(';').map((part) => part.trim()));
  const entry = entries.find(([name]) => name === coding) ?? entries.find(([name]) => name === '*');
  return entry !== undefined && !entry.some((part) => /^q=0(?:\.0*)?$/.test(part));
}

/** Whether the browser has the document with this ETag (304). Not for a reload that skips its cache ("no-cache"). */
export function isUnchanged(headers: IncomingHttpHeaders, etag: string): boolean {
  const { 'if-none-match': known, 'cache-control': control } = headers;
  if (known === undefined || control?.includes('no-cache')) return false;
  if (known === etag || known === '*') return true;
  const value = etag.replace(/^W\//, '');
  return known.split(',').some((each) => each.trim().replace(/^W\//, '') === value);
}
