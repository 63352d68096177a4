import { uploadAnswer } from '@ritmi/shared/domain/uploads/schema';
import { z } from 'zod';
import { once } from '../db/idempotency.js';
import { invalid, notFound } from '../http/errors.js';
import { type Route, route } from '../http/route.js';
import { attemptOf } from '../http/writing.js';
import { send } from './send.js';
import type { OpenUploads } from './uploads.js';

export function uploadRoutes(uploads: OpenUploads): Route[] {
  return [uploadRoute(uploads), fileRoute(uploads)];
}

function uploadRoute(uploads: OpenUploads): Route {
  return route({
    method: 'post',
    path: '/uploads',
    access: 'admin',
    summary: 'Stores a picture or a video',
    form: z.object({ file: z.string().meta({ format: 'binary' }) }),
    answer: { status: 201, schema: uploadAnswer },
    errors: [413, 415, 507],
    handle: async (call) => {
      const { file, fields } = await uploads.readForm(call.request, 'file');
      if (!file) throw invalid([{ path: 'file', message: 'A file is required' }]);
      return uploads.storeFor(file, async (url) => {
        const attempt = attemptOf(call, { fields, file: file.sha256 });
        const made = { status: 201, body: file.tellsPlace ? { url, tellsPlace: true } : { url } };
        const reply = await once(attempt, async () => made);
        // A repeat is answered with the file of the first time.
        return { reply, isKept: reply.body.url === url };
      });
    },
  });
}

function fileRoute(uploads: OpenUploads): Route {
  return route({
    method: 'get',
    path: '/uploads/{name}',
    access: 'open',
    summary: 'A stored file, or a part of it by Range',
    answer: { status: 200, schema: null },
    errors: [206, 304, 404, 416],
    handle: async ({ params, request, response }) => {
      const file = await uploads.find(params.name ?? '');
      if (!file) throw notFound();
      await send(uploads.storage, file, { request, response });
      return null;
    },
  });
}
