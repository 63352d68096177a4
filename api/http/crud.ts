import { callsOf, entityOf } from '@ritmi/shared/domain/entities';
import { reorderRequest } from '@ritmi/shared/domain/reorder';
import { z } from 'zod';
import type { Collection } from '../db/collection.js';
import type { Fields, Stored } from '../db/document.js';
import { StaleError } from '../db/errors.js';
import * as writes from '../db/writes.js';
import type { Account } from './auth.js';
import { notFound } from './errors.js';
import { expectedPlaces, expectedVersion, listTag, placesTag } from './etag.js';
import { oneReply, present, readHeaders, storedList } from './reading.js';
import { type Call, idOf, type Reply, type Route, route } from './route.js';
import { write } from './writing.js';

// Rows that entities build their tables from. Whatever is special stands in the entity's own folder.

/** GET of the whole list, in readers' order. */
export function list(collection: Collection): Route {
  return route({
    method: 'get',
    path: callsOf(collection.name).list,
    access: 'public',
    isKept: true,
    summary: `Every ${labelOf(collection)}`,
    answer: { status: 200, schema: z.array(entityOf(collection.name).document) },
    handle: async ({ account }) => {
      const documents = await present(collection, await storedList(collection), account);
      return { status: 200, body: documents, headers: readHeaders(listTag(documents), account) };
    },
  });
}

/** GET of one document. */
export function one(collection: Collection, access: Route['access']): Route {
  return route({
    method: 'get',
    path: callsOf(collection.name).one,
    access,
    summary: `One ${labelOf(collection)}`,
    answer: { status: 200, schema: entityOf(collection.name).document },
    handle: async ({ account, params }) => {
      const found = await collection.model.findById(params.id).lean<Stored>();
      if (!found) throw notFound();
      return oneReply(collection, found, account);
    },
  });
}

/** POST of a new document as JSON. */
export function create(collection: Collection): Route {
  return route({
    method: 'post',
    path: callsOf(collection.name).create,
    access: 'admin',
    summary: `Adds a ${labelOf(collection)}`,
    body: entityOf(collection.name).create,
    answer: { status: 201, schema: entityOf(collection.name).document },
    handle: (call) => createFrom(collection, call, { fields: call.body as Fields, sent: call.request.body }),
  });
}

/** Keeps a new document that came in whatever form; `sent` stands for it when an Idempotency-Key comes again. */
export async function createFrom(
  collection: Collection,
  call: Call,
  { fields, sent }: { fields: Fields; sent: unknown },
): Promise<Reply> {
  const work = async (account: Account) => {
    const made = await writes.create(collection, fields, account);
    return { ...(await oneReply(collection, made, account)), status: 201 };
  };
  return write(collection, call, { sent, work });
}

/** PATCH of the fields that are sent. */
export function patch(collection: Collection): Route {
  return route({
    method: 'patch',
    path: callsOf(collection.name).update,
    access: 'admin',
    summary: `Changes the sent fields of a ${labelOf(collection)}`,
    body: entityOf(collection.name).patch,
    answer: { status: 200, schema: entityOf(collection.name).document },
    errors: [409],
    handle: (call) => {
      const work = async (account: Account) => {
        const target = { id: idOf(call), actor: account, ifMatch: expectedVersion(call.request) };
        return oneReply(collection, await writes.patch(collection, call.body as Fields, target), account);
      };
      return write(collection, call, { sent: call.request.body, work });
    },
  });
}

/** DELETE into the trash. */
export function remove(collection: Collection): Route {
  return route({
    method: 'delete',
    path: callsOf(collection.name).one,
    access: 'admin',
    summary: `Moves a ${labelOf(collection)} to the trash`,
    answer: { status: 204, schema: null },
    errors: [409],
    handle: (call) => {
      const work = async (account: Account) => {
        const target = { id: idOf(call), actor: account, ifMatch: expectedVersion(call.request) };
        await writes.remove(collection, target);
        return { status: 204 };
      };
      return write(collection, call, { sent: null, work });
    },
  });
}

/** POST of a new order. */
export function reorder(collection: Collection): Route {
  return route({
    method: 'post',
    path: callsOf(collection.name).reorder,
    access: 'admin',
    summary: 'Puts the list in a new order',
    body: reorderRequest,
    answer: { status: 204, schema: null },
    errors: [409],
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
}

function labelOf({ name }: Collection): string {
  return entityOf(name).label;
}
