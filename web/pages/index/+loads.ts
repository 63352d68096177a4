import { mainImage } from '@ritmi/shared/domain/media';
import { byOrder, featuredOrAll } from '@ritmi/shared/domain/order';
import { popularPackages } from '../../views/packages/PopularPackages.js';
import { featuredCall, listCall, type LoadCall } from '../load.js';

// A page's data is sent along with its HTML, so the home page takes of each list what its strips show.
export const loads = {
  services: some(listCall('services'), (list) =>
    inOrder(list).map(({ id, title, image, price, hidePrice, featured, order }) => {
      return { id, title, image, price, hidePrice, featured, order };
    }),
  ),
  packages: some(featuredCall('packages'), popularPackages),
  events: some(featuredCall('events', { sort: 'newest' }), (list) =>
    featuredOrAll(list).map(({ id, title, date, featured, image, media }) => {
      return { id, title, date, featured, image: mainImage(image, media), media: [] };
    }),
  ),
};

function some<T, R>(call: LoadCall<T>, toShown: (value: T) => R): LoadCall<R> {
  return async (...given) => ({ value: toShown((await call(...given)).value) });
}

type Ordered = Parameters<typeof byOrder>[0] & { readonly featured: boolean };

/** Sorted here, so that what only decides the order need not be sent. */
function inOrder<T extends Ordered>(list: readonly T[]): (T & { readonly order: number })[] {
  return [...featuredOrAll(list)].sort(byOrder).map((entry, order) => ({ ...entry, order }));
}
