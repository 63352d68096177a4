import { type ReadCache, request } from '@ritmi/shared/client/request';
import { addressFieldOf } from '@ritmi/shared/domain/addresses/site';
import { callsOf, publishedLists } from '@ritmi/shared/domain/entities';
import { pathIn } from '@ritmi/shared/domain/language';
import { z } from 'zod';
import type { ApiPlace } from '../apiServers.js';
import { ownPageAt, type PageAddress } from './pageRoutes.js';

/** Time limit of a read, in ms. */
const limitMs = 2_000;

/** How long after a read that failed the last known addresses count without another attempt, in ms. */
const retryAfterMs = 1_000;

const answer = z.array(z.object({ address: z.string(), now: z.string() }));

/** The address that the page at this one has now; null when there is none, undefined while nobody can say. */
export type FindAddress = (address: string) => Promise<string | null | undefined>;

const paths = publishedLists
  .filter((name) => addressFieldOf(name) !== null)
  .map((name) => `${callsOf(name).list}/addresses`);

/**
 * Finds documents by the addresses that their pages have or had, whatever the case. All are in memory until one of those
 * documents changes: what a visitor made up costs nothing (docs/decisions/109). While the API does not answer, the last
 * known ones count.
 */
export function createFindAddress(api: ApiPlace, cache?: ReadCache): FindAddress {
  let known: ReadonlyMap<string, string> | null = null;
  let lastRead: readonly unknown[] = [];
  let reading: Promise<void> | null = null;
  let retryAt = 0;
  const read = async () => {
    const connection = { baseUrl: api.url, timeoutMs: limitMs, skipsCache: true, ...(cache && { cache }) };
    const lists = await Promise.all(paths.map(async (path) => (await request(connection, { path })).value));
    // Lists from the cache are the same until they change.
    if (known && lists.every((list, index) => list === lastRead[index])) return;
    const entries = lists.flatMap((list) => answer.parse(list));
    known = new Map(entries.map(({ address, now }) => [address, now]));
    lastRead = lists;
  };
  return async (address) => {
    if (Date.now() >= retryAt) {
      reading ??= read()
        .catch(() => {
          retryAt = Date.now() + retryAfterMs;
        })
        .finally(() => {
          reading = null;
        });
      await reading;
    }
    return known ? (known.get(address.toLowerCase()) ?? null) : undefined;
  };
}

/** The page to answer with, and the path to which it has moved; null when it is at the requested one. */
type Place = { readonly page: PageAddress; readonly movedTo: string | null };

/** Rendered for the addresses of artists (specification section 2) while the API has never answered; no page has it. */
const someOwnPage = '/DJ-';

/** Finds the page at a path, which for that of a document only the API knows. */
export function createPlaceOf(findAddress: FindAddress) {
  return async (address: PageAddress, path: string): Promise<Place> => {
    if (!address.own) return { page: address, movedTo: null };
    const { language, slug } = address.own;
    const now = await findAddress(slug);
    if (now === undefined && slug.startsWith('dj-'))
      return { page: ownPageAt(pathIn(language, someOwnPage)), movedTo: null };
    if (now === null || now === undefined) return { page: address.missing ?? address, movedTo: null };
    const page = ownPageAt(pathIn(language, `/${now}`));
    return { page, movedTo: page.url === path ? null : page.url };
  };
}

/** A preview is at the address of its document, which is not known while that is a draft. */
export async function previewPlace(path: string): Promise<Place> {
  return { page: ownPageAt(path), movedTo: null };
}
