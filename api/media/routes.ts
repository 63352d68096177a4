import { parsed } from '@ritmi/shared/domain/json';
import { mediaChange, mediaFile } from '@ritmi/shared/domain/uploads/library';
import { fileType, fileTypes } from '@ritmi/shared/domain/media';
import { stemOf } from '@ritmi/shared/domain/uploads/stems';
import { uploadsPath } from '@ritmi/shared/domain/uploads/stored';
import { rm } from 'node:fs/promises';
import { z } from 'zod';
import { NotFoundError, UsedError } from '../db/errors.js';
import { type FileRecord, fileRecords } from '../db/files/records.js';
import { replaceFile } from '../db/files/replaced.js';
import { usesOfFiles } from '../db/files/uses.js';
import { forgetReplies } from '../db/idempotency.js';
import { actorOf } from '../http/auth.js';
import { invalid, wrongMedia } from '../http/errors.js';
import { whole } from '../http/listQuery.js';
import { type Call, type Route, route } from '../http/route.js';
import { write } from '../http/writing.js';
import type { Uploads } from '../uploads/uploads.js';
import { changeFile } from './change.js';
import { type FilePosition, fileOnWire, listFiles } from './library.js';

/** What the library needs of the uploads. */
export type LibraryUploads = Pick<Uploads, 'readForm' | 'storeFor' | 'takeAway' | 'syncRecords'>;

const usualLimit = 100;
/** File systems have no longer ones. */
const maxNameLength = 255;

const listQuery = z.object({
  /** Words in the name or the alternative text. */
  q: z.string({ error: 'q must be given once' }).max(200, 'q must be at most 200 characters').optional(),
  type: z.enum(fileTypes, { error: 'type must be image, video or audio' }).optional(),
  /** Only files that nothing uses. */
  unused: z.enum(['true', 'false'], { error: 'unused must be true or false' }).optional(),
  /** Only pictures without an alternative text in the language of the content. */
  noAlt: z.enum(['true', 'false'], { error: 'noAlt must be true or false' }).optional(),
  /** Only the file that was sent with this SHA-256, in hexadecimal. */
  sha256: z
    .string({ error: 'sha256 must be given once' })
    .regex(/^[0-9a-f]{64}$/, 'sha256 must be 64 hexadecimal digits')
    .optional(),
  /** Only the file of this name. */
  name: z
    .string({ error: 'name must be given once' })
    .max(maxNameLength, `name must be at most ${maxNameLength} characters`)
    .optional(),
  /** `false` leaves out where each file is used, for which all documents are read. */
  uses: z.enum(['true', 'false'], { error: 'uses must be true or false' }).optional(),
  limit: whole('limit', 1, 500).default(usualLimit),
  /** From the `Link` header of the page before. */
  cursor: z.string({ error: 'cursor must be given once' }).min(1, 'cursor must not be empty').optional(),
});

const listHeaders = {
  Link: 'Address of the next page with `rel="next"`, where there is one',
  'X-Total-Count': 'Number of all files that match',
};

/** All files that pages and the admin can show (contract, Media library). */
export function mediaRoutes(uploads: LibraryUploads): Route[] {
  return [listRoute(uploads), changeRoute, fileRoute(uploads), removeRoute(uploads)];
}

const listRoute = (uploads: LibraryUploads) =>
  route({
    method: 'get',
    path: '/media',
    access: 'admin',
    summary: 'The files of the library, the latest first, with where each is used',
    query: listQuery,
    answer: z.array(mediaFile.partial({ usedIn: true })),
    answerHeaders: listHeaders,
    handle: async ({ query: { limit, cursor, ...filter }, request }) => {
      await uploads.syncRecords();
      const after = cursor === undefined ? null : readCursor(cursor);
      const { files, total, next } = await listFiles(filter, { limit, after });
      const headers = {
        'X-Total-Count': String(total),
        ...(next && { Link: `<${nextAddress(request.originalUrl, next)}>; rel="next"` }),
      };
      return { body: files, headers };
    },
  });

