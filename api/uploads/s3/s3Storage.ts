import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm, stat as statFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { text } from 'node:stream/consumers';
import type { S3Settings } from '@ritmi/shared/server/environment';
import PQueue from 'p-queue';
import type { Place, Storage, StoredFile } from '../storage.js';
import { isMissing, S3Client } from './client.js';
import { elementsOf, textOf } from './xml.js';

/** Larger files are sent in parts of this size, so that a lost connection repeats only one of them. */
const partBytes = 16 * 1024 * 1024;

/** Parts of an upload that was never completed are removed after this time; the slowest one takes less. */
const unfinishedMs = 24 * 3600 * 1000;

/** Requests of one kind that run at once, for removing many files. */
const concurrency = 8;

const storedAtHeader = 'x-amz-meta-stored-at';

/** Files in a bucket of S3: `uploads/<name>` those in use, `uploads/.unused/<name>` those set aside. */
export function s3Storage(settings: S3Settings, folder: string): Storage {
  const client = new S3Client(settings);
  const prefixes = { inUse: `${folder}/`, aside: `${folder}/.unused/` };
  const keyOf = (name: string, place: Place = 'inUse') => prefixes[place] + name;
  const idsKey = `${folder}/.database-id`;

  async function stat(name: string, place?: Place): Promise<StoredFile | null> {
    // The longest name that a file system takes; an empty one would be the folder.
    if (name === '' || Buffer.byteLength(name) > 255) return null;
    const response = await client.send({ method: 'HEAD', key: keyOf(name, place) }).catch(unlessMissing);
    if (!response) return null;
    response.resume();
    const {
      [storedAtHeader]: storedAt,
      'last-modified': modified = '',
      'content-length': size,
    } = response.headers;
    return { name, size: Number(size), storedAt: new Date(String(storedAt ?? modified)) };
  }

  const remove = (key: string) => client.sendForText({ method: 'DELETE', key });

  async function move(name: string, place: Place): Promise<void> {
    const from = keyOf(name, place === 'aside' ? 'inUse' : 'aside');
    // Without the metadata, which may contain an older time. A crash before the removal leaves both; moving it again is safe.
    const headers = { 'x-amz-copy-source': client.sourceOf(from), 'x-amz-metadata-directive': 'REPLACE' };
    const copied = await client
      .sendForText({ method: 'PUT', key: keyOf(name, place), headers })
      .catch(unlessMissing);
    if (copied !== null) await remove(from);
  }

  return {
    async put(name, path, storedAt) {
      const { size } = await statFile(path);
      const headers = storedAt ? { [storedAtHeader]: storedAt.toISOString() } : {};
      const target = { key: keyOf(name), path, size, headers };
      if (size > partBytes) await putInParts(client, target);
      else {
        const body = await bodyOf(path, 0, size);
        await client.sendForText({ method: 'PUT', key: target.key, headers, body });
      }
      await rm(path);
    },
    stat,
    async open(name, range, place) {
      const headers = range ? { Range: `bytes=${range.start}-${range.end}` } : {};
      return client.send({ method: 'GET', key: keyOf(name, place), headers });
    },
    async remove(name) {
      await remove(keyOf(name));
      await remove(keyOf(name, 'aside'));
    },
    list: (place = 'inUse', start = '') => listAll(client, { folder: prefixes[place], start }, '/'),
    move,
    space: async () => null,
    async databaseIds() {
      const response = await client.send({ method: 'GET', key: idsKey }).catch(unlessMissing);
      return response ? (await text(response)).split(/\s+/).filter(Boolean) : [];
    },
    async saveDatabaseIds(ids) {
      const bytes = Buffer.from(ids.join('\n'));
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const body = { open: () => Readable.from([bytes]), size: bytes.length, sha256 };
      await client.sendForText({ method: 'PUT', key: idsKey, body });
    },
    async check(limitMs) {
      await client.sendForText({ method: 'GET', query: { 'list-type': '2', 'max-keys': '1' }, limitMs });
    },
    async removeAll() {
      const keys = (await listAll(client, { folder: `${folder}/` })).map(({ name }) => `${folder}/${name}`);
      const queue = new PQueue({ concurrency });
      await queue.addAll(keys.map((key) => () => remove(key)));
    },
  };
}

