import { addressFieldOf } from '@ritmi/shared/domain/addresses/site';
import { nobody, type Rule, visitor } from '@ritmi/shared/domain/access';
import { callsOf, contentOf, entityOf, referrersOf } from '@ritmi/shared/domain/entities';
import { reorderRequest } from '@ritmi/shared/domain/shapes';
import type { Values } from '@ritmi/shared/domain/values';
import { z } from 'zod';
import { type Collection, fieldsOf, type Stored } from '../db/collection.js';
import { NotFoundError, StaleError } from '../db/errors.js';
import type { Fields } from '../db/kinds.js';
import { referenceIssues } from '../db/normalize.js';
import * as writes from '../db/writes.js';
import { readList } from '../db/listPage.js';
import { withNotes } from '../db/files/notes.js';
import { withCopies } from '../db/publishing/storedCopies.js';
import { addressRoutes, findAt, withNamedIds } from './addresses.js';
import { accessOf, requireAllowed, requireSendable } from './allowed.js';
import { actorOf } from './auth.js';
import { notFound } from './errors.js';
import { expectedOrderTag, expectedVersion, listTag, orderTag, readHeaders, versionTag } from './etag.js';
import { listQueryOf, nextAddress, readListQuery } from './listQuery.js';
import { viewOf } from './previewed.js';
import { type Call, idOf, type Reply, type Route, route } from './route.js';
import { write } from './writing.js';

// The routes that derive from an entity's definition. Those that its `access` gives to nobody do not exist.

const listHeaders = {
  Link: 'Address of the next page with `rel="next"`, where `limit`, `cursor` or `offset` was given and there is one',
  'X-Total-Count': 'Length of the whole list, where `limit`, `cursor` or `offset` was given',
};

/** GET of the list, and of one document. */
export function readRoutes(collection: Collection): Route[] {
  const { name, orderField } = collection;
  const { access, label, document: answer, isSingle, site } = entityOf(name);
  const calls = callsOf(name);
  const list = () =>
    route({
      method: 'get',
      path: calls.list,
      access: accessOf(access.read),
      ...(site && access.read(visitor) && { cachedContent: contentOf(name) }),
      summary: `Every ${label}, or a page of the list`,
      query: listQueryOf(collection),
      answer: z.array(answer),
      answerHeaders: listHeaders,
      handle: async (call) => {
        requireAllowed(access.read, call, null);
        const { reader, isPreview, shown, without } = await viewOf(name, call);
        const named = await withNamedIds(collection, call.query, call);
        const query = { ...readListQuery(collection, named), without };
        const { documents, total, next } = await readList(collection, query, (count) =>
          call.lists && !isPreview ? call.lists.totalOf(name, reader, count) : count(),
        );
        const body = await present(collection, await shown(documents, query), call);
        const pageHeaders = {
          ...(total !== undefined && { 'X-Total-Count': String(total) }),
          ...(next && { Link: `<${nextAddress(collection, call.request, next)}>; rel="next"` }),
        };
        const etag = listTag({ documents: body, orderField }, pageHeaders);
        return { body, headers: { ...readHeaders(name, etag, call), ...pageHeaders } };
      },
    });
  const one = () =>
    route({
      method: 'get',
      path: calls.one,
      access: accessOf(access.readOne),
      ...(isSingle && site && access.read(visitor) && { cachedContent: contentOf(name) }),
      summary: isSingle ? `The ${label}` : `One ${label}`,
      answer,
      handle: async (call) => {
        const stored = await findAt(collection, idIn(collection, call));
        requireAllowed(access.readOne, call, fieldsOf(name, stored));
        const { sees, shown } = await viewOf(name, call);
        if (site && !sees(stored)) throw notFound();
        const [document = stored] = await shown([stored]);
        return oneReply(collection, document, call);
      },
    });
  return [
    ...(isSingle || access.read === nobody ? [] : [list()]),
    ...(access.readOne === nobody ? [] : [one()]),
    ...addressRoutes(collection),
  ];
}

export function createRoute(collection: Collection): Route[] {
  const { name } = collection;
  const { access, create, document, label, visitors } = entityOf(name);
  if (access.create === nobody) return [];
  const isForVisitors = access.create(visitor, null) && !access.read(visitor);
  return [
    route({
      method: 'post',
      path: callsOf(name).create,
      access: accessOf(access.create),
      summary: `Adds a ${label}`,
      body: create,
      alsoWrong: (body) => referenceIssues(name, body),
      answer: isForVisitors ? z.union([document, visitors?.see ?? nothing]) : document,
      status: 201,
      // An address may be taken; there is no version yet that `If-Match` could name.
      ...(addressFieldOf(name) && { errors: [409], headers: ['Idempotency-Key'] }),
      handle: (call) => createFrom(collection, call, { fields: call.body }),
    }),
  ];
}

