import { typeOfName } from '@ritmi/shared/domain/uploads/rules';
import { uploadAnswer } from '@ritmi/shared/domain/shapes';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { edgeHeaders, mediaKey } from '../http/edge.js';
import { HttpError, invalid, notFound } from '../http/errors.js';
import { isKnown } from '@ritmi/shared/server/requests';
import { type Route, route } from '../http/route.js';
import { sendStream } from '../http/sendStream.js';
import { write } from '../http/writing.js';
import { resumableRoutes } from './resumable/routes.js';
import type { Storage, StoredFile } from './storage.js';
import type { Uploads } from './uploads.js';

export function uploadRoutes(uploads: Uploads): Route[] {
  return [
    route({
      method: 'post',
      path: '/uploads',
      access: 'admin',
      summary: 'Stores a picture or a video',
      form: z.object({ file: z.string().meta({ format: 'binary' }) }),
      answer: uploadAnswer,
      status: 201,
      errors: [413, 415, 507],
      handle: async (call) => {
        const { file, texts } = await uploads.readForm(call.request, 'file', () => null);
        if (!file) throw invalid([{ path: 'file', code: 'noFile', message: 'A file is required' }]);
        return uploads.storeFor(file, (url) => {
          const body = file.hasLocation ? { url, hasLocation: true } : { url };
          const sent = { fields: texts, file: file.sha256 };
          return write(call, async () => ({ body }), { sent });
        });
      },
    }),
    route({
      method: 'get',
      path: '/uploads/{name}',
      access: 'open',
      summary: 'A stored file, or a part of it by Range',
      status: 200,
      errors: [206, 304, 404, 416],
      handle: async ({ params, request, response }) => {
        const file = await uploads.find(params.name ?? '');
        if (!file) throw notFound();
        await send(uploads.storage, file, { request, response });
        return null;
      },
    }),
    ...resumableRoutes(uploads.resumable),
  ];
}

async function send(storage: Storage, file: StoredFile, call: { request: Request; response: Response }) {
  const { request, response } = call;
  // The content under a name never changes, so the name is the tag.
  const tag = `"${Buffer.from(file.name).toString('base64url')}"`;
  // All that can fail comes before the file's own headers, because a refusal is JSON.
  const isUnchanged = isKnown(request.get('If-None-Match'), tag);
  const range = isUnchanged ? null : rangeOf(request, file.size, tag);
  const isRead = !isUnchanged && request.method !== 'HEAD';
  const stream = isRead ? await storage.open(file.name, range ?? undefined) : null;
  response.set({
    'Content-Type': typeOfName(file.name),
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Content-Security-Policy': "default-src 'none'; img-src 'self'; media-src 'self'; sandbox",
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'X-Content-Type-Options': 'nosniff',
    ...edgeHeaders([mediaKey]),
    'Accept-Ranges': 'bytes',
    'Last-Modified': file.storedAt.toUTCString(),
    ETag: tag,
  });
  if (isUnchanged) {
    response.status(304).end();
    return;
  }
  if (range) response.status(206).set('Content-Range', `bytes ${range.start}-${range.end}/${file.size}`);
  response.set('Content-Length', String(range ? range.end - range.start + 1 : file.size));
  if (!stream) {
    response.end();
    return;
  }
  await sendStream(stream, response);
}

/** The one range that is asked for; null means the whole file. @throws 416 */
function rangeOf(request: Request, size: number, tag: string) {
  const ifRange = request.get('If-Range');
  if (ifRange !== undefined && ifRange !== tag) return null;
  const [, suffix] = /^bytes=-(\d+)$/.exec(request.get('Range') ?? '') ?? [];
  // The library calls a suffix longer than the file unsatisfiable; RFC 9110 means the whole file by it.
  if (suffix !== undefined && Number(suffix) > size && size > 0) return { start: 0, end: size - 1 };
  const ranges = request.range(size);
  if (ranges === -1) {
    const message = 'The file has no such part';
    throw new HttpError(416, { code: 'noSuchRange', message }, { 'Content-Range': `bytes */${size}` });
  }
  if (ranges === undefined || ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return null;
  return ranges[0] ?? null;
}