type Listed = { readonly folder: string; readonly start?: string };

/** Files of a folder whose names begin with `start`. With a delimiter those whose names contain it are left out. */
async function listAll(
  client: S3Client,
  { folder: inside, start = '' }: Listed,
  delimiter?: string,
): Promise<StoredFile[]> {
  const found: StoredFile[] = [];
  let next: Readonly<Record<string, string>> | null = {};
  while (next) {
    const query = {
      'list-type': '2',
      'encoding-type': 'url',
      prefix: inside + start,
      ...(delimiter ? { delimiter } : {}),
      ...next,
    };
    const answer = await client.sendForText({ method: 'GET', query });
    for (const file of elementsOf(answer, 'Contents')) {
      const name = decodeURIComponent(textOf(file, 'Key').replaceAll('+', ' ')).slice(inside.length);
      // Some servers list the folder itself, or what begins with a dot, such as our own notes.
      if (name === '' || name.endsWith('/') || (delimiter && name.startsWith('.'))) continue;
      const storedAt = new Date(textOf(file, 'LastModified'));
      found.push({ name, size: Number(textOf(file, 'Size')), storedAt });
    }
    const token = textOf(answer, 'NextContinuationToken');
    next = token === '' ? null : { 'continuation-token': token };
  }
  return found;
}

type Target = {
  readonly key: string;
  readonly path: string;
  readonly size: number;
  readonly headers: Readonly<Record<string, string>>;
};

/** Sends a large file in parts. The object is there once all of them are, which the last request says. */
async function putInParts(client: S3Client, { key, path, size, headers }: Target): Promise<void> {
  await removeUnfinished(client, key);
  const begun = await client.sendForText({ method: 'POST', key, query: { uploads: '' }, headers });
  const uploadId = textOf(begun, 'UploadId');
  try {
    const parts: string[] = [];
    for (let start = 0; start < size; start += partBytes) {
      const body = await bodyOf(path, start, Math.min(size, start + partBytes));
      const partNumber = String(parts.length + 1);
      const response = await client.send({ method: 'PUT', key, query: { partNumber, uploadId }, body });
      response.resume();
      parts.push(`<Part><PartNumber>${partNumber}</PartNumber><ETag>${response.headers.etag}</ETag></Part>`);
    }
    const bytes = Buffer.from(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const body = { open: () => Readable.from([bytes]), size: bytes.length, sha256 };
    await client.sendForText({ method: 'POST', key, query: { uploadId }, body });
  } catch (error) {
    // While S3 is away its parts stay, invisible, until a later upload removes them. Nobody waits for that.
    void client.sendForText({ method: 'DELETE', key, query: { uploadId } }).catch(() => undefined);
    throw error;
  }
}

/** Removes the parts of uploads that killed processes left, as far as the server lists them. */
async function removeUnfinished(client: S3Client, ownKey: string): Promise<void> {
  const prefix = ownKey.slice(0, ownKey.lastIndexOf('/') + 1);
  const query = { uploads: '', prefix, 'encoding-type': 'url' };
  const answer = await client.sendForText({ method: 'GET', query });
  for (const upload of elementsOf(answer, 'Upload')) {
    const begunAt = new Date(textOf(upload, 'Initiated')).getTime();
    if (!(Date.now() - begunAt > unfinishedMs)) continue;
    const key = decodeURIComponent(textOf(upload, 'Key'));
    await client
      .sendForText({ method: 'DELETE', key, query: { uploadId: textOf(upload, 'UploadId') } })
      .catch(unlessMissing);
  }
}

/** The bytes of a file from `start` to before `end`, with their SHA-256, which the server compares. */
async function bodyOf(path: string, start: number, end: number) {
  const size = end - start;
  const open = () => (size === 0 ? Readable.from([]) : createReadStream(path, { start, end: end - 1 }));
  const hash = createHash('sha256');
  await pipeline(open(), hash);
  return { open, size, sha256: hash.digest('hex') };
}

function unlessMissing(error: unknown): null {
  if (isMissing(error)) return null;
  throw error;
}
