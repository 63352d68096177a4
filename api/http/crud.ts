import { callsOf, type DocumentOf, type EntityName, entityOf } from '@ritmi/shared/domain/entities';
import { reorderRequest } from '@ritmi/shared/domain/shapes';
import { z } from 'zod';
import type { Collection, Fields, Stored } from '../db/collection.js';
import { NotFoundError, StaleError } from '../db/errors.js';
import * as writes from '../db/writes.js';
import type { Account } from './auth.js';
import { readListPage } from '../db/listPage.js';
import { expectedPlaces, expectedVersion, listTag, placesTag, versionTag } from './etag.js';
import { listQueryOf, nextAddress, readListQuery } from './listQuery.js';
import { type Call, idOf, type Reply, type Route, route } from './route.js';
import { write } from './writing.js';

// The routes that follow from an entity's definition.

const listHeaders = {
  Link: 'Address of the next page with `rel="next"`, where `limit`, `cursor` or `offset` was given and there is one',
  'X-Total-Count': 'Length of the whole list, where `limit`, `cursor` or `offset` was given',
};

/** GET of the list in readers' order, and of one document where the entity allows it. */
export function readRoutes(collection: Collection): Route[] {
  const { name, model } = collection;
  const { label, document, readOne } = entityOf(name);
  const calls = callsOf(name);
  const list = route({
    method: 'get',
    path: calls.list,
    access: 'public',
    isCached: true,
    summary: `Every ${label}, or a page of the list`,
    query: listQueryOf(collection),
    answer: { status: 200, schema: z.array(document), headers: listHeaders },
    errors: [422],
    handle: async ({ account, request }) => {
      const { filter, order, page } = readListQuery(collection, request);
      if (!page) {
        const stored: Stored[] = await model.find(filter).sort(order).lean();
        const documents = await present(collection, stored, account);
        return { status: 200, body: documents, headers: readHeaders(listTag(documents), account) };
      }
      const { documents: stored, total, next } = await readListPage(collection, { filter, order, ...page });
      const documents = await present(collection, stored, account);
      const place = {
        'X-Total-Count': String(total),
        ...(next && { Link: `<${nextAddress(request, next)}>; rel="next"` }),
      };
      const tag = listTag(documents, place);
      return { status: 200, body: documents, headers: { ...readHeaders(tag, account), ...place } };
    },
  });
  if (!readOne) return [list];
  const one = route({
    method: 'get',
    path: calls.one,
    access: readOne,
    summary: `One ${label}`,
    answer: { status: 200, schema: document },
    handle: async ({ account, params }) => {
      const found = await model.findById(params.id).orFail(new NotFoundError()).lean<Stored>();
      return oneReply(collection, found, account);
    },
  });
  return [list, one];
}

/** POST of a new document as JSON. */
export function createRoute(collection: Collection): Route {
  const { create, document, label } = entityOf(collection.name);
  return route({
    method: 'post',
    path: callsOf(collection.name).create,
    access: 'admin',
    summary: `Adds a ${label}`,
    body: create,
    answer: { status: 201, schema: document },
    handle: (call) => createFrom(collection, call, { fields: call.body, sent: call.request.body }),
  });
}

/** Stores a new document that came in whatever form; `sent` identifies it when an Idempotency-Key comes again. */
export function createFrom(
  collection: Collection,
  call: Call,
  { fields, sent }: { fields: Fields; sent: unknown },
): Promise<Reply> {
  const work = async (account: Account) => {
    const created = await writes.create(collection, fields, account);
    return { ...(await oneReply(collection, created, account)), status: 201 };
  };
  return write(collection, call, { sent, work });
}

/** PATCH of the fields that are sent, DELETE into the trash, and POST of a new order. */
export function changeRoutes(collection: Collection): Route[] {
  const { name, hasOrder } = collection;
  const { document, label, patch } = entityOf(name);
  const calls = callsOf(name);
  const described = { access: 'admin', answer: { status: 204, schema: null }, errors: [409] } as const;
  const targetOf = (call: Call, actor: Account) => {
    return { id: idOf(call), actor, ifMatch: expectedVersion(call.request) };
  };
  const update = route({
    ...described,
    method: 'patch',
    path: calls.update,
    summary: `Changes the sent fields of a ${label}`,
    body: patch,
    answer: { status: 200, schema: document },
    handle: (call) => {
      const work = async (account: Account) => {
        const updated = await writes.patch(collection, call.body, targetOf(call, account));
        return oneReply(collection, updated, account);
      };
      return write(collection, call, { sent: call.request.body, work });
    },
  });
  const remove = route({
    ...described,
    method: 'delete',
    path: calls.one,
    summary: `Moves a ${label} to the trash`,
    handle: (call) => {
      const work = async (account: Account) => {
        await writes.remove(collection, targetOf(call, account));
        return { status: 204 };
      };
      return write(collection, call, { work });
    },
  });
  const reorder = route({
    ...described,
    method: 'post',
    path: calls.reorder,
    summary: 'Puts the list in a new order',
    body: reorderRequest,
    handle: (call) => {
      const expected = expectedPlaces(call.request);
      const work = async (account: Account) => {
        const check = async (before: readonly Stored[]) => {
          if (expected === null) return;
          const documents = await present(collection, before, account);
          if (placesTag(documents) !== expected) throw new StaleError(documents, ['order']);
        };
        await writes.reorder(collection, call.body, { actor: account, check });
        return { status: 204 };
      };
      return write(collection, call, { sent: call.request.body, work });
    },
  });
  return [update, remove, ...(hasOrder ? [reorder] : [])];
}

/** Documents as this caller may see them. */
async function present(
  collection: Collection,
  stored: readonly Stored[],
  account: Account | null,
): Promise<DocumentOf<EntityName>[]> {
  const documents = await collection.read(stored);
  return account ? documents : documents.map((document) => collection.redact(document));
}

/** Answer with one document. */
export async function oneReply(
  collection: Collection,
  stored: Stored,
  account: Account | null,
): Promise<Reply> {
  const [body] = await present(collection, [stored], account);
  return { status: 200, body, headers: readHeaders(versionTag(stored.version), account) };
}

/** Caches must ask again each time; what an administrator reads may hold hidden prices. */
function readHeaders(etag: string, account: Account | null): Record<string, string> {
  return { ETag: etag, 'Cache-Control': account ? 'private, no-cache' : 'no-cache' };
}
