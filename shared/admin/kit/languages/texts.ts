import { isEmpty, valuesIn } from '@ritmi/shared/domain/values';

// The translated texts of one language in a form, by the paths of their fields.

const captions = 'captions.';

/** The id of a medium may contain dots. */
const namesIn = (path: string) =>
  path.startsWith(captions) ? ['captions', path.slice(captions.length)] : path.split('.');

const isPlace = (name: string) => /^\d+$/.test(name);

export function textAt(texts: unknown, path: string): unknown {
  return namesIn(path).reduce<unknown>(
    (inside, name) => (Array.isArray(inside) ? inside[Number(name)] : valuesIn(inside)[name]),
    texts,
  );
}

/** The texts with another one at this path. Lists end with their last text. */
export function withText(texts: unknown, path: string, text: unknown): unknown {
  return put(texts, namesIn(path), text);
}

function put(inside: unknown, [name, ...rest]: readonly string[], text: unknown): unknown {
  if (name === undefined) return Array.isArray(text) ? trimmed(text) : text;
  if (!isPlace(name) || !(Array.isArray(inside) || inside === undefined)) {
    return { ...valuesIn(inside), [name]: put(valuesIn(inside)[name], rest, text) };
  }
  const place = Number(name);
  const missing = Array.from({ length: place + 1 - (inside?.length ?? 0) }, () =>
    rest.length > 0 ? {} : '',
  );
  const list = [...(inside ?? []), ...missing];
  list[place] = put(list[place], rest, text);
  return trimmed(list);
}

function trimmed(list: readonly unknown[]): readonly unknown[] {
  const last = list.findLastIndex((each) => !isEmpty(each));
  return list.slice(0, last + 1);
}

/** A text as it is sent: without empty ends of lists and empty parts. */
export function sentText(text: unknown): unknown {
  if (Array.isArray(text)) return trimmed(text.map(sentText));
  if (typeof text !== 'object' || text === null) return text;
  return Object.fromEntries(Object.entries(text).filter(([, part]) => !isEmpty(part)));
}

/** A row of a translated list goes where that of the source goes. */
export function movedRow(rows: readonly unknown[], from: number, to: number): readonly unknown[] {
  const blank = typeof rows[0] === 'string' ? '' : {};
  const all = Array.from(
    { length: Math.max(rows.length, from + 1, to + 1) },
    (_, place) => rows[place] ?? blank,
  );
  const others = all.filter((_, place) => place !== from);
  return trimmed([...others.slice(0, to), all[from], ...others.slice(to)]);
}
