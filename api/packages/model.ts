import type { Package } from '@ritmi/shared/domain/packages/schema';
import { type Stored, toWire } from '../db/collection.js';
import { idsIn, modelNamed } from '../db/normalize.js';

/** Packages with their services, which come with one query; one that was deleted is left out. */
export async function readPackages(stored: readonly Stored[]): Promise<Package[]> {
  const ids = new Set(stored.flatMap(({ serviceIds }) => idsIn(serviceIds)));
  const found = await modelNamed('services')
    .find({ _id: { $in: [...ids] } }, { title: 1, price: 1, hidePrice: 1 })
    .lean<Stored[]>();
  const known = new Map(found.map((service) => [service._id, service]));
  return stored.map((document) => {
    const { serviceIds: _, ...wire } = toWire('packages', document);
    const entries = idsIn(document.serviceIds).flatMap((id) => known.get(id) ?? []);
    // Stored documents have passed the schema of their entity.
    return { ...wire, services: entries.map(entryOf) } as Package;
  });
}

function entryOf({ _id, title, price, hidePrice }: Stored) {
  return { id: _id, service: { id: _id, title, price, hidePrice } };
}
