import { addressFieldOf } from '@ritmi/shared/domain/addresses/site';
import { callsOf, contentOf, type EntityName, entityOf, isEntityName } from '@ritmi/shared/domain/entities';
import { textIn } from '@ritmi/shared/domain/values';
import { z } from 'zod';
import { addressesOf, idAt } from '../db/addresses.js';
import { type Collection, collectionNamed, type Stored } from '../db/collection.js';
import { NotFoundError } from '../db/errors.js';
import type { Fields } from '../db/kinds.js';
import { readList } from '../db/listPage.js';
import { hiddenFrom } from '../db/publishing/visible.js';
import * as writes from '../db/writes.js';
import { readListQuery } from './listQuery.js';
import { viewOf } from './previewed.js';
import { type Call, type Route, route } from './route.js';

const entry = z.object({
  /** In lower case. */
  address: z.string(),
  id: z.string(),
  /** The address that the page has now. */
  now: z.string(),
});

/** GET of all addresses, where documents have pages at addresses of their own. */
export function addressRoutes(collection: Collection): Route[] {
  const { name } = collection;
  const field = addressFieldOf(name);
  if (field === null) return [];
  const handle = async () => {
    // Those of drafts stay unknown.
    const query = { ...readListQuery(collection, {}), without: hiddenFrom('visitor', name) };
    const { documents } = await readList(collection, query, (count) => count());
    const now = new Map(documents.map((stored) => [stored._id, textIn(stored, field)]));
    const found = await addressesOf(name, [...now.keys()]);
    const body = found.map(({ address, id }) => ({ address, id, now: now.get(id) ?? '' }));
    return { body, headers: { 'Cache-Control': 'no-cache' } };
  };
  return [
    route({
      method: 'get',
      path: `${callsOf(name).list}/addresses`,
      access: 'public',
      cachedContent: contentOf(name),
      summary: `Every address that the page of a ${entityOf(name).label} has or had, with the one that it has now`,
      answer: z.array(entry),
      handle,
    }),
  ];
}

/** A stored document by its id, or by an address that its page has or had. @throws NotFoundError */
export async function findAt(collection: Collection, id: string): Promise<Stored> {
  return writes.findStored(collection, id).catch(async (error: unknown) => {
    const at = error instanceof NotFoundError ? await idAt(collection.name, id) : null;
    if (at === null) throw error;
    return writes.findStored(collection, at);
  });
}

/** The query of a list with lists of ids in place of what it names: an empty one where the caller does not see that. */
export async function withNamedIds<Q extends Fields>(
  { name, filters }: Collection,
  query: Q,
  call: Call,
): Promise<Q> {
  const named = filters.map(async (filter) => {
    const [field, at] = [entityOf(name).fields[filter], query[filter]];
    if (!field || !('to' in field) || !isEntityName(field.to) || typeof at !== 'string') return {};
    return { [filter]: await idsAt(field.to, at, call) };
  });
  return Object.assign({}, query, ...(await Promise.all(named)));
}

async function idsAt(name: EntityName, at: string, call: Call): Promise<string[]> {
  const { sees } = await viewOf(name, call);
  try {
    const found = await findAt(collectionNamed(name), at);
    return sees(found) ? [found._id] : [];
  } catch (error) {
    if (error instanceof NotFoundError) return [];
    throw error;
  }
}
