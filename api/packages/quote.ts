import { type Price, priceOf, priceOfPackage } from '@ritmi/shared/domain/packages/price';
import { quoteAnswer, quoteRequest } from '@ritmi/shared/domain/packages/schema';
import type { Stored } from '../db/document.js';
import { notFound } from '../http/errors.js';
import { route } from '../http/route.js';
import { services } from '../services/model.js';
import { packages, unknownService } from './model.js';

/** POST /quote: the same price that pages show (contract, Beyond). */
export const quote = route({
  method: 'post',
  path: '/quote',
  access: 'open',
  summary: 'Price of chosen services or of a package',
  body: quoteRequest,
  answer: { status: 200, schema: quoteAnswer },
  errors: [404],
  handle: async ({ body }) => {
    const price = 'packageId' in body ? await ofPackage(body.packageId) : await ofServices(body.serviceIds);
    return { status: 200, body: price, headers: { 'Cache-Control': 'no-store' } };
  },
});

async function ofPackage(id: string): Promise<Price> {
  const stored = await packages.model.findById(id).lean<Stored>();
  const [pkg] = stored ? await packages.read([stored]) : [];
  if (!pkg) throw notFound();
  return priceOfPackage(pkg);
}

async function ofServices(ids: readonly string[]): Promise<Price> {
  const chosen = [...new Set(ids)];
  const found = await services.read(await services.model.find({ _id: { $in: chosen } }).lean<Stored[]>());
  if (found.length < chosen.length) throw unknownService();
  return priceOf(found);
}
