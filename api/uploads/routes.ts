import { uploadAnswer } from '@ritmi/shared/domain/uploads/schema';
import { z } from 'zod';
import { once } from '../db/idempotency.js';
import { invalid, notFound } from '../http/errors.js';
import { type Reply, type Route, route } from '../http/route.js';
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
    errors: [413, 415],
    handle: async (call) => {
      const { file, fields } = await uploads.readForm(call.request, 'file');
      if (!file) throw invalid([{ path: 'file', message: 'A file is required' }]);
      let url: string | null = null;
      let isKept = false;
      try {
        const attempt = attemptOf(call, { fields, file: file.sha256 });
        url = await uploads.store(file);
        const made: Reply = { status: 201, body: { url } };
        const { reply, isRepeat } = await once(attempt, async () => made);
        isKept = !isRepeat;
        return reply;
      } finally {
        // A repeat is answered with the first one's URL, so the second file goes again.
        if (!isKept) await uploads.discard(file);
        if (!isKept && url !== null) await uploads.remove(url);
      }
    },
  });
}

function fileRoute(uploads: OpenUploads): Route {
  return route({
    method: 'get',
    path: '/uploads/{name}',
    access: 'public',
    summary: 'A stored file, or a part of it by Range',
    answer: { status: 200, schema: null },
    errors: [404, 416],
    handle: async ({ params, request, response }) => {
      const file = await uploads.find(params.name ?? '');
      if (!file) throw notFound();
      await send(uploads.storage, file, { request, response });
      return null;
    },
  });
}
