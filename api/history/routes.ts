import { callsOf, type EntityName, entityNames, entityOf } from '@ritmi/shared/domain/entities';
import { auditEntry, erased, trashEntry } from '@ritmi/shared/domain/history';
import { parseStoredName, uploadsPath } from '@ritmi/shared/domain/uploads/stored';
import type { Values } from '@ritmi/shared/domain/values';
import type { Request } from 'express';
import { z } from 'zod';
import type { Collections } from '../db/collection.js';
import { fieldThat } from '../db/kinds.js';
import { forgetReplies, replaceReply } from '../db/idempotency.js';
import { type Erased, erase, removedBy, trash } from '../db/trash.js';
import { restore } from '../db/writes.js';
import { actorOf } from '../http/auth.js';
import { notFound } from '../http/errors.js';
import { oneReply } from '../http/crud.js';
import { idOf, type Route, route } from '../http/route.js';
import { attemptOf, write } from '../http/writing.js';
import { accountEntries, contentEntries, entryPage, merged } from './entries.js';

type Files = { readonly removeForGood: (urls: readonly string[]) => Promise<string[]> };

const answerHeaders = { Link: 'Address of the next page with `rel="next"`, where there are older entries' };

const auditPage = entryPage.extend({
  /** Entries about documents or about accounts; both when absent. */
  kind: z.enum(['content', 'accounts']).optional(),
  /** Only entries about documents of this entity. */
  entity: z.enum(entityNames).optional(),
});

/** Audit, history, trash, restoring and deleting for good (contract, Beyond). */
export function historyRoutes(collections: Collections, uploads: Files): readonly Route[] {
  const one =
    'Deletes a document of the trash for good, with its history and the files that nothing else names';
  const all = 'Empties the trash for good, at most 200 documents at a time';
  return [
    audit,
    ...entityNames.map(historyOf),
    trashList,
    restoreRoute(collections),
    eraseRoute('/trash/{id}', one, uploads),
    eraseRoute('/trash', all, uploads),
  ];
}

const audit = route({
  method: 'get',
  path: '/audit',
  access: 'admin',
  summary: 'Every write on documents and what happened to accounts, newest first',
  query: auditPage,
  answerHeaders,
  answer: z.array(auditEntry),
  handle: async ({ query: { kind, entity, ...of }, request }) => {
    const parts = await Promise.all([
      ...(kind === 'accounts' ? [] : [contentEntries(entity ? { entity } : {}, of)]),
      ...(kind === 'content' || entity ? [] : [accountEntries(of)]),
    ]);
    return pageOf(merged(parts, of.limit), request);
  },
});

/** A page as it is answered, with the address of the next one. */
function pageOf({ entries, hasMore }: ReturnType<typeof merged>, { originalUrl }: Request) {
  const last = entries.at(-1)?.id;
  if (!hasMore || !last) return { body: [...entries] };
  const { pathname, searchParams } = new URL(originalUrl, 'http://api');
  searchParams.set('before', last);
  return { body: [...entries], headers: { Link: `<${pathname}?${searchParams.toString()}>; rel="next"` } };
}

function historyOf(entity: EntityName): Route {
  return route({
    method: 'get',
    path: callsOf(entity).history,
    access: 'admin',
    summary: 'Every write on one document, newest first',
    query: entryPage,
    answerHeaders,
    answer: z.array(auditEntry),
    handle: async (call) => {
      const { isSingle } = entityOf(entity);
      const documentId = isSingle ? entity : idOf(call);
      const found = await contentEntries({ entity, documentId }, call.query);
      if (found.entries.length === 0 && !isSingle) throw notFound();
      return pageOf(found, call.request);
    },
  });
}

const trashList = route({
  method: 'get',
  path: '/trash',
  access: 'admin',
  summary: 'Deleted documents, the latest first',
  answer: z.array(trashEntry),
  handle: async () => {
    // Of each document only what is shown of it: there may be many, and some are large.
    const pictures = Object.values(pictureFields).map((field) => `document.${field}`);
    const shown = ['entity', 'title', 'deletedAt', 'deletedBy', ...pictures];
    const deleted = await trash.find().select(shown).sort({ deletedAt: -1 }).lean();
    const body = deleted.map(({ _id, entity, title, deletedAt, deletedBy, document }) => {
      const values: Values = document ?? {};
      const picture = values[pictureFields[entity] ?? ''];
      return {
        id: _id,
        entity,
        title,
        deletedBy,
        deletedAt: deletedAt.toISOString(),
        ...(typeof picture === 'string' && picture !== '' && { picture }),
      };
    });
    return { body };
  },
});

/** The field by whose picture a deleted document is recognized; entities without one are absent. */
const pictureFields: Readonly<Partial<Record<EntityName, string>>> = Object.fromEntries(
  entityNames.flatMap((name) => {
    const field = fieldThat('isPicture', entityOf(name).fields);
    return field === undefined ? [] : [[name, field]];
  }),
);

function restoreRoute(collections: Collections): Route {
  return route({
    method: 'post',
    path: '/trash/{id}/restore',
    access: 'admin',
    summary: 'Brings a deleted document back with its id, order and media',
    errors: [409],
    answer: z.looseObject({ id: z.string() }),
    handle: (call) =>
      write(call, async () => {
        const target = { id: idOf(call), actor: actorOf(call.account) };
        const { collection, stored } = await restore(collections, target);
        return oneReply(collection, stored, call);
      }),
  });
}

function eraseRoute(path: string, summary: string, uploads: Files): Route {
  return route({
    method: 'delete',
    path,
    access: 'admin',
    summary,
    answer: erased,
    handle: async (call) => {
      const { id } = call.params;
      const reply = await write(call, async () => {
        const body = await erase(id === undefined ? {} : { _id: id }, actorOf(call.account));
        if (id !== undefined && body.documents === 0) throw notFound();
        return { body };
      });
      // The reply of this call, or the stored one of an earlier call. It has names until their files have been removed.
      const { documents, ids, beside = [], names } = reply.body as Partial<Erased>;
      // With names, a repeated call finishes what an interrupted one left.
      if (!ids || !names) return reply;
      await forgetReplies(removedBy({ ids, beside, names }));
      const removed = await uploads.removeForGood(names.map((name) => uploadsPath + name));
      // Variants are removed with their file and not counted.
      const files = removed.filter((url) => parseStoredName(url.slice(uploadsPath.length)) !== null).length;
      const done = { ...reply, body: { documents, files } };
      await replaceReply(attemptOf(call), done);
      return done;
    },
  });
}
