import { randomBytes } from 'node:crypto';
import { ownPathOf } from '@ritmi/shared/domain/addresses/site';
import { entityNames, entityOf } from '@ritmi/shared/domain/entities';
import { previewMs, previewParameter } from '@ritmi/shared/domain/publishing/previews';
import { z } from 'zod';
import { findPreview, previews, type StoredPreview } from './db/publishing/previews.js';
import type { Fields } from './db/kinds.js';
import { modelNamed } from './db/normalize.js';
import { invalid, notFound } from './http/errors.js';
import { idOf, type Route, route } from './http/route.js';
import { write } from './http/writing.js';

/** An address at which anybody sees a page with a draft in place. */
const preview = z.object({
  id: z.string(),
  url: z.string(),
  expiresAt: z.iso.datetime(),
  entity: z.string(),
  documentId: z.string(),
});

/** Which page a preview shows. */
const previewedPage = z.object({ path: z.string() });

const publishing = entityNames.filter((name) => entityOf(name).publishing);

/** Addresses at which anybody sees a page with a draft in place (contract, Publishing). */
export function previewRoutes(site = ''): readonly Route[] {
  const toWire = async (stored: StoredPreview) => {
    const { _id, entity, documentId, expiresAt } = stored;
    const url = `${site}${await pathOf(stored)}?${previewParameter}=${_id}`;
    return { id: _id, url, expiresAt: expiresAt.toISOString(), entity, documentId };
  };
  return [
    route({
      method: 'post',
      path: '/previews',
      access: 'admin',
      summary: 'Makes an address at which a draft, or the changed copy of a document, is in place for 7 days',
      body: z.object({ entity: z.enum(publishing), id: z.string().min(1).max(100) }),
      answer: preview,
      status: 201,
      handle: (call) =>
        write(call, async () => {
          const { entity, id } = call.body;
          if (!(await modelNamed(entity).exists({ _id: id }))) {
            const message = `This ${entityOf(entity).label} does not exist`;
            throw invalid([{ path: 'id', code: 'unknownReference', message }]);
          }
          const stored = {
            // Nobody can guess it.
            _id: randomBytes(18).toString('base64url'),
            entity,
            documentId: id,
            expiresAt: new Date(Date.now() + previewMs),
          };
          await previews.insertMany([stored], { lean: true });
          return { body: await toWire(stored) };
        }),
    }),
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
        return { body: { path: await pathOf(found) } };
      },
    }),
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
