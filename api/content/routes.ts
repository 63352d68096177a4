import { contentSummary, exportType, importResult, maxExportBytes } from '@ritmi/shared/domain/contentFiles';
import type { FieldError } from '@ritmi/shared/domain/errors';
import type { Request, Response } from 'express';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { z } from 'zod';
import type { Collections } from '../db/collection.js';
import { actorOf } from '../http/auth.js';
import { mediaKey, purgeEdge } from '../http/edge.js';
import { HttpError, malformed, tooLarge, unavailable, wrongMedia } from '../http/errors.js';
import { type AdminCall, type Route, route } from '../http/route.js';
import { sendStream } from '../http/sendStream.js';
import { onStop } from '../http/server.js';
import type { Uploads } from '../uploads/uploads.js';
import { packContent, unpackContent } from './archive.js';
import { importContent } from './import.js';
import { BrokenContentError, placeOf } from './problem.js';
import { readContent } from './read.js';

/** What export and import need of the uploads. */
export type ContentUploads = Pick<Uploads, 'storage' | 'incoming' | 'maxBytes' | 'space' | 'syncRecords'>;

/** Export and import of the published content in one file, with the files of `npm run content`. */
export function contentRoutes(collections: Collections, uploads: ContentUploads): Route[] {
  const { storage } = uploads;
  return [
    route({
      method: 'get',
      path: '/content',
      access: 'admin',
      summary: 'What an export of the published content would have',
      answer: contentSummary,
      handle: async () => {
        await uploads.syncRecords();
        const { documents, files, left } = await readContent(collections);
        const bytes = files.reduce((sum, { record }) => sum + record.bytes, 0);
        const places = left.map((each) => ({ path: placeOf(each), message: each.message }));
        return { body: { documents: documents.length, files: files.length, bytes, left: places } };
      },
    }),
    route({
      method: 'get',
      path: '/content/export',
      access: 'admin',
      summary: 'Published content, settings and media in a tar archive',
      status: 200,
      handle: async ({ response }) => {
        await uploads.syncRecords();
        await sendArchive(response, await packContent({ collections, storage }));
        return null;
      },
    }),
    route({
      method: 'post',
      path: '/content/import',
      access: 'admin',
      summary: 'Merges an export into the content; with `dryRun` it only says what would change',
      query: z.object({
        dryRun: z.enum(['true', 'false'], { error: 'dryRun must be true or false' }).optional(),
      }),
      bodyType: exportType,
      answer: importResult,
      errors: [400, 413, 415, 507],
      handle: async (call) => {
        const body = await importArchive(call, collections, {
          ...uploads,
          isDryRun: call.query.dryRun === 'true',
        });
        return { body };
      },
    }),
  ];
}

async function sendArchive(response: Response, archive: Readable): Promise<void> {
  response.set({ 'Content-Type': exportType, 'Cache-Control': 'no-store' });
  await sendStream(archive, response);
}

type ImportOptions = ContentUploads & { readonly isDryRun: boolean };

async function importArchive(call: AdminCall, collections: Collections, options: ImportOptions) {
  const { request, account } = call;
  const { storage, incoming, isDryRun } = options;
  const folder = await mkdtemp(join(incoming, 'import-'));
  try {
    await receiveArchive(request, folder, options);
    await call.response.locals.checkAgain?.();
    const actor = actorOf(account);
    const result = await importContent(folder, { collections, storage, incoming, isDryRun, actor });
    // The addresses of files that came back were 404.
    if (!isDryRun && result.changes.length > 0) await purgeEdge([mediaKey]);
    return result;
  } catch (error) {
    throw error instanceof BrokenContentError ? refused(error) : error;
  } finally {
    // Many clients read the answer only after they have sent everything.
    request.resume();
    await rm(folder, { recursive: true, force: true });
  }
}

/** @throws 400, 413, 415, 503, 507 or BrokenContentError */
async function receiveArchive(request: Request, folder: string, { maxBytes, space }: ContentUploads) {
  if (!request.is(exportType)) throw wrongMedia();
  const announced = Number(request.get('Content-Length') ?? maxExportBytes);
  if (announced > maxExportBytes) throw tooLarge();
  // The archive's parts are unpacked, and those that are not stored yet are copied.
  await space.reserveDisk(announced * 2, request);
  await space.reserveQuota(announced, request);
  const stopped = new Promise<never>((_, reject) => {
    onStop(request, () => reject(unavailable()));
  });
  const limits = { maxFileBytes: maxBytes, maxBytes: maxExportBytes };
  const unpacked = unpackContent(request, folder, limits).catch((error: unknown) => {
    throw request.readableAborted ? malformed('interrupted', 'The upload was interrupted') : error;
  });
  await Promise.race([unpacked, stopped]);
}

const shownProblems = 100;

function refused({ problems }: BrokenContentError): HttpError {
  const errors = problems.slice(0, shownProblems).map((each): FieldError => {
    const { message, code, values } = each;
    return { path: placeOf(each), message, code, ...(values && { values }) };
  });
  const message = 'The file is not a whole export. Nothing was changed.';
  return new HttpError(422, { code: 'brokenExport', message, errors });
}
