import type { Answer, Connection } from '@ritmi/shared/client/request';
import { mainImage } from '@ritmi/shared/domain/media';
import { featuredOrAll } from '@ritmi/shared/domain/order';
import { loadEvents } from '../evente/loadEvents.js';
import { loadPackages } from '../paketa/loadPackages.js';
import { loadServices } from '../sherbime/loadServices.js';

// A page's data is sent along with its HTML, so the home page takes of each list what its strips show.

export async function loadFeaturedServices(api: Connection) {
  return map(
    await loadServices(api),
    ({ id, title, image, price, hidePrice, featured, order, createdAt }) => {
      return { id, title, image, price, hidePrice, featured, order, createdAt };
    },
  );
}

export async function loadFeaturedPackages(api: Connection) {
  return map(await loadPackages(api), ({ version: _version, updatedAt: _updatedAt, ...pkg }) => pkg);
}

export async function loadFeaturedEvents(api: Connection) {
  return map(await loadEvents(api), ({ id, title, date, featured, image, media }) => {
    return { id, title, date, featured, image: mainImage(image, media), media: [] };
  });
}

function map<T extends { readonly featured: boolean }, R>(
  { value, etag }: Answer<readonly T[]>,
  toShown: (entry: T) => R,
): Answer<readonly R[]> {
  return { value: featuredOrAll(value).map(toShown), etag };
}
