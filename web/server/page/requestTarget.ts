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

/** The parameters of a query that a page reads, in a fixed order; null if they are too long. */
export function knownQuery(query: string, names: readonly string[]): string | null {
  if (query === '' || names.length === 0) return '';
  const given = new URLSearchParams(query);
  const known = new URLSearchParams(
    names.flatMap((name) => given.getAll(name).map((value) => [name, value])),
  );
  const text = known.toString();
  return text.length > maxLength ? null : text;
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
