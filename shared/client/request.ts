import { parsed } from '../domain/json.js';
import { ApiError, type ErrorBody, UnreachableError } from './ApiError.js';

export type Connection = {
  /** Without a slash at the end, such as `/api`. */
  readonly baseUrl: string;
  /** The bearer token of the moment, or null when nobody is signed in. */
  readonly token?: () => string | null;
  readonly timeoutMs?: number;
  /** Takes an answer that cannot be our API's for none: a page that asks to sign in to the network answers 200 too. */
  readonly isStrict?: boolean;
  /** Asks for what the database holds now, instead of what an API process has in memory. */
  readonly skipsCache?: boolean;
  /** Answers reads in place of the API where it has a current answer. */
  readonly cache?: ReadCache;
};

/** Answers to reads, by path. */
export type ReadCache = {
  /** The answer that is current, else what `read` brings. Callers share the value: they change nothing of it. */
  readonly get: (path: string, read: () => Promise<Answer<unknown>>) => Promise<Answer<unknown>>;
};

export type Call = {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** FormData is sent as multipart, anything else as JSON. */
  readonly body?: unknown;
  readonly ifMatch?: string | undefined;
  readonly idempotencyKey?: string | undefined;
  /** How a list is read, where that is not in its address: `limit=50, sort=newest`. */
  readonly prefer?: string;
  /** `include` sends cookies too, as the header's login dialog does. */
  readonly credentials?: RequestCredentials;
  readonly timeoutMs?: number;
};

export type Answer<T> = {
  readonly value: T;
  readonly etag: string | null;
  /** Length of the whole list, where the value is a part of one. */
  readonly total?: number;
  /** Path of the part of a list after this one. */
  readonly next?: string;
};

const defaultTimeoutMs = 15_000;

/**
 * One call to the API.
 * @throws ApiError when the server answers with an error, UnreachableError when none answers.
 */
export async function request<T>(connection: Connection, call: Call): Promise<Answer<T>> {
  const answer = await (connection.cache && (call.method ?? 'GET') === 'GET'
    ? connection.cache.get(call.path, () => send(connection, call))
    : send(connection, call));
  // The API answers with the shapes of shared/domain (OpenAPI, api/openapi.test.ts).
  return answer as Answer<T>;
}

async function send(connection: Connection, call: Call): Promise<Answer<unknown>> {
  const { method = 'GET', path, body, credentials = 'same-origin' } = call;
  const timeoutMs = call.timeoutMs ?? connection.timeoutMs ?? defaultTimeoutMs;
  let response: Response;
  let text: string;
  try {
    response = await fetch(`${connection.baseUrl}${path}`, {
      method,
      headers: headersOf(connection, call),
      credentials,
      signal: AbortSignal.timeout(timeoutMs),
      ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
    text = await response.text();
  } catch (cause) {
    throw new UnreachableError('The server did not answer', { cause });
  }
  const value = parsed(text);
  if (!response.ok) throw new ApiError(response.status, asErrorBody(value));
  if (connection.isStrict && value === undefined && response.status !== 204) throw foreignAnswer();
  const total = response.headers.get('X-Total-Count');
  const [next] = /\?[^>]+(?=>; rel="next")/.exec(response.headers.get('Link') ?? '') ?? [];
  return {
    value,
    etag: response.headers.get('ETag'),
    ...(total !== null && { total: Number(total) }),
    ...(next && { next: `${path.split('?')[0]}${next}` }),
  };
}

/** Something else answered in the place of our API; nothing has been done. */
export function foreignAnswer(): UnreachableError {
  return new UnreachableError('Something else answered in place of the server');
}

export function headersOf(
  { token, skipsCache }: Connection,
  { body, ifMatch, idempotencyKey, prefer }: Omit<Call, 'path'>,
): Headers {
  const headers = new Headers({ Accept: 'application/json' });
  const bearer = token?.();
  if (bearer) headers.set('Authorization', `Bearer ${bearer}`);
  if (body !== undefined && !(body instanceof FormData)) headers.set('Content-Type', 'application/json');
  if (skipsCache) headers.set('Cache-Control', 'no-cache');
  if (ifMatch) headers.set('If-Match', ifMatch);
  if (prefer) headers.set('Prefer', prefer);
  if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey);
  return headers;
}

/** Whatever came, as an error body: a proxy in between may answer with something else than ours. */
export function asErrorBody(value: unknown): ErrorBody {
  return typeof value === 'object' && value !== null ? value : {};
}
