import type { Answer, Connection } from '@ritmi/shared/client/request';
import { mainImage } from '@ritmi/shared/domain/media';
import { byOrder, featuredOrAll } from '@ritmi/shared/domain/order';
import { loadEvents } from '../evente/loadEvents.js';
import { loadPackages } from '../paketa/loadPackages.js';
import { loadServices } from '../sherbime/loadServices.js';

type Ordered = Parameters<typeof byOrder>[0];

// A page's data is sent along with its HTML, so the home page takes of each list what its strips show.

export async function loadFeaturedServices(api: Connection) {
  return inOrder(await loadServices(api), ({ id, title, image, price, hidePrice, featured }) => {
    return { id, title, image, price, hidePrice, featured };
  });
}

export async function loadFeaturedPackages(api: Connection) {
  return inOrder(
    await loadPackages(api),
    ({ version: _version, createdAt: _createdAt, updatedAt: _updatedAt, ...pkg }) => pkg,
  );
}

export async function loadFeaturedEvents(api: Connection) {
  const { value, etag } = await loadEvents(api);
  const shown = featuredOrAll(value).map(({ id, title, date, featured, image, media }) => {
    return { id, title, date, featured, image: mainImage(image, media), media: [] };
  });
  return { value: shown, etag };
}

/** Sorted here, so that what only decides the order need not be sent. */
function inOrder<T extends Ordered & { readonly featured: boolean }, R>(
  { value, etag }: Answer<readonly T[]>,
  toShown: (entry: T) => R,
): Answer<readonly (R & { order: number })[]> {
  const sorted = [...featuredOrAll(value)].sort(byOrder);
  return { value: sorted.map((entry, order) => ({ ...toShown(entry), order })), etag };
}