const changeRoute = route({
  method: 'patch',
  path: '/media/{name}',
  access: 'admin',
  summary: 'Changes the alternative text and the focal point of a file',
  body: mediaChange,
  answer: mediaFile,
  handle: (call) =>
    write(call, async () => {
      const { record, uses } = await changeFile(nameOf(call), call.body, actorOf(call.account));
      return { body: fileOnWire(record, uses ?? (await usesOfFiles())) };
    }),
});

const fileRoute = (uploads: LibraryUploads) =>
  route({
    method: 'put',
    path: '/media/{name}/file',
    access: 'admin',
    summary: 'Puts another file of the same kind in the place of this one, everywhere at once',
    form: z.object({ file: z.string().meta({ format: 'binary' }) }),
    answer: mediaFile,
    errors: [413, 415, 507],
    handle: async (call) => {
      const name = nameOf(call);
      const isKnown = await fileRecords.exists({ _id: name });
      const { file, texts } = await uploads.readForm(call.request, 'file', () => null);
      if (!file) throw invalid([{ path: 'file', code: 'noFile', message: 'A file is required' }]);
      if (isKnown && file.kind.split('/', 1)[0] !== fileType(name)) {
        await rm(file.path);
        throw wrongMedia('otherKind', 'A file can be replaced by one of the same kind only');
      }
      const reply = await uploads.storeFor(file, (url) =>
        write(
          call,
          async () => {
            const by = url.slice(uploadsPath.length);
            const record = await replaceRecord(name, by);
            const stem = stemOf(name) ?? name;
            const users = (await usesOfFiles()).get(stem) ?? [];
            await replaceFile({ stem, by, users, actor: actorOf(call.account) });
            return { body: fileOnWire(record, new Map([[record.stem, users]])) };
          },
          { sent: { fields: texts, file: file.sha256 } },
        ),
      );
      await takeAway(uploads, name);
      return reply;
    },
  });

/** The record of the new file, which keeps what was said of the old one and its place in the list. */
async function replaceRecord(name: string, by: string): Promise<FileRecord> {
  const old = await fileRecords
    .findOneAndDelete({ _id: name })
    .orFail(new NotFoundError())
    .lean<FileRecord>();
  const { alt, focus, createdAt } = old;
  const kept = { createdAt, ...(alt && { alt }), ...(focus && { focus }) };
  return fileRecords
    .findOneAndUpdate({ _id: by }, { $set: kept }, { returnDocument: 'after' })
    .orFail(new NotFoundError())
    .lean<FileRecord>();
}

const removeRoute = (uploads: LibraryUploads) =>
  route({
    method: 'delete',
    path: '/media/{name}',
    access: 'admin',
    errors: [409],
    summary: 'Removes a file that no document and no draft copy uses',
    handle: async (call) => {
      const name = nameOf(call);
      const reply = await write(call, async () => {
        const { stem } = await fileRecords
          .findOneAndDelete({ _id: name })
          .orFail(new NotFoundError())
          .lean<FileRecord>();
        const usedIn = (await usesOfFiles()).get(stem);
        if (usedIn) throw new UsedError(usedIn);
        return {};
      });
      await takeAway(uploads, name);
      return reply;
    },
  });

/** After the write, since files take no part in transactions. */
async function takeAway(uploads: LibraryUploads, name: string): Promise<void> {
  await uploads.takeAway(name);
  await forgetReplies(new Set([uploadsPath + name]));
}

function nameOf({ params }: Call): string {
  return params.name ?? '';
}

const cursorSchema = z.tuple([z.int(), z.string()]);

/** @throws 422 */
function readCursor(text: string): FilePosition {
  const { data } = cursorSchema.safeParse(parsed(Buffer.from(text, 'base64url').toString()));
  if (!data)
    throw invalid([{ path: 'cursor', code: 'unknownCursor', message: 'cursor is not one of this list' }]);
  return { createdAt: data[0], name: data[1] };
}

function nextAddress(url: string, { createdAt, name }: FilePosition): string {
  const { pathname, searchParams } = new URL(url, 'http://api');
  searchParams.set('cursor', Buffer.from(JSON.stringify([createdAt, name])).toString('base64url'));
  return `${pathname}?${searchParams.toString()}`;
}
