import type { ErrorBody as SentBody, FieldError } from '../domain/errors.js';

/** Body of an error response. Every field may be missing, because a proxy may have responded instead of the API. */
export type ErrorBody = Partial<SentBody>;

/** The server responded with an error. `message` is the server's text, empty if it sent none. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    readonly body: ErrorBody,
  ) {
    super(body.message ?? '');
  }

  get fields(): readonly FieldError[] {
    return this.body.errors ?? [];
  }
}

/** The document does not exist: somebody else deleted it, or an earlier attempt to delete it succeeded. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** A retry may help: the server did not respond, failed, or limited the rate. */
export function isTransient(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 429 || error.status >= 500;
}

/** No response: the network is down, the address is wrong or the time limit is over. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
}
