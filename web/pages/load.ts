import { ApiError } from '@ritmi/shared/client/ApiError';
import type { Connection } from '@ritmi/shared/client/request';
import { type ListQuery, resource } from '@ritmi/shared/client/resource';
import type { DocumentOf, EntityName } from '@ritmi/shared/domain/entities';
import type { ReactNode } from 'react';
import type { PageContext } from 'vike/types';

/** The result of a load. On client navigation the page shows at once, while its loads are pending. */
export type Loaded<T> =
  | { readonly state: 'ready'; readonly value: T }
  | { readonly state: 'failed'; readonly status: number | null }
  | { readonly state: 'pending' };

export type LoadCall<T> = (api: Connection, pageContext: PageContext) => Promise<{ readonly value: T }>;

/** The calls of a page, by the names of its data. */
export type Loads = Readonly<Record<string, LoadCall<unknown>>>;

export type DataOf<L extends Loads> = {
  readonly [Name in keyof L]: L[Name] extends LoadCall<infer T> ? Loaded<T> : never;
};

/** A page that lists its calls (`withLoads` in useLoads.ts). */
export type LoadingPage<L extends Loads = Loads> = (() => ReactNode) & { readonly loads: L };

/** The context of such a page. */
export type PageWith<Page extends LoadingPage> = PageContext<DataOf<Page['loads']>>;

export function loadsOf(Page: PageContext['Page']): Loads {
  return Page && 'loads' in Page ? (Page.loads as Loads) : {};
}

/** Loads the whole list of an entity. */
export function listCall<K extends EntityName>(name: K): LoadCall<DocumentOf<K>[]> {
  return (api) => resource(api, name).list();
}

/** Maximum number of entries in a strip of the home page. */
const longestStrip = 12;

/** Loads a strip of the home page: the featured entries, or all when none is featured (specification section 2). */
export function featuredCall<K extends 'packages' | 'events'>(
  name: K,
  query: Pick<ListQuery, 'sort'> = {},
): LoadCall<DocumentOf<K>[]> {
  return async (api) => {
    const { list } = resource(api, name);
    const featured = await list({ ...query, limit: longestStrip, featured: true });
    return featured.value.length > 0 ? featured : list({ ...query, limit: longestStrip });
  };
}

/** A call whose value is reduced to what the page shows. */
export function mapped<T, R>(call: LoadCall<T>, toShown: (value: T) => R): LoadCall<R> {
  return async (...given) => ({ value: toShown((await call(...given)).value) });
}

/** Makes the calls of a page on the server; in the browser the page makes them itself (useLoads.ts). */
export async function loadAll<L extends Loads>(pageContext: PageContext, loads: L): Promise<DataOf<L>> {
  const loaded = Object.entries(loads).map(async ([name, call]) => [name, await load(pageContext, call)]);
  // fromEntries loses the names, which are those of `loads`.
  return Object.fromEntries(await Promise.all(loaded)) as DataOf<L>;
}

export async function load<T>(pageContext: PageContext, call: LoadCall<T>): Promise<Loaded<T>> {
  const { site } = pageContext;
  if (!site) return { state: 'pending' };
  // skipsCache: the page is cached until the next change, and another API process may still have an older list.
  const { apiUrl: baseUrl, loadLimitMs: timeoutMs, answers } = site;
  const api = { baseUrl, timeoutMs, skipsCache: true, ...(answers && { cache: answers }) };
  return attempt(() => call(api, pageContext));
}

/** Catches what a call throws: `status` is that of the response, null when there was none. */
export async function attempt<T>(call: () => ReturnType<LoadCall<T>>): Promise<Loaded<T>> {
  try {
    const { value } = await call();
    return { state: 'ready', value };
  } catch (error) {
    return { state: 'failed', status: error instanceof ApiError ? error.status : null };
  }
}

/** The loaded list, empty when it is not ready. */
export function listOf<T>(loaded: Loaded<readonly T[]>): readonly T[] {
  return loaded.state === 'ready' ? loaded.value : [];
}
