import type { Package } from '@ritmi/shared/domain/packages/schema';
import { withoutHiddenPrices } from '@ritmi/shared/domain/packages/rules';
import { keepsStoredPrice } from '@ritmi/shared/domain/services/rules';
import { defineCollection } from '../db/collection.js';
import { type Fields, type Stored, toWire } from '../db/document.js';
import { type HttpError, invalid } from '../http/errors.js';
import { services } from '../services/model.js';

export const packages = defineCollection({
  name: 'packages',
  indexes: [{ serviceIds: 1 }],
  refersTo: { collection: services, field: 'serviceIds' },
  settle: ({ customPrice, ...change }, current) =>
    current && keepsStoredPrice({ hidePrice: change.hidePrice === true, price: customPrice as string | null })
      ? change
      : { ...change, ...(customPrice === undefined ? {} : { customPrice }) },
  async verify({ serviceIds }) {
    if (serviceIds === undefined) return;
    const known = new Set((await servicesOf([{ serviceIds }])).keys());
    if (idsOf(serviceIds).some((id) => !known.has(id))) throw unknownService();
  },
  /** The services of all packages come with one query; one that was deleted is left out. */
  async read(stored) {
    const known = await servicesOf(stored);
    return stored.map((document) => {
      const { serviceIds, ...wire } = toWire('packages', document);
      const entries = idsOf(serviceIds).flatMap((id) => known.get(id) ?? []);
      return { ...wire, services: entries.map(entryOf) } as Package;
    });
  },
  veil: withoutHiddenPrices,
});

/** A 422 for ids of which one leads nowhere. */
export function unknownService(): HttpError {
  return invalid([{ path: 'serviceIds', message: 'A chosen service does not exist' }]);
}

function idsOf(serviceIds: unknown): string[] {
  return serviceIds as string[];
}

async function servicesOf(stored: readonly Fields[]): Promise<Map<string, Stored>> {
  const ids = new Set(stored.flatMap(({ serviceIds }) => idsOf(serviceIds)));
  const found = await services.model
    .find({ _id: { $in: [...ids] } }, { title: 1, price: 1, hidePrice: 1 })
    .lean<Stored[]>();
  return new Map(found.map((service) => [service._id, service]));
}

function entryOf({ _id, title, price, hidePrice }: Stored) {
  return { id: _id, service: { id: _id, title, price, hidePrice } };
}
