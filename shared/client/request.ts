import { parsed } from '../domain/json.js';
import { previewHeader } from '../domain/publishing/previews.js';
import { ApiError, type ErrorBody, UnreachableError } from './ApiError.js';

export type Connection = {
  /** Without a slash at the end, such as `/api`. */
  readonly baseUrl: string;
  /** The current bearer token, or null when nobody is signed in. */
  readonly token?: () => string | null;
  readonly timeoutMs?: number;
  /** Treats what cannot come from our API as no response: the sign-in page of a Wi-Fi network has status 200 too. */
  readonly isStrict?: boolean;
  /** Reads from the database instead of the memory of an API process. */
  readonly skipsCache?: boolean;
  /** Id of the preview whose draft is read in place of the published document. */
  readonly preview?: string;
  /** Asked first on every read. */
  readonly cache?: ReadCache;
};

/** Responses to reads, by path. */
export type ReadCache = {
  /** Resolves with the stored response if it is current, else calls `read`. Callers must not change it: they share it. */
  readonly get: (path: string, read: () => Promise<Answer<unknown>>) => Promise<Answer<unknown>>;
};

export type Call = {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** FormData is sent as multipart, a Blob as it is, anything else as JSON. */
  readonly body?: unknown;
  readonly ifMatch?: string | undefined;
  readonly idempotencyKey?: string | undefined;
  /** The header of this name: how to read a list whose URL does not say it, such as `limit=50, sort=newest`. */
  readonly prefer?: string;
  /** `include` sends cookies too, as the header's login dialog does. */
  readonly credentials?: RequestCredentials;
  readonly timeoutMs?: number;
};

export type Answer<T> = {
  readonly value: T;
  readonly etag: string | null;
  /** Length of the whole list, if the value is one page of it. */
  readonly total?: number;
  /** Path of the next page of the list. */
  readonly next?: string;
  /** Length of the response in characters, for caches that limit their memory. */
  readonly size?: number;
};

const defaultTimeoutMs = 15_000;

/**
 * One call to the API.
 * @throws ApiError if the server responds with an error, UnreachableError if it does not respond.
 */
export async function request<T>(connection: Connection, call: Call): Promise<Answer<T>> {
  const answer = await (connection.cache && (call.method ?? 'GET') === 'GET'
    ? connection.cache.get(call.path, () => send(connection, call))
    : send(connection, call));
  // The API responds with the types of shared/domain, which api/openapi.test.ts checks.
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
      ...(body === undefined ? {} : { body: isSentAsItIs(body) ? body : JSON.stringify(body) }),
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
    size: text.length,
  };
}

/** Bodies whose media type fetch itself names. */
function isSentAsItIs(body: unknown): body is FormData | Blob {
  return body instanceof FormData || body instanceof Blob;
}

/** Something else responded in place of our API, so the request had no effect. */
export function foreignAnswer(): UnreachableError {
  return new UnreachableError('Something else responded in place of the server');
}

export function headersOf(
  { token, skipsCache, preview }: Connection,
  { body, ifMatch, idempotencyKey, prefer }: Omit<Call, 'path'>,
): Headers {
  const headers = new Headers({ Accept: 'application/json' });
  const bearer = token?.();
  if (bearer) headers.set('Authorization', `Bearer ${bearer}`);
  if (body !== undefined && !isSentAsItIs(body)) headers.set('Content-Type', 'application/json');
  if (preview) headers.set(previewHeader, preview);
  if (skipsCache) headers.set('Cache-Control', 'no-cache');
  if (ifMatch) headers.set('If-Match', ifMatch);
  if (prefer) headers.set('Prefer', prefer);
  if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey);
  return headers;
}

/** Any JSON as an error body: a proxy may respond with a body that is not the API's. */
export function asErrorBody(value: unknown): ErrorBody {
  return typeof value === 'object' && value !== null ? value : {};
}
