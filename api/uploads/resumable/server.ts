import { Server, type Upload } from '@tus/server';
import type { Request, Response } from 'express';
import { PassThrough, Readable } from 'node:stream';
import {
  asHttpError,
  HttpError,
  malformed,
  notFound,
  tooLarge,
  unavailable,
  wrongMedia,
} from '../../http/errors.js';
import { onStop } from '../../http/server.js';
import { fileTooLarge } from '../receive.js';
import type { SpaceReserver } from '../space.js';
import { uploadLocks, withLock } from './locks.js';
import type { PartialBytes } from './partialBytes.js';
import { resumableUploads, ResumableStore } from './store.js';

export const tusPath = '/uploads/tus';

const tusVersion = '1.0.0';

const partType = /^application\/offset\+octet-stream\s*(;|$)/i;

type Options = {
  readonly bytes: PartialBytes;
  readonly maxBytes: number;
  readonly space: SpaceReserver;
  readonly store: (stream: Readable, filename: string) => Promise<Stored>;
};

/** A file that has arrived whole. */
export type Stored = {
  readonly url: string;
  /** Whether it is a video that contains the location of its recording. */
  readonly hasLocation: boolean;
};

function headersOf({ url, hasLocation }: Stored): Record<string, string> {
  return { 'X-Stored-Url': url, ...(hasLocation && { 'X-Has-Location': 'true' }) };
}

/** Resumable uploads by tus 1.0 (contract, Media library). */
export class ResumableServer {
  readonly #store: ResumableStore;
  readonly #server: Server;
  /** Why a request was refused; the library passes on texts only. */
  readonly #refusals = new WeakMap<object, HttpError>();
  /** Whether the caller may still send it: the last part may take long to arrive. */
  readonly #checks = new WeakMap<object, () => Promise<unknown>>();

  constructor(private readonly options: Options) {
    this.#store = new ResumableStore(options.bytes);
    this.#server = new Server({
      path: tusPath,
      datastore: this.#store,
      locker: uploadLocks,
      maxSize: options.maxBytes,
      relativeLocation: true,
      // Half a second for what has arrived when another request takes over.
      lockDrainTimeout: 500,
      onUploadFinish: async (request, upload) => {
        await this.#checks.get(request)?.();
        return { headers: headersOf(await this.#finish(upload)) };
      },
      onResponseError: (request, error) => {
        const refusal = refusalOf(error);
        this.#refusals.set(request, refusal);
        return { status_code: refusal.status, body: refusal.message };
      },
    });
  }

  /** Answers a request. @throws what it is refused with */
  async handle(request: Request, response: Response): Promise<void> {
    if (request.get('Tus-Resumable') !== tusVersion) {
      response.set('Tus-Version', tusVersion);
      throw refusalOf(412);
    }
    if (request.method === 'PATCH' && !partType.test(request.get('Content-Type') ?? '')) throw wrongMedia();
    const id = request.params.id;
    const size = await this.#reserve(request, id);
    // Its last answer was lost, or its process ended in the middle of storing it.
    const isHead = request.method === 'HEAD' && typeof id === 'string';
    const stored = isHead && size !== null ? await this.#storedFile(id) : null;
    const body = new PassThrough().on('error', () => undefined);
    const fail = () => body.destroy(new Error('The upload was interrupted'));
    request.once('close', () => request.complete || fail());
    onStop(request, fail);
    try {
      const asked = webRequest(request, request.pipe(body));
      const { checkAgain } = response.locals;
      if (checkAgain) this.#checks.set(asked, checkAgain);
      const answer = await this.#server.handleWeb(asked);
      const refusal = this.#refusals.get(asked) ?? (answer.status < 400 ? null : refusalOf(answer.status));
      if (refusal) throw refusal;
      response.status(answer.status);
      answer.headers.forEach((value, name) => {
        // Who may read the answer is said for the whole API (app.ts).
        if (!/^(access-control-|content-)/.test(name)) response.setHeader(name, value);
      });
      if (stored) response.set(headersOf(stored));
      response.end();
    } finally {
      request.unpipe(body);
      body.destroy();
      // Drains the rest: many clients read the answer only after they have sent everything.
      request.resume();
    }
  }

  removeExpired(): Promise<number> {
    return this.#store.deleteExpired();
  }

  /** Makes sure that there is room. Returns the size of the upload; null when there is none. @throws 413, 507 */
  async #reserve(request: Request, id: unknown): Promise<number | null> {
    const { maxBytes, space } = this.options;
    const known = typeof id === 'string' ? await resumableUploads.findById(id).lean() : null;
    const size = request.method === 'POST' ? Number(request.get('Upload-Length')) : (known?.size ?? null);
    if (size !== null && size > maxBytes) throw fileTooLarge(maxBytes);
    if (size !== null && size > 0 && (request.method === 'POST' || request.method === 'PATCH')) {
      await space.reserveDisk(size, request);
      await space.reserveQuota(size, request);
    }
    return size;
  }

  /** The file of an upload that has arrived whole; null while it has not. */
  async #storedFile(id: string): Promise<Stored | null> {
    const upload = await this.#store.getUpload(id);
    return upload.offset === upload.size ? this.#finish(upload) : null;
  }

  /** Stores what has arrived, once. @throws 413, 415, which end the upload */
  async #finish({ id, metadata, size }: Upload): Promise<Stored> {
    const { bytes, store } = this.options;
    return withLock(`${id} finish`, async () => {
      const known = await resumableUploads.findById(id).orFail(notFound()).lean();
      if (known.stored) return known.stored;
      // Of an empty file nothing has ever been written.
      const arrived = size === 0 ? Readable.from([]) : bytes.open(id);
      const stored = await store(arrived, metadata?.filename ?? metadata?.name ?? 'file').catch(
        async (error: unknown) => {
          const isFinal = error instanceof HttpError && [413, 415].includes(error.status);
          if (isFinal) await this.#store.remove(id);
          throw error;
        },
      );
      await resumableUploads.updateOne({ _id: id }, { $set: { stored } });
      await bytes.remove(id);
      return stored;
    });
  }
}

/**
 * The request as the library takes it. Without what proxies add to it: of each there may be several, which it refuses, and it
 * needs none, since addresses have no host. Requests without a body have none on the web either.
 */
function webRequest(request: Request, body: Readable): globalThis.Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (!/^(x-)?forwarded/.test(name)) headers.set(name, String(value));
  const { method } = request;
  const hasBody = method === 'PATCH' || method === 'POST';
  const sent = hasBody ? { body: Readable.toWeb(body), duplex: 'half' } : {};
  return new globalThis.Request(`http://api${request.originalUrl}`, {
    method,
    headers,
    ...sent,
  } as RequestInit);
}

/** An error of tus, which has a status and a text of its own, as one of ours. */
function refusalOf(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  const { status_code: given = error }: { status_code?: unknown } = Object(error);
  const status = typeof given === 'number' ? given : null;
  if (status === null) return asHttpError(error);
  if (status === 404 || status === 410) return notFound();
  if (status === 413) return tooLarge();
  if (status === 409 || status === 412)
    return new HttpError(status, { code: 'malformed', message: conflicts[status] });
  // 501 stands for extensions of tus that we do not have: trying again would not help.
  return status < 500 || status === 501
    ? malformed('malformed', 'The upload cannot be understood')
    : unavailable();
}

const conflicts = {
  409: 'The upload goes on at another offset',
  412: 'The header Tus-Resumable must be 1.0.0',
} as const;
