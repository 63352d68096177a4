import { callsOf, entityOf } from '@ritmi/shared/domain/entities';
import { issue } from '@ritmi/shared/domain/errors';
import { instant, publishingIssues } from '@ritmi/shared/domain/publishing/publishing';
import { z } from 'zod';
import { type Collection, fieldsOf } from '../db/collection.js';
import {
  changeCopy,
  type Copy,
  findCopy,
  numberOf,
  planCopy,
  publishCopy,
  removeCopy,
  withChanges,
} from '../db/publishing/copies.js';
import { InvalidError } from '../db/errors.js';
import { restoreVersion } from '../db/versions.js';
import { findStored } from '../db/writes.js';
import { accessOf, requireAllowed } from './allowed.js';
import { actorOf } from './auth.js';
import { forceQuery, idIn, oneReply, present } from './crud.js';
import { notFound } from './errors.js';
import { draftTag, expectedDraft, expectedVersion } from './etag.js';
import { type Call, idOf, type Reply, type Route, route } from './route.js';
import { write } from './writing.js';

/** What a copy has besides the document as it would be. */
const copyState = z.object({
  /** Version of the document from which the copy was made. */
  baseVersion: z.int(),
  /** When it is to be published; null for by hand. */
  at: z.iso.datetime().nullable(),
  /** The fields because of which it was not published at its time. */
  waitsFor: z.array(z.string()).readonly(),
});

/** A time that is said: an empty one would publish at once what was to wait. */
const time = instant('at').refine((at) => at !== null, issue('notMoment', 'at must be a time'));

/** The changed copy beside a document, and earlier versions of it (contract, Publishing). */
export function draftRoutes(collection: Collection): Route[] {
  const { name } = collection;
  const { access, document, label, patch, publishing } = entityOf(name);
  if (!publishing) return [];
  const path = callsOf(name).draft;
  const answer = z.intersection(document, copyState);
  const common = { access: accessOf(access.update), errors: [409] } as const;
  const targetOf = async (call: Call) => {
    const id = idOf(call);
    requireAllowed(access.update, call, fieldsOf(name, await findStored(collection, id)));
    return { id, actor: actorOf(call.account), ifMatch: expectedDraft(call.request) };
  };
  const copyReply = async (found: Copy, call: Call, status = 200): Promise<Reply> => {
    const [body] = await present(collection, [withChanges(name, found)], call);
    const { baseVersion, at, waitsFor } = found.copy;
    const headers = { ETag: draftTag(numberOf(found)), 'Cache-Control': 'private, no-cache' };
    return { status, body: { ...body, hasDraft: true, baseVersion, at, waitsFor }, headers };
  };
  return [
    route({
      method: 'get',
      path,
      access: common.access,
      summary: `A ${label} as its changed copy would make it`,
      answer,
      handle: async (call) => copyReply(await findCopy(collection, idOf(call)), call),
    }),
    route({
      ...common,
      method: 'patch',
      path,
      summary: `Changes the copy beside a ${label}; 201 when that makes it`,
      body: patch,
      answer,
      errors: [201, ...common.errors],
      otherAnswers: { 201: answer },
      handle: (call) =>
        write(call, async () => {
          const changed = await changeCopy(collection, call.body, await targetOf(call));
          return copyReply(changed, call, changed.isNew ? 201 : 200);
        }),
    }),
    route({
      ...common,
      method: 'delete',
      path,
      summary: `Removes the copy beside a ${label}`,
      handle: (call) =>
        write(call, async () => {
          await removeCopy(collection, await targetOf(call));
          return {};
        }),
    }),
    route({
      ...common,
      method: 'post',
      path: `${path}/publish`,
      summary: `Writes what the copy changed to the ${label}, now or at a time`,
      body: z.object({ at: time.optional() }),
      query: forceQuery,
      // The copy that waits for its time, or the document that it has changed.
      answer: z.union([answer, document]),
      handle: (call) =>
        write(call, async () => {
          const target = await targetOf(call);
          const { at } = call.body;
          const forced = { ...target, isForced: call.query.force === 'true' };
          if (at) {
            requireFuture(at);
            return copyReply(await planCopy(collection, at, forced), call);
          }
          return oneReply(collection, await publishCopy(collection, forced), call);
        }),
    }),
  ];
}

/** POST that writes an earlier version of published content as a new one. */
export function versionRoutes(collection: Collection): Route[] {
  const { name } = collection;
  const { access, document, label, site } = entityOf(name);
  if (!site) return [];
  return [
    route({
      method: 'post',
      path: `${callsOf(name).history}/{version}/restore`,
      access: accessOf(access.update),
      summary: `Writes an earlier version of a ${label} as a new one`,
      answer: document,
      errors: [409],
      handle: (call) =>
        write(call, async () => {
          const { version = '' } = call.params;
          if (!/^\d{1,15}$/.test(version)) throw notFound();
          const id = idIn(collection, call);
          requireAllowed(access.update, call, fieldsOf(name, await findStored(collection, id)));
          const target = { id, actor: actorOf(call.account), ifMatch: expectedVersion(call.request) };
          return oneReply(collection, await restoreVersion(collection, Number(version), target), call);
        }),
    }),
  ];
}

/** @throws InvalidError */
function requireFuture(at: string): void {
  const issues = publishingIssues({ status: 'draft', publishAt: at }, null);
  if (issues.length > 0) throw new InvalidError(issues.map((issue) => ({ ...issue, path: ['at'] })));
}
