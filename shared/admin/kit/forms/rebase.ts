type Values = Record<string, unknown>;

/** One's own changes on top of what others have made of the document since. */
export function rebase<V extends Values>({ base, mine, theirs }: { base: V; mine: V; theirs: V }): V {
  const changed = Object.entries(mine).filter(([field, value]) => !isSameValue(value, base[field]));
  return { ...theirs, ...Object.fromEntries(changed) };
}

/** Whether two form values are the same; files are the same only when they are one object. */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (!isPlain(a) || !isPlain(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => isSameValue(a[key], b[key]));
}

function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}
