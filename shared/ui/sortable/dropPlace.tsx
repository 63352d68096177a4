type Drop = {
  /** The ids as they stand after the drop, in the list as it was when the entry was lifted. */
  readonly order: readonly string[];
  readonly id: string;
};

/**
 * Where a dropped entry belongs in a list that may have changed since it was lifted: below the nearest entry that it
 * was put under and that is still there. Answers -1 when the entry itself has gone.
 */
export function dropPlace({ order, id }: Drop, now: readonly string[]): number {
  if (!now.includes(id)) return -1;
  const others = now.filter((other) => other !== id);
  const above = order.slice(0, order.indexOf(id)).findLast((other) => others.includes(other));
  return above === undefined ? 0 : others.indexOf(above) + 1;
}
