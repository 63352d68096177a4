import type { ErrorBody as SentBody, FieldError } from '../domain/shapes.js';

/** Body of an error answer, of which a proxy in between may have sent none. */
export type ErrorBody = Partial<SentBody>;

/** The server answered with an error. `message` is the server's text, empty when it gave none. */
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

/** The document is missing: somebody else was faster, or an earlier attempt did arrive. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** Trying again later may help: no server answered, it failed, or it was asked too often. */
export function isTransient(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 429 || error.status >= 500;
}

/** No server answered: the network is away, the address is wrong or the time limit ran out. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
}
