import { type Price, priceOf, priceOfPackage } from '@ritmi/shared/domain/packages/price';
import { entities } from '@ritmi/shared/domain/entities';
import { quoteAnswer, quoteRequest } from '@ritmi/shared/domain/packages/schema';
import { z } from 'zod';
import type { Stored } from '../db/collection.js';
import { notFound } from '../http/errors.js';
import { route } from '../http/route.js';
import { modelNamed, unknownReference } from '../db/normalize.js';
import { readPackages } from './model.js';

/** POST /quote: the same price that pages show (contract, Beyond). */
export const quote = route({
  method: 'post',
  path: '/quote',
  access: 'open',
  summary: 'Price of chosen services or of a package',
  body: quoteRequest,
  answer: quoteAnswer,
  errors: [404],
  handle: async ({ body }) => {
    const price = 'packageId' in body ? await ofPackage(body.packageId) : await ofServices(body.serviceIds);
    return { body: price };
  },
});

async function ofPackage(id: string): Promise<Price> {
  const stored = await modelNamed('packages').findById(id).lean<Stored>();
  const [pkg] = stored ? await readPackages([stored]) : [];
  if (!pkg) throw notFound();
  return priceOfPackage(pkg);
}

async function ofServices(ids: readonly string[]): Promise<Price> {
  const chosen = [...new Set(ids)];
  const found = await modelNamed('services')
    .find({ _id: { $in: chosen } })
    .lean<Stored[]>();
  if (found.length < chosen.length) throw unknownReference('serviceIds', 'services');
  return priceOf(z.array(entities.services.document.pick({ price: true, hidePrice: true })).parse(found));
}
