import { addUp, type Need } from '@ritmi/shared/domain/bookings/capacity';
import { z } from 'zod';
import type { Stored } from '../collection.js';
import { idsIn } from '../kinds.js';
import { modelNamed } from '../normalize.js';

/** What is chosen of what the agency offers: a package or services, and an artist. */
export type Chosen = {
  readonly packageId?: string | null | undefined;
  readonly serviceIds?: readonly string[] | undefined;
  readonly artistId?: string | null | undefined;
};

const needs = z.array(z.object({ resourceId: z.string(), quantity: z.int() })).catch([]);

/**
 * What a night needs: what the services of its package or its chosen services need, plus its artist (contract, third
 * part). An artist that a service needs anyway is needed once.
 */
export async function needsOf({ packageId, serviceIds = [], artistId }: Chosen): Promise<readonly Need[]> {
  const pkg = packageId ? await modelNamed('packages').findById(packageId).lean<Stored>() : null;
  const ids = pkg ? idsIn(pkg.serviceIds) : serviceIds;
  const services = await modelNamed('services')
    .find({ _id: { $in: [...ids] } }, { needs: 1 })
    .lean<Stored[]>();
  const ofServices = addUp(services.flatMap((service) => needs.parse(service.needs)));
  const ofArtist = artistId
    ? await modelNamed('resources').find({ artistId }, { _id: 1 }).lean<{ _id: string }[]>()
    : [];
  const known = new Set(ofServices.map(({ resourceId }) => resourceId));
  const added = ofArtist.filter(({ _id }) => !known.has(_id));
  return [...ofServices, ...added.map(({ _id }) => ({ resourceId: _id, quantity: 1 }))];
}

/** Without what has been removed of a service's or booking's resources: nothing is needed of it any more. */
export async function withoutRemoved(listed: readonly Need[]): Promise<readonly Need[]> {
  const ids = listed.map(({ resourceId }) => resourceId);
  if (ids.length === 0) return listed;
  const found = await modelNamed('resources')
    .find({ _id: { $in: ids } }, { _id: 1 })
    .lean<{ _id: string }[]>();
  const known = new Set(found.map(({ _id }) => _id));
  return listed.filter(({ resourceId }) => known.has(resourceId));
}
