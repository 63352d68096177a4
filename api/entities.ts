import { entityNames, type EntityName } from '@ritmi/shared/domain/entities';
import { withoutHiddenPrices } from '@ritmi/shared/domain/packages/rules';
import { withoutHiddenPrice } from '@ritmi/shared/domain/services/rules';
import { bookRoute } from './bookings/book.js';
import { bookingRoutes } from './bookings/routes.js';
import { keepCapacity } from './db/bookings/capacity.js';
import { withFollowing } from './db/bookings/fields.js';
import { followEnquiry } from './db/bookings/forEnquiry.js';
import { createEvent } from './events.js';
import { type Collection, type Collections, defineCollection, type Special } from './db/collection.js';
import { enquirySpecial } from './enquiries/enquiry.js';
import { enquiryRoutes } from './enquiries/routes.js';
import { changeRoutes, createRoute, readRoutes } from './http/crud.js';
import { draftRoutes, versionRoutes } from './http/drafts.js';
import type { Route } from './http/route.js';
import { translationRoutes } from './http/translations.js';
import { tellConfirmed } from './mail/confirmed.js';
import { readPackages } from './packages.js';
import type { FormUploads } from './uploads/uploads.js';

/** What entities add to the behaviour derived from their definitions. */
const special: { readonly [K in EntityName]?: Special<K> } = {
  services: { redact: withoutHiddenPrice },
  packages: { read: readPackages, redact: withoutHiddenPrices },
  enquiries: { ...enquirySpecial, alsoWrite: followEnquiry },
  bookings: {
    withFollowing,
    alsoWrite: async (written) => {
      await keepCapacity(written);
      await tellConfirmed(written);
    },
    queue: 'bookings',
    indexes: [[{ date: 1, _id: 1 }]],
  },
};

export const collections = Object.fromEntries(
  entityNames.map((name) => [name, defineCollection(name, special[name])]),
  // `fromEntries` loses the names.
) as Collections;

/** Routes that an entity has beside those that follow from its definition, or in their place. */
const ownRoutes: { readonly [K in EntityName]?: (collection: Collection) => readonly Route[] } = {
  enquiries: (collection) => [...enquiryRoutes(collection), bookRoute()],
  bookings: bookingRoutes,
};

/** The routes of an entity. Without `uploads` none accepts a form with files. */
export function entityRoutes(name: EntityName, uploads?: FormUploads): Route[] {
  const collection = collections[name];
  const own = ownRoutes[name]?.(collection) ?? [];
  const isReplaced = ({ method, path }: Route) =>
    own.some((each) => each.method === method && each.path === path);
  const derived = [
    ...readRoutes(collection),
    ...(name === 'events' && uploads ? [createEvent(collection, uploads)] : createRoute(collection)),
    ...changeRoutes(collection),
    ...draftRoutes(collection),
    ...versionRoutes(collection),
    ...translationRoutes(collection),
  ];
  return [...derived.filter((each) => !isReplaced(each)), ...own];
}
