import { callsOf, entityOf } from '@ritmi/shared/domain/entities';
import { reorderRequest } from '@ritmi/shared/domain/shapes';
import { z } from 'zod';
import type { Collection, Stored } from '../db/collection.js';
import { StaleError } from '../db/errors.js';
import type { Fields } from '../db/kinds.js';
import * as writes from '../db/writes.js';
import { readList } from '../db/listPage.js';
import { expectedOrderTag, expectedVersion, listTag, orderTag, versionTag } from './etag.js';
import { listQueryOf, nextAddress, readListQuery } from './listQuery.js';
import { type AdminCall, type Call, idOf, type Reply, type Route, route } from './route.js';
import { write } from './writing.js';

// The routes that derive from an entity's definition.

const listHeaders = {
  Link: 'Address of the next page with `rel="next"`, where `limit`, `cursor` or `offset` was given and there is one',
  'X-Total-Count': 'Length of the whole list, where `limit`, `cursor` or `offset` was given',
};

/** GET of the list, and of one document where the entity allows it. */
export function readRoutes(collection: Collection): Route[] {
  const { name } = collection;
  const { label, document, readOne } = entityOf(name);
  const calls = callsOf(name);
  const list = route({
    method: 'get',
    path: calls.list,
    access: 'public',
    isCached: true,
    summary: `Every ${label}, or a page of the list`,
    query: listQueryOf(collection),
    answer: z.array(document),
    answerHeaders: listHeaders,
    handle: async (call) => {
      const query = readListQuery(collection, call.query);
      const { documents, total, next } = await readList(collection, query, (count) =>
        call.lists ? call.lists.totalOf(name, count) : count(),
      );
      const body = await present(collection, documents, call);
      const pageHeaders = {
        ...(total !== undefined && { 'X-Total-Count': String(total) }),
        ...(next && { Link: `<${nextAddress(call.request, next)}>; rel="next"` }),
      };
      return { body, headers: { ...readHeaders(listTag(body, pageHeaders), call), ...pageHeaders } };
    },
  });
  if (!readOne) return [list];
  const one = route({
    method: 'get',
    path: calls.one,
    access: readOne,
    summary: `One ${label}`,
    answer: document,
    handle: async (call) => oneReply(collection, await writes.findStored(collection, idOf(call)), call),
  });
  return [list, one];
}

export function createRoute(collection: Collection): Route {
  const { create, document, label } = entityOf(collection.name);
  return route({
    method: 'post',
    path: callsOf(collection.name).create,
    access: 'admin',
    summary: `Adds a ${label}`,
    body: create,
    answer: document,
    status: 201,
    handle: (call) => createFrom(collection, call, { fields: call.body }),
  });
}

/** Stores a new document, sent as JSON or as a form; `sent` is compared when its Idempotency-Key is repeated. */
export function createFrom(
  collection: Collection,
  call: AdminCall,
  { fields, sent }: { fields: Fields; sent?: unknown },
): Promise<Reply> {
  const work = async () => {
    const created = await writes.create(collection, fields, call.account);
    return oneReply(collection, created, call);
  };
  return write(call, work, { list: collection, sent });
}

/** PATCH of the fields that are sent, DELETE into the trash, and POST of a new order. */
export function changeRoutes(collection: Collection): Route[] {
  const { name, hasOrder } = collection;
  const { document, label, patch } = entityOf(name);
  const calls = callsOf(name);
  const common = { access: 'admin', errors: [409] } as const;
  const targetOf = (call: AdminCall) => {
    return { id: idOf(call), actor: call.account, ifMatch: expectedVersion(call.request) };
  };
  const writeList = (call: AdminCall, work: () => Promise<Reply>) => write(call, work, { list: collection });
  const update = route({
    ...common,
    method: 'patch',
    path: calls.update,
    summary: `Changes the sent fields of a ${label}`,
    body: patch,
    answer: document,
    handle: (call) =>
      writeList(call, async () => {
        const updated = await writes.patch(collection, call.body, targetOf(call));
        return oneReply(collection, updated, call);
      }),
  });
  const remove = route({
    ...common,
    method: 'delete',
    path: calls.one,
    summary: `Moves a ${label} to the trash`,
    handle: (call) =>
      writeList(call, async () => {
        await writes.remove(collection, targetOf(call));
        return {};
      }),
  });
  const reorder = route({
    ...common,
    method: 'post',
    path: calls.reorder,
    summary: 'Puts the list in a new order',
    body: reorderRequest,
    handle: (call) => {
      const expected = expectedOrderTag(call.request);
      const check = async (before: readonly Stored[]) => {
        if (expected === null) return;
        const documents = await present(collection, before, call);
        if (orderTag(documents) !== expected) throw new StaleError(documents, ['order']);
      };
      return writeList(call, async () => {
        await writes.reorder(collection, call.body, { actor: call.account, check });
        return {};
      });
    },
  });
  return [update, remove, ...(hasOrder ? [reorder] : [])];
}

/** Documents as this caller may see them. */
async function present(collection: Collection, stored: readonly Stored[], { account }: Call) {
  const documents = await collection.read(stored);
  return account ? documents : documents.map((document) => collection.redact(document));
}

export async function oneReply(collection: Collection, stored: Stored, call: Call): Promise<Reply> {
  const [body] = await present(collection, [stored], call);
  return { body, headers: readHeaders(versionTag(stored.version), call) };
}

/** Caches must revalidate each time; what an administrator reads may contain hidden prices. */
function readHeaders(etag: string, { account }: Call): Record<string, string> {
  return { ETag: etag, 'Cache-Control': account ? 'private, no-cache' : 'no-cache' };
}
