/** Longest path and longest query that is read, in characters. */
const maxLength = 2_048;

export type RequestTarget = {
  /** Decoded, as a page's route has it. */
  readonly path: string;
  /** After the question mark, as it came. */
  readonly query: string;
};

/**
 * Reads the address of a request once, before anything else sees it: later parsers may take time that grows with the
 * square of its length.
 * @returns the status of the refusal for an address that cannot be a page's
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

/** The part of a query that a page reads, in one order whatever the order that came; null when it is too long. */
export function knownQuery(query: string, names: readonly string[]): string | null {
  if (query === '' || names.length === 0) return '';
  const given = new URLSearchParams(query);
  const known = new URLSearchParams(
    names.flatMap((name) => given.getAll(name).map((value) => [name, value])),
  );
  const text = known.toString();
  return text.length > maxLength ? null : text;
}

/** The address without the slashes at its end, or null when it has none. A leading `//` or `/\\` would name another host. */
export function withoutTrailingSlash(url: string): string | null {
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  if (path.length < 2 || !path.endsWith('/')) return null;
  // No regular expression: one such as /\/+$/ takes the square of the length.
  let start = 0;
  let end = path.length;
  while (path[start] === '/' || path[start] === '\\') start += 1;
  while (end > start && path[end - 1] === '/') end -= 1;
  return `/${path.slice(start, end)}${mark < 0 ? '' : url.slice(mark)}`;
}
