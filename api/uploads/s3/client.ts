import http, { type ClientRequest, type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { S3Settings } from '@ritmi/shared/server/environment';
import { AwsV4Signer } from 'aws4fetch';
import { codeOf } from '../../db/errors.js';
import { HttpError, unavailable } from '../../http/errors.js';
import { textOf } from './xml.js';

/** A connection on which nothing moves for this long is given up. A frozen server takes connections but answers none. */
const idleMs = 6_000;
const attempts = 3;
/** S3 refuses 15 minutes. */
const maxSkewMs = 5 * 60_000;
const firstPauseMs = 200;
/** Requests that may wait for a connection; more are refused. As many as may wait for their turn with us. */
const maxWaiting = 2_000;

/** What is sent with a request, opened again for each attempt. */
type S3Body = { readonly open: () => Readable; readonly size: number; readonly sha256: string };

type S3Call = {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  /** Of an object; the bucket itself when absent. */
  readonly key?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: S3Body;
  /** How long to wait for a connection, and then for the response or for anything to move; `idleMs` when absent. */
  readonly limitMs?: number;
};

/** S3 refused a request, or did not answer: 503 for callers. */
export class S3Error extends HttpError {
  constructor(
    /** The status of its answer; null without one. */
    readonly answered: number | null,
    /** The code of its error, or why there is no answer. */
    readonly code: string,
  ) {
    const { status, body, headers } = unavailable();
    super(status, body, headers);
    this.message =
      answered === null ? `S3 did not answer (${code})` : `S3 answered ${answered} ${code}`.trim();
  }
}

export const isMissing = (error: unknown) => error instanceof S3Error && error.answered === 404;

/** Sends signed requests to one bucket, by its path. Every request may be repeated, because all of ours are idempotent. */
export class S3Client {
  readonly #settings: S3Settings;
  readonly #bucketUrl: string;
  readonly #request: typeof http.request;
  readonly #agent: http.Agent;
  /** For what is read. Readers may be slow, and must not keep other requests waiting. */
  readonly #readingAgent: http.Agent;
  /** How far the clock of S3 is ahead of ours. */
  #skewMs = 0;

  constructor(settings: S3Settings) {
    const { endpoint, bucket } = settings;
    const isTls = endpoint.startsWith('https:');
    this.#settings = settings;
    this.#bucketUrl = `${endpoint.replace(/\/+$/, '')}/${bucket}`;
    this.#request = isTls ? https.request : http.request;
    const { Agent } = isTls ? https : http;
    this.#agent = new Agent({ keepAlive: true, maxSockets: 64 });
    // Without a limit of its own: each has a connection of its reader to us, as with a file on disk.
    this.#readingAgent = new Agent({ keepAlive: true });
  }

  /** The value of `x-amz-copy-source` for an object. */
  sourceOf(key: string): string {
    return `/${this.#settings.bucket}/${encodeKey(key)}`;
  }

  /** Sends a request and returns its response, whose content the caller reads. @throws S3Error */
  async send(call: S3Call): Promise<IncomingMessage> {
    const { body, limitMs = idleMs } = call;
    const until = performance.now() + limitMs;
    for (let attempt = 1; ; attempt += 1) {
      const pauseMs = firstPauseMs * 4 ** (attempt - 1);
      // A body may take any time, so each of its attempts has a limit of its own.
      const leftMs = body ? limitMs : Math.max(0, until - performance.now());
      const response = await this.#sendOnce({ ...call, limitMs }, attempt, leftMs);
      const status = response?.statusCode ?? 0;
      if (response && status < 300) return response;
      if (response) {
        const code = await text(response).then(
          (answer) => textOf(answer, 'Code'),
          () => '',
        );
        const isBusy = status >= 500 || status === 429 || (status === 403 && this.#followClock(response));
        const isLate = !body && performance.now() + pauseMs >= until;
        if (!isBusy || isLate || attempt === attempts) throw new S3Error(status, code);
      }
      await pause(pauseMs);
    }
  }

  /** Sends a request and returns the text of the response. @throws S3Error */
  async sendForText(call: S3Call): Promise<string> {
    const response = await this.send(call);
    const answer = await text(response).catch((error: Error) => {
      throw new S3Error(null, codeOf(error) || error.message);
    });
    // A copy or a completion that takes long is answered with 200 before it has failed.
    if (/<Error[ >]/.test(answer)) throw new S3Error(response.statusCode ?? 0, textOf(answer, 'Code'));
    return answer;
  }

  /** The response; null when a connection that had been kept was closed meanwhile, and it is worth another attempt. */
  async #sendOnce(
    { limitMs, ...call }: S3Call & { readonly limitMs: number },
    attempt: number,
    leftMs: number,
  ): Promise<IncomingMessage | null> {
    const { url, method, headers } = await this.#sign(call);
    const agent = method === 'GET' ? this.#readingAgent : this.#agent;
    if (waitingIn(agent) >= maxWaiting) throw new S3Error(null, 'too many requests are waiting');
    const request = this.#request(url, { method, headers, agent });
    const silence = new Error(`nothing for ${limitMs / 1000} s`);
    let response: IncomingMessage | null = null;
    request.setTimeout(limitMs, () => {
      // What has arrived and is not read yet shows that the reader is the slow one.
      if (response?.readableLength) request.setTimeout(limitMs);
      else (response ?? request).destroy(silence);
    });
    try {
      response = await new Promise<IncomingMessage>((resolve, reject) => {
        // Stays, because a connection may also fail after its response has begun.
        request.once('response', resolve).on('error', reject);
        const body = call.body?.open();
        afterWaiting(request, { ms: leftMs, hasBody: body !== undefined }, () => {
          // A request that waits for a connection says nothing of its end before there is one.
          for (const each of [request, body]) each?.destroy(silence);
          reject(silence);
        });
        if (body) pipeline(body, request).catch((error: Error) => request.destroy(error));
        else request.end();
      });
      return response;
    } catch (error) {
      if (request.reusedSocket && codeOf(error) === 'ECONNRESET' && attempt < attempts) return null;
      throw new S3Error(null, codeOf(error) || String((error as Error).message));
    }
  }

  /** Takes the time from S3, which refuses requests of a clock that differs from its own; false when it does not. */
  #followClock({ headers }: IncomingMessage): boolean {
    const skewMs = Date.parse(headers.date ?? '') - Date.now();
    const isSkewed = Math.abs(skewMs - this.#skewMs) > maxSkewMs;
    if (isSkewed) this.#skewMs = skewMs;
    return isSkewed;
  }

  async #sign({ method, key, query = {}, headers, body }: S3Call) {
    const url = new URL(this.#bucketUrl + (key === undefined ? '' : `/${encodeKey(key)}`));
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const { region, accessKeyId, secretAccessKey } = this.#settings;
    const payload = body ? { 'X-Amz-Content-Sha256': body.sha256 } : {};
    const signed = await new AwsV4Signer({
      method,
      url: url.toString(),
      headers: { ...headers, ...payload },
      service: 's3',
      region,
      accessKeyId,
      secretAccessKey,
      datetime: new Date(Date.now() + this.#skewMs).toISOString().replace(/[:-]|\.\d{3}/g, ''),
    }).sign();
    const length = { 'Content-Length': String(body?.size ?? 0) };
    return { method, url: signed.url, headers: { ...Object.fromEntries(signed.headers), ...length } };
  }
}

/** The number of requests without a connection. Those that were given up count until one is free. */
const waitingIn = ({ requests }: http.Agent) =>
  Object.values(requests).reduce((sum, waiting = []) => sum + waiting.length, 0);

/**
 * Calls `giveUp` for a request that is without a response for so long, or with a body without a connection. Node's own
 * limit begins only once there is one: neither while all are taken nor at an address that swallows packets.
 */
function afterWaiting(
  request: ClientRequest,
  { ms, hasBody }: { readonly ms: number; readonly hasBody: boolean },
  giveUp: () => void,
): void {
  const timer = setTimeout(giveUp, ms);
  const stop = () => clearTimeout(timer);
  request.once('response', stop).once('close', stop);
  if (!hasBody) return;
  request.once('socket', (socket) => {
    if (socket.connecting) socket.once('connect', stop);
    else stop();
  });
}

/** A key in an address. Strict, because the signature is over the address as RFC 3986 encodes it. */
function encodeKey(key: string): string {
  return key
    .split('/')
    .map((part) =>
      encodeURIComponent(part).replace(
        /[!'()*]/g,
        (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
      ),
    )
    .join('/');
}
