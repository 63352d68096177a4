import { isDocumentId } from '@ritmi/shared/domain/addresses/web';
import { isMonthAhead } from '@ritmi/shared/domain/bookings/freeDays';
import { today } from '@ritmi/shared/domain/time/date';
import type { QueryValues } from '../../render/content.js';

/** Longest path and longest query, in characters. */
const maxLength = 2_048;

export type RequestTarget = {
  /** Decoded, as in a page's route. */
  readonly path: string;
  /** Without the question mark, not decoded. */
  readonly query: string;
};

/**
 * Parses the address of a request. Limits its length first, since later parsers may take quadratic time.
 * @returns the status to refuse an invalid address with
 */
export function readTarget(url: string): RequestTarget | 400 | 414 {
  if (!url.startsWith('/')) return 400;
  const mark = url.indexOf('?');
  const rawPath = mark < 0 ? url : url.slice(0, mark);
  if (rawPath.length > maxLength) return 414;
  try {
    return { path: decodeURIComponent(rawPath), query: mark < 0 ? '' : url.slice(mark + 1) };
  } catch {
    return 400;
  }
}

/** More ids than one address names. */
const maxIds = 50;

/** The ids that a parameter holds, each once and in one order. */
export function idsIn(values: readonly string[]): string[] {
  const ids = values.flatMap((value) => value.split(',')).filter((id) => /^[\w-]{1,64}$/.test(id));
  return [...new Set(ids.map((id) => (isDocumentId(id) ? id.toLowerCase() : id)))].sort().slice(0, maxIds);
}

type KnownQuery = {
  readonly names: readonly string[];
  readonly values?: Readonly<Record<string, QueryValues>> | undefined;
  /** Whether a document exists; by default any may. */
  readonly isKnown?: (id: string) => boolean;
};

/** The parameters of a query that a page reads with values that it knows, in a fixed order; null if they are too long. */
export function knownQuery(
  query: string,
  { names, values = {}, isKnown = () => true }: KnownQuery,
): string | null {
  if (query === '' || names.length === 0) return '';
  const given = new URLSearchParams(query);
  const known = new URLSearchParams();
  let length = 0;
  for (const name of names) {
    const all = given.getAll(name);
    length += all.reduce((sum, value) => sum + name.length + value.length + 2, 0);
    // Pages read the last one.
    const last = all.at(-1);
    const rule = values[name];
    if (rule && 'idsOf' in rule) {
      const ids = idsIn(all).filter(isKnown);
      if (rule.isRepeated) for (const id of ids) known.append(name, id);
      else if (ids.length > 0) known.set(name, ids.join(','));
    } else if (last !== undefined && (!rule || allows(rule, last))) known.set(name, last);
  }
  // As the links of the site write lists.
  const text = known.toString().replaceAll('%2C', ',');
  return Math.max(length, text.length) > maxLength ? null : text;
}

function allows(rule: Exclude<QueryValues, { readonly idsOf: unknown }>, value: string): boolean {
  return 'isMonth' in rule ? isMonthAhead(value, today()) : rule.includes(value);
}

/** The address without trailing slashes, null if it has none. Leading ones become one: `//` or `/\\` would name another host. */
export function withoutTrailingSlash(url: string): string | null {
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  if (path.length < 2 || !path.endsWith('/')) return null;
  // Not a regular expression: /\/+$/ takes quadratic time.
  let start = 0;
  let end = path.length;
  while (path[start] === '/' || path[start] === '\\') start += 1;
  while (end > start && path[end - 1] === '/') end -= 1;
  return `/${path.slice(start, end)}${mark < 0 ? '' : url.slice(mark)}`;
}
