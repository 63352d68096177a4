import type { Position } from './shapes.js';

/** The order of an item that has none (specification sections 4 and 9). */
export const missingOrder = 999;

/** Orders are at most so far from 0. */
export const maxOrder = 1_000_000;

type Ordered = {
  readonly id: string;
  readonly order?: number | null | undefined;
  readonly createdAt?: string;
};

/** Sorts as readers see a list: by `order`, then by age, then by id. */
export function byOrder(a: Ordered, b: Ordered): number {
  return (
    (a.order ?? missingOrder) - (b.order ?? missingOrder) ||
    compareText(a.createdAt ?? '', b.createdAt ?? '') ||
    compareText(a.id, b.id)
  );
}

type Stamped = Readonly<Record<string, unknown>> & { readonly id: string; readonly createdAt?: string };

/** `byOrder` for an entity that is known only at run time. `field` is its `orderField`; without one age decides. */
export function byOrderIn(field: string | null): (a: Stamped, b: Stamped) => number {
  const place = ({ id, createdAt, ...fields }: Stamped): Ordered => {
    const order = field === null ? null : fields[field];
    return { id, order: typeof order === 'number' ? order : null, ...(createdAt ? { createdAt } : {}) };
  };
  return (a, b) => byOrder(place(a), place(b));
}

/** Documents with the orders of these positions; those without one come last. */
export function placed<D extends { readonly id: string }>(
  list: readonly D[],
  positions: readonly Position[],
  field: string | null,
): readonly D[] {
  if (field === null) return list;
  const orders = new Map(positions.map(({ id, order }) => [id, order]));
  return list.map((each) => ({ ...each, [field]: orders.get(each.id) ?? missingOrder }));
}

/** Compares UTF-16 units: `localeCompare` takes 30 ms for the first list on a phone. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Visitors see the newest event first (specification section 2); ISO dates sort as text. */
export function newestFirst<T extends { readonly id: string; readonly date: string }>(
  list: readonly T[],
): T[] {
  return [...list].sort((a, b) => compareText(b.date, a.date) || compareText(a.id, b.id));
}

/** Order of a new item: highest + 1, 0 in an empty list. Behind the highest order of all it is the same, and age decides. */
export function nextOrder(list: readonly { readonly order?: number | null | undefined }[]): number {
  return Math.min(maxOrder, list.reduce((highest, { order }) => Math.max(highest, order ?? -1), -1) + 1);
}

/** The list with the item at `from` moved to `to` and everything renumbered from 0. */
export function move<T extends { order?: number | null | undefined }>(
  list: readonly T[],
  from: number,
  to: number,
): (T & { order: number })[] {
  const moved = [...list];
  moved.splice(to, 0, ...moved.splice(from, 1));
  return moved.map((entry, order) => ({ ...entry, order }));
}

/**
 * Orders 0..n-1 after a reorder call: the sent items by their order, then the rest as readers see them.
 * Ignores sent ids that are not in the list.
 */
export function renumber(list: readonly Ordered[], sent: readonly Position[]): Position[] {
  const known = new Set(list.map(({ id }) => id));
  const first = [...sent].sort((a, b) => a.order - b.order).filter(({ id }) => known.delete(id));
  const rest = [...list].sort(byOrder).filter(({ id }) => known.has(id));
  return [...first, ...rest].map(({ id }, order) => ({ id, order }));
}

/** What the home strips show: the featured entries, or all when none is featured (specification section 2). */
export function featuredOrAll<T extends { readonly featured: boolean }>(list: readonly T[]): T[] {
  const featured = list.filter((entry) => entry.featured);
  return featured.length > 0 ? featured : [...list];
}