/** Stores a new document, sent as JSON or as a form; `sent` is compared when its Idempotency-Key is repeated. */
export function createFrom(
  collection: Collection,
  call: Call,
  { fields, sent, check }: { fields: Fields; sent?: unknown; check?: () => Promise<void> },
): Promise<Reply> {
  const { access, visitors } = entityOf(collection.name);
  requireAllowed(access.create, call, fields);
  if (!call.account) requireSendable(collection, call.request.body, visitors?.send ?? []);
  const work = async () => {
    const created = await writes.create(collection, fields, { actor: actorOf(call.account) });
    return oneReply(collection, created, call);
  };
  return write(call, work, { list: collection, sent, check });
}

/** PATCH, DELETE into the trash, and POST of a new order. */
export function changeRoutes(collection: Collection): Route[] {
  const { name, orderField } = collection;
  const { access, document, isSingle, label, patch, publishing } = entityOf(name);
  const isUsed = publishing && referrersOf(name).length > 0;
  const calls = callsOf(name);
  const changing = { access: accessOf(access.update), errors: [409] };
  const targetOf = (call: Call, rule: Rule) => ({
    id: idIn(collection, call),
    actor: actorOf(call.account),
    ifMatch: expectedVersion(call.request),
    guard: (current: Stored) => requireAllowed(rule, call, fieldsOf(name, current)),
  });
  const writeList = (call: Call, work: () => Promise<Reply>) => write(call, work, { list: collection });
  const update = () =>
    route({
      ...changing,
      method: 'patch',
      path: calls.update,
      summary: isSingle ? `Changes the sent fields of the ${label}` : `Changes the sent fields of a ${label}`,
      body: patch,
      readNow: (call) => readNow(collection, call),
      ...(isUsed && { query: forceQuery }),
      answer: document,
      handle: (call) =>
        writeList(call, async () => {
          const isForced = forceQuery.safeParse(call.query).data?.force === 'true';
          const target = { ...targetOf(call, access.update), isForced };
          const updated = await writes.patch(collection, call.body, target);
          return oneReply(collection, updated, call);
        }),
    });
  const remove = () =>
    route({
      method: 'delete',
      access: accessOf(access.delete),
      errors: [409],
      path: calls.one,
      summary: `Moves a ${label} to the trash`,
      handle: (call) =>
        writeList(call, async () => {
          await writes.remove(collection, targetOf(call, access.delete));
          return {};
        }),
    });
  const reorder = () =>
    route({
      ...changing,
      method: 'post',
      path: calls.reorder,
      summary: 'Puts the list in a new order',
      body: reorderRequest,
      handle: (call) => {
        requireAllowed(access.update, call, null);
        const expected = expectedOrderTag(call.request);
        const check = async (before: readonly Stored[]) => {
          if (expected === null || orderField === null) return;
          const documents = await present(collection, before, call);
          if (orderTag({ documents, orderField }) !== expected) {
            throw new StaleError(documents, [orderField]);
          }
        };
        return writeList(call, async () => {
          await writes.reorder(collection, call.body, { actor: actorOf(call.account), check });
          return {};
        });
      },
    });
  return [
    ...(access.update === nobody ? [] : [update()]),
    ...(access.delete === nobody ? [] : [remove()]),
    ...(orderField === null || access.update === nobody ? [] : [reorder()]),
  ];
}

/** Whether a write also takes away what something published uses. */
export const forceQuery = z.object({
  force: z.enum(['true', 'false'], { error: 'force must be true or false' }).optional(),
});

export function idIn({ name }: Collection, call: Call): string {
  return entityOf(name).isSingle ? name : idOf(call);
}

/** The document that a call names, as its caller reads it; null when there is none. */
async function readNow(collection: Collection, call: Call): Promise<Values | null> {
  try {
    const stored = await writes.findStored(collection, idIn(collection, call));
    return (await present(collection, [stored], call))[0] ?? null;
  } catch (error) {
    if (error instanceof NotFoundError) return null;
    throw error;
  }
}

const nothing = z.object({});

/** Documents as this caller may see them. */
export async function present(collection: Collection, stored: readonly Stored[], call: Call) {
  const read = await collection.read(stored, call.account ? 'administrator' : 'visitor');
  const documents = await withNotes(collection.name, read);
  if (!call.account) return documents.map((document) => collection.redact(document));
  if (!entityOf(collection.name).publishing) return documents;
  const drafted = await withCopies(collection.name, documents);
  return documents.map((document) => ({ ...document, hasDraft: drafted.has(document.id) }));
}

/** One document, or of one that visitors may create but not read, what they see of it. */
export async function oneReply(collection: Collection, stored: Stored, call: Call): Promise<Reply> {
  const { access, visitors } = entityOf(collection.name);
  const [body] = await present(collection, [stored], call);
  const headers = readHeaders(collection.name, versionTag(stored.version), call);
  const isReadable =
    access.read(actorOf(call.account)) ||
    access.readOne(actorOf(call.account), fieldsOf(collection.name, stored));
  return { body: isReadable ? body : (visitors?.see ?? nothing).parse(body), headers };
}
