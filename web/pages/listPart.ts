import { type ListQuery, resource } from '@ritmi/shared/client/resource';
import type { EntityName, LocalOf } from '@ritmi/shared/domain/entities';
import { maxOffset } from '@ritmi/shared/domain/shapes';
import type { PageContext } from 'vike/types';
import { type Loaded, type LoadCall, localOf } from './load.js';

/** One page of a list. */
export type ListPart<T> = {
  readonly items: readonly T[];
  /** From 1; null when the address has no valid number. */
  readonly page: number | null;
  readonly pages: number;
};

type PartOptions<K extends EntityName, R> = Pick<ListQuery<K>, 'sort'> & {
  /** Entries per page. The last page also has the remaining entries, which would not fill another page. */
  readonly size: number;
  /** Keeps only what the page shows, since the data is sent with its HTML. */
  readonly toShown: (document: LocalOf<K>) => R;
  /** Which documents the address asks for; all when absent. */
  readonly chosen?: (search: Readonly<Record<string, string>>) => ListQuery<K>['chosen'];
};

/** Loads the page of a list that the address names: `/evente?faqe=2`. */
export function partCall<K extends EntityName, R>(
  name: K,
  { size, sort, toShown, chosen: chosenOf }: PartOptions<K, R>,
): LoadCall<ListPart<R>> {
  return async (api, { urlParsed, language }: PageContext) => {
    const page = pageOf(urlParsed.search.faqe, size);
    const chosen = chosenOf?.(urlParsed.search);
    const query = {
      limit: 2 * size - 1,
      offset: ((page ?? 1) - 1) * size,
      ...(sort && { sort }),
      ...(chosen && { chosen }),
    };
    const { value, total = value.length } = await resource(api, name).list(query);
    const pages = Math.max(1, Math.floor(total / size));
    if (page === null || page > pages) return { value: { items: [], page: null, pages } };
    const shown = page < pages ? value.slice(0, size) : value;
    return { value: { items: shown.map((each) => toShown(localOf<K>(each, language))), page, pages } };
  };
}

/** The first page has no number in the address. Null for an invalid number, and for one that no list can have. */
function pageOf(given: string | undefined, size: number): number | null {
  if (given === undefined) return 1;
  const page = /^[1-9]\d{0,6}$/.test(given) ? Number(given) : null;
  return page !== null && (page - 1) * size <= maxOffset ? page : null;
}

/** Whether the list has no page with the number in the address. */
export function isMissingPage(loaded: Loaded<unknown>): boolean {
  if (loaded.state !== 'ready' || typeof loaded.value !== 'object' || loaded.value === null) return false;
  return 'pages' in loaded.value && 'page' in loaded.value && loaded.value.page === null;
}

/** The entries without the page number. */
export function itemsOf<T>(loaded: Loaded<ListPart<T>>): Loaded<readonly T[]> {
  return loaded.state === 'ready' ? { state: 'ready', value: loaded.value.items } : loaded;
}
