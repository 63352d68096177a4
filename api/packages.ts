import { entities } from '@ritmi/shared/domain/entities';
import { type Price, priceOf, priceOfPackage } from '@ritmi/shared/domain/packages/price';
import { type Package, quoteAnswer, quoteRequest } from '@ritmi/shared/domain/packages/schema';
import { z } from 'zod';
import { fieldsOf, type Reader, type Stored, toWire } from './db/collection.js';
import { idsIn } from './db/kinds.js';
import { modelNamed, unknownReference } from './db/normalize.js';
import { readSettings } from './db/settings.js';
import { shownTo } from './db/publishing/visible.js';
import { route } from './http/route.js';

/** Packages with their services, read by one query; deleted services are left out, and for visitors drafts. */
export async function readPackages(stored: readonly Stored[], reader: Reader): Promise<Package[]> {
  const ids = new Set(stored.flatMap(({ serviceIds }) => idsIn(serviceIds)));
  const found = await modelNamed('services')
    .find(
      { _id: { $in: [...ids] }, ...shownTo(reader, 'services') },
      { title: 1, price: 1, hidePrice: 1, translations: 1, hiddenLanguages: 1 },
    )
    .lean<Stored[]>();
  const known = new Map(found.map((service) => [service._id, service]));
  return stored.map((document) => {
    const { serviceIds: _, ...wire } = toWire('packages', document, reader);
    const entries = idsIn(document.serviceIds).flatMap((id) => known.get(id) ?? []);
    // Stored documents have passed the schema of their entity.
    return { ...wire, services: entries.map(entryOf) } as Package;
  });
}

function entryOf(stored: Stored) {
  const { _id: id, title, price, hidePrice } = stored;
  const translations = translatedTitles(fieldsOf('services', stored));
  return { id, service: { id, title, price, hidePrice, ...(translations && { translations }) } };
}

const shownTitles = z.object({
  hiddenLanguages: z.array(z.string()),
  translations: z.record(z.string(), z.object({ title: z.string().optional() })),
});

/** The titles in the languages that are shown; undefined where there are none. */
function translatedTitles(service: unknown) {
  const { hiddenLanguages, translations } = shownTitles.parse(service);
  const shown = Object.entries(translations).filter(
    ([language, { title }]) => title !== undefined && !hiddenLanguages.includes(language),
  );
  return shown.length > 0 ? Object.fromEntries(shown) : undefined;
}

/** POST /quote: the same price that pages show (contract, Beyond). */
export const quote = route({
  method: 'post',
  path: '/quote',
  access: 'open',
  summary: 'Price of chosen services or of a package',
  body: quoteRequest,
  answer: quoteAnswer,
  handle: async ({ body }) => {
    const price = 'packageId' in body ? await ofPackage(body.packageId) : await ofServices(body.serviceIds);
    return { body: price };
  },
});

async function ofPackage(id: string): Promise<Price> {
  const stored = await modelNamed('packages')
    .findOne({ _id: id, ...shownTo('visitor', 'packages') })
    .lean<Stored>();
  const [pkg] = stored ? await readPackages([stored], 'visitor') : [];
  if (!pkg) throw unknownReference('packageId', 'packages');
  return priceOfPackage(pkg, (await readSettings()).discountPerService);
}

async function ofServices(ids: readonly string[]): Promise<Price> {
  const chosen = [...new Set(ids)];
  const found = await modelNamed('services')
    .find({ _id: { $in: chosen }, ...shownTo('visitor', 'services') })
    .lean<Stored[]>();
  if (found.length < chosen.length) throw unknownReference('serviceIds', 'services');
  const services = z.array(entities.services.document.pick({ price: true, hidePrice: true })).parse(found);
  return priceOf(services, (await readSettings()).discountPerService);
}
