import { isSameValue } from './sameValue.js';

type Values = Record<string, unknown>;

/** One's own changes on top of what others have made of the document since. */
export function rebase<V extends Values>({ base, mine, theirs }: { base: V; mine: V; theirs: V }): V {
  const changed = Object.entries(mine).filter(([field, value]) => !isSameValue(value, base[field]));
  return { ...theirs, ...Object.fromEntries(changed) };
}
