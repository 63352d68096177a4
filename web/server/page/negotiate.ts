import type { IncomingHttpHeaders } from 'node:http';
import type { Encoding } from './pageDocument.js';

/** The smallest form that a browser takes, whatever the order in which it names them. */
export function encodingFor(accepted: string | string[] | undefined): Encoding {
  const given = String(accepted ?? '').toLowerCase();
  if (accepts(given, 'br')) return 'br';
  return accepts(given, 'gzip') ? 'gzip' : 'identity';
}

function accepts(given: string, coding: string): boolean {
  if (!given.includes(coding) && !given.includes('*')) return false;
  const entries = given.split(',').map((entry) => entry.split(';').map((part) => part.trim()));
  const entry = entries.find(([name]) => name === coding) ?? entries.find(([name]) => name === '*');
  return entry !== undefined && !entry.some((part) => /^q=0(?:\.0*)?$/.test(part));
}

/** Whether the browser has this very document. A reload past its cache ("no-cache") wants it whole. */
export function isKnown(
  { 'if-none-match': known, 'cache-control': control }: IncomingHttpHeaders,
  etag: string,
) {
  if (known === undefined || control?.includes('no-cache')) return false;
  if (known === etag || known === '*') return true;
  const value = etag.replace(/^W\//, '');
  return known.split(',').some((each) => each.trim().replace(/^W\//, '') === value);
}
