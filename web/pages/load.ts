import { ApiError } from '@ritmi/shared/client/ApiError';
import type { Answer, Connection } from '@ritmi/shared/client/request';
import { type FilterOf, type ListQuery, resource } from '@ritmi/shared/client/resource';
import { loadAgency } from '@ritmi/shared/client/settings';
import type { Agency } from '@ritmi/shared/domain/agency/agency';
import { type Artist, artistIn } from '@ritmi/shared/domain/artists/artist';
import { inLanguage } from '@ritmi/shared/domain/content';
import type {
  DocumentOf,
  EntityName,
  LocalOf,
  PublishedName,
  SingleName,
} from '@ritmi/shared/domain/entities';
import { type Language, oncePerLanguage } from '@ritmi/shared/domain/language';
import { withNotes } from '@ritmi/shared/domain/uploads/notes';
import { onSite } from '@ritmi/shared/domain/publishing/publishing';
import type { Settings } from '@ritmi/shared/domain/settings/schema';
import type { ReactNode } from 'react';
import type { PageContext } from 'vike/types';
import type { SentForm } from '../render/content.js';

/** The result of a load. On client navigation the page shows at once, while its loads are pending. */
export type Loaded<T> =
  | { readonly state: 'ready'; readonly value: T }
  | { readonly state: 'failed'; readonly status: number | null }
  | { readonly state: 'pending' };

export type LoadCall<T> = ((api: Connection, pageContext: PageContext) => Promise<{ readonly value: T }>) & {
  /** Client navigation waits for it: the page shows nothing without it, and it is there at once. */
  readonly isAwaited?: true;
};

/** The API of the same origin without a token, so that hidden prices are not sent. */
export const visitorConnection: Connection = { baseUrl: '/api' };

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
export function listCall<K extends Exclude<PublishedName, SingleName>>(name: K): LoadCall<LocalOf<K>[]> {
  return async (api, { language }) => localList<K>(await resource(api, name).list(), language);
}

/** What visitors see, in one language only, before the data of a page is sent or stored. */
export function localList<K extends EntityName>({ value }: Answer<DocumentOf<K>[]>, language: Language) {
  return { value: value.map((document) => localOf<K>(document, language)) };
}

export function localOf<K extends EntityName>(document: DocumentOf<K>, language: Language): LocalOf<K> {
  // `inLanguage` replaces the texts that the type names.
  return shownIn(document, language) as LocalOf<K>;
}

const shownIn = oncePerLanguage((document: object, language) =>
  inLanguage(onSite(withNotes(document, language)), language),
);

/** The settings in every language. Answers that several renders share are read once (`agencyIn`). */
export const settingsCall: LoadCall<Settings> = async (api) => resource(api, 'settings').get();

/** Maximum number of entries in a strip of the home page for which none was chosen. */
const longestStrip = 100;

/** Loads a strip of the home page: the entries with a flag, or all when none has it (specification section 2). */
export function flaggedCall<K extends EntityName>(
  name: K,
  filter: FilterOf<K>,
  query: Pick<ListQuery<K>, 'sort'> = {},
): LoadCall<LocalOf<K>[]> {
  return async (api, { language }) => {
    const { list } = resource(api, name);
    const flagged = await list({ ...query, filter });
    const shown = flagged.value.length > 0 ? flagged : await list({ ...query, limit: longestStrip });
    return localList<K>(shown, language);
  };
}

/** A call whose value is reduced to what the page shows. */
export function mapped<T, R>(call: LoadCall<T>, toShown: (value: T, agency: Agency) => R): LoadCall<R> {
  return async (api, pageContext) => {
    const [{ value }, agency] = await Promise.all([call(api, pageContext), agencyOf(api, pageContext)]);
    return { value: toShown(value, agency) };
  };
}

/** Loads these parts of what the agency says about itself. */
export function agencyCall<K extends keyof Agency>(...parts: readonly K[]): LoadCall<Pick<Agency, K>> {
  return awaited(async (pageContext, api) => pick(await agencyOf(api, pageContext), parts));
}

/** What the agency says about itself: loaded once per page, and again if that failed. */
export function agencyOf(api: Connection, { agencyLoad, language }: PageContext): Promise<Agency> {
  const load = () => loadAgency(api, language);
  return agencyLoad ? agencyLoad.catch(load) : load();
}

/** Loads these fields of all artists. */
export function artistsCall<K extends keyof Artist>(...fields: readonly K[]): LoadCall<Pick<Artist, K>[]> {
  return async (api, { language }) => {
    const { value } = await resource(api, 'artists').list();
    return { value: value.map((each) => pick(artistIn(each, language), fields)) };
  };
}

/** The form that was sent to this page and not accepted; null when there is none, as after every other navigation. */
export const sentFormCall: LoadCall<SentForm | null> = async (_api, { renderRequest }) => ({
  value: renderRequest?.form ?? null,
});

/** Loads the artist whose page is, or was, at the address. */
export const artistCall: LoadCall<Artist> = async (api, { routeParams, language }) => {
  const { value } = await resource(api, 'artists').get(routeParams.slug ?? '');
  return { value: artistIn(value, language) };
};

function awaited<T>(read: (pageContext: PageContext, api: Connection) => Promise<T>): LoadCall<T> {
  const call: LoadCall<T> = async (api, pageContext) => ({ value: await read(pageContext, api) });
  return Object.assign(call, { isAwaited: true as const });
}

function pick<T extends object, K extends keyof T>(document: T, names: readonly K[]): Pick<T, K> {
  // fromEntries loses the names.
  return Object.fromEntries(names.map((name) => [name, document[name]])) as Pick<T, K>;
}

/** Makes the calls of a page on the server; in the browser the page makes them itself (useLoads.ts). */
export async function loadAll<L extends Loads>(pageContext: PageContext, loads: L): Promise<DataOf<L>> {
  const loaded = Object.entries(loads).map(async ([name, call]) => [name, await load(pageContext, call)]);
  // fromEntries loses the names, which are those of `loads`.
  return Object.fromEntries(await Promise.all(loaded)) as DataOf<L>;
}

export async function load<T>(pageContext: PageContext, call: LoadCall<T>): Promise<Loaded<T>> {
  const { renderRequest } = pageContext;
  if (!renderRequest) return { state: 'pending' };
  // skipsCache: the page is cached until the next change, and another API process may still have an older list.
  const { apiUrl: baseUrl, loadLimitMs: timeoutMs, answers, preview } = renderRequest;
  const api = {
    baseUrl,
    timeoutMs,
    skipsCache: true,
    ...(answers && { cache: answers }),
    ...(preview && { preview }),
  };
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

/** The loaded value; null when it is not ready. */
export function valueOf<T>(loaded: Loaded<T>): T | null {
  return loaded.state === 'ready' ? loaded.value : null;
}

/** The loaded list, null while it loads and empty when it could not be loaded. */
export function listOnceKnown<T>(loaded: Loaded<readonly T[]>): readonly T[] | null {
  return loaded.state === 'pending' ? null : listOf(loaded);
}

/** The loaded list, empty when it is not ready. */
export function listOf<T>(loaded: Loaded<readonly T[]>): readonly T[] {
  return loaded.state === 'ready' ? loaded.value : [];
}
