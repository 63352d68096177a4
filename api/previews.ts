import { randomBytes } from 'node:crypto';
import { ownPathOf } from '@ritmi/shared/domain/addresses/site';
import { type EntityName, entityNames, entityOf } from '@ritmi/shared/domain/entities';
import { livePreviewMs, previewMs, previewParameter } from '@ritmi/shared/domain/publishing/previews';
import { z } from 'zod';
import { endOldLive, findPreview, previews, type StoredPreview } from './db/publishing/previews.js';
import type { Fields } from './db/kinds.js';
import { modelNamed } from './db/normalize.js';
import { invalid, notFound, validate } from './http/errors.js';
import { idOf, type Route, route } from './http/route.js';
import { write } from './http/writing.js';

/** An address at which anybody sees a page with a draft in place. */
const preview = z.object({
  id: z.string(),
  url: z.string(),
  expiresAt: z.iso.datetime(),
  entity: z.string(),
  documentId: z.string(),
  /** Whether it shows what is being typed in a form, which ends it. */
  isLive: z.boolean(),
});

/** Which page a preview shows. */
const previewedPage = z.object({
  path: z.string(),
  /** Whether every other page shows it too: it is of what all have in common. */
  isEverywhere: z.boolean(),
});

/** Documents that can be drafts, and what pages have in common. */
const previewed = entityNames.filter((name) => {
  const { publishing, isSingle, site } = entityOf(name);
  return publishing || (isSingle && site);
});

const typed = z.record(z.string(), z.unknown(), { error: 'fields must be an object' });

/** Addresses at which anybody sees a page with a draft in place (contract, Publishing). */
export function previewRoutes(site = ''): readonly Route[] {
  const toWire: ToWire = async (stored) => {
    const { _id, entity, documentId, expiresAt } = stored;
    const url = `${site}${await pathOf(stored)}?${previewParameter}=${_id}`;
    const isLive = stored.typed !== undefined;
    return { id: _id, url, expiresAt: expiresAt.toISOString(), entity, documentId, isLive };
  };
  return [
    makeRoute(toWire),
    route({
      method: 'get',
      path: '/previews',
      access: 'admin',
      summary: 'Every preview that works, the latest last',
      answer: z.array(preview),
      handle: async () => {
        const found = await previews
          .find({ expiresAt: { $gt: new Date() } })
          .sort({ expiresAt: 1 })
          .lean();
        return { body: await Promise.all(found.map(toWire)) };
      },
    }),
    route({
      method: 'get',
      path: '/previews/{id}',
      access: 'open',
      summary: 'Which page a preview shows',
      answer: previewedPage,
      handle: async (call) => {
        const found = await findPreview(idOf(call));
        if (!found) throw notFound();
        const isEverywhere = entityOf(found.entity).isSingle;
        return { body: { path: await pathOf(found), isEverywhere } };
      },
    }),
    changeRoute(toWire),
    route({
      method: 'delete',
      path: '/previews/{id}',
      access: 'admin',
      summary: 'Ends a preview',
      handle: (call) =>
        write(call, async () => {
          const { deletedCount } = await previews.deleteOne({ _id: idOf(call) });
          if (deletedCount === 0) throw notFound();
          return {};
        }),
    }),
  ];
}

/** The page that shows the document, at the address that it has now. */
async function pathOf({ entity, documentId: id }: StoredPreview): Promise<string> {
  const stored = await modelNamed(entity).findById(id).lean<Fields>();
  return ownPathOf(entity, { ...stored, id }) ?? entityOf(entity).site?.page ?? '/';
}

async function isThere(entity: EntityName, id: string): Promise<boolean> {
  // A single document is there before it is saved for the first time.
  if (entityOf(entity).isSingle) return id === entity;
  return (await modelNamed(entity).exists({ _id: id })) !== null;
}

type ToWire = (stored: StoredPreview) => Promise<z.output<typeof preview>>;

function makeRoute(toWire: ToWire): Route {
  return route({
    method: 'post',
    path: '/previews',
    access: 'admin',
    summary:
      'Makes an address at which a draft, or the changed copy of a document, is in place for 7 days; with `fields`, what is typed into a form that is open',
    body: z.object({
      entity: z.enum(previewed),
      id: z.string().min(1).max(100),
      fields: typed.optional(),
    }),
    answer: preview,
    status: 201,
    handle: (call) =>
      write(call, async () => {
        const { entity, id, fields } = call.body;
        if (!(await isThere(entity, id))) {
          const message = `This ${entityOf(entity).label} does not exist`;
          throw invalid([{ path: 'id', code: 'unknownReference', message }]);
        }
        const isLive = fields !== undefined;
        const stored: StoredPreview = {
          // Nobody can guess it.
          _id: randomBytes(18).toString('base64url'),
          entity,
          documentId: id,
          expiresAt: new Date(Date.now() + (isLive ? livePreviewMs : previewMs)),
          ...(isLive && { typed: validate(entityOf(entity).patch, fields), typedBy: call.account.id }),
        };
        await previews.insertMany([stored], { lean: true });
        if (isLive) await endOldLive(call.account.id);
        return { body: await toWire(stored) };
      }),
  });
}

function changeRoute(toWire: ToWire): Route {
  return route({
    method: 'put',
    path: '/previews/{id}',
    access: 'admin',
    summary: 'Replaces what a preview shows of a form that the same account has open',
    body: z.object({ fields: typed }),
    answer: preview,
    handle: (call) =>
      write(call, async () => {
        const found = await findPreview(idOf(call));
        if (!found || found.typedBy !== call.account.id) throw notFound();
        const changed = {
          typed: validate(entityOf(found.entity).patch, call.body.fields),
          expiresAt: new Date(Date.now() + livePreviewMs),
        };
        await previews.updateOne({ _id: found._id }, { $set: changed });
        return { body: await toWire({ ...found, ...changed }) };
      }),
  });
}
