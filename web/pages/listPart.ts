import { resource, type ListQuery } from '@ritmi/shared/client/resource';
import type { DocumentOf, EntityName } from '@ritmi/shared/domain/entities';
import type { PageContext } from 'vike/types';
import type { Loaded, LoadCall } from './load.js';

/** A page of a list that has several. */
export type ListPart<T> = {
  readonly items: readonly T[];
  /** From 1; null when the address names none. */
  readonly page: number | null;
  readonly pages: number;
};

type PartOptions<K extends EntityName, R> = Pick<ListQuery, 'sort'> & {
  /** Entries on a page; on the last one also those that would not fill one more. */
  readonly size: number;
  /** What the page shows of each: the data is sent along with its HTML. */
  readonly toShown: (document: DocumentOf<K>) => R;
};

/** Loads the page of a list that the address names: `/evente?faqe=2`. */
export function partCall<K extends EntityName, R>(
  name: K,
  { size, sort, toShown }: PartOptions<K, R>,
): LoadCall<ListPart<R>> {
  return async (api, { urlParsed }: PageContext) => {
    const page = pageOf(urlParsed.search.faqe);
    const query = { limit: 2 * size - 1, offset: ((page ?? 1) - 1) * size, ...(sort && { sort }) };
    const { value, total = value.length } = await resource(api, name).list(query);
    const pages = Math.max(1, Math.floor(total / size));
    if (page === null || page > pages) return { value: { items: [], page: null, pages } };
    const shown = page < pages ? value.slice(0, size) : value;
    return { value: { items: shown.map(toShown), page, pages } };
  };
}

/** The first page has no number of its own in the address; null for what is no number of a page. */
function pageOf(given: string | undefined): number | null {
  if (given === undefined) return 1;
  return /^[1-9]\d{0,4}$/.test(given) ? Number(given) : null;
}

/** Whether a page of a list was asked for that it does not have. */
export function isBeyond(loaded: Loaded<unknown>): boolean {
  if (loaded.state !== 'ready' || typeof loaded.value !== 'object' || loaded.value === null) return false;
  return 'pages' in loaded.value && 'page' in loaded.value && loaded.value.page === null;
}

/** The entries alone. */
export function itemsOf<T>(loaded: Loaded<ListPart<T>>): Loaded<readonly T[]> {
  return loaded.state === 'ready' ? { state: 'ready', value: loaded.value.items } : loaded;
}
