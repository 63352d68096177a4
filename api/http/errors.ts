import type { ErrorRequestHandler } from 'express';
import type { ErrorBody, FieldError } from '@ritmi/shared/domain/shapes';
import type {} from 'pino-http';
import type { z } from 'zod';
import * as db from '../db/errors.js';

/** A failure with the status and body of its response; only `answerErrors` sends it. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    readonly body: ErrorBody,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(body.message);
  }
}

const retryAfterS = 5;

export const malformed = (message: string) => new HttpError(400, { message });
export const unauthorized = (message = 'Please log in') =>
  new HttpError(401, { message }, { 'WWW-Authenticate': 'Bearer' });
/** A 401 that distinguishes a session that has ended from a token that was never ours. */
export const sessionEnded = () =>
  new HttpError(401, { message: 'Please log in', sessionEnded: true }, { 'WWW-Authenticate': 'Bearer' });
export const forbidden = (message: string) => new HttpError(403, { message });
export const notFound = (message = 'Not found') => new HttpError(404, { message });
export const wrongMethod = (allowed: readonly string[]) =>
  new HttpError(405, { message: 'This method is not allowed here' }, { Allow: allowed.join(', ') });
export const tooSlow = () =>
  new HttpError(408, { message: 'The request came too slowly' }, { Connection: 'close' });
export const tooLarge = (message = 'The request is too large') => new HttpError(413, { message });
export const wrongMedia = (message = 'This media type is not accepted here') =>
  new HttpError(415, { message });
export const tooMany = (waitS: number, message = 'Too many requests') =>
  new HttpError(429, { message }, { 'Retry-After': String(waitS) });
export const noSpace = (message: string) => new HttpError(507, { message });
export const unavailable = () =>
  new HttpError(
    503,
    { message: 'The service is not available at the moment' },
    { 'Retry-After': String(retryAfterS) },
  );

/** A 422 that names all invalid fields at once. */
export function invalid(found: readonly FieldError[]): HttpError {
  // An error of the body as a whole has no path.
  const errors = found.map(({ path, message }) => ({ path: path === '' ? 'body' : path, message }));
  return new HttpError(422, { message: errors[0]?.message ?? 'The request is not valid', errors });
}

type Issue = z.core.$ZodIssue;

/** zod's issues with dotted paths; for a union, those of the branch that matched furthest. */
function fieldErrors(issues: readonly Issue[], prefix: readonly PropertyKey[] = []): FieldError[] {
  const errors = issues.flatMap((issue): FieldError[] => {
    const path = [...prefix, ...issue.path];
    if (issue.code === 'invalid_union') {
      const [closest] = [...issue.errors].sort((a, b) => depth(b) - depth(a));
      if (closest && closest.length > 0) return fieldErrors(closest, path);
    }
    return [{ path: path.map(String).join('.'), message: issue.message }];
  });
  const seen = new Set<string>();
  return errors.filter(({ path }) => !seen.has(path) && seen.add(path));
}

function depth(issues: readonly Issue[]): number {
  return Math.max(0, ...issues.map(({ path }) => path.length));
}

// The disk is full, read-only or failing: the caller can do nothing about it.
const diskFaults = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EIO']);

/** Turns any thrown value into the failure that the caller sees. */
export function asHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof db.NotFoundError) return notFound();
  if (error instanceof db.InvalidError)
    return invalid(error.issues.map(({ path, message }) => ({ path: path.join('.'), message })));
  if (error instanceof db.StaleError) {
    const { message, current, conflicts } = error;
    return new HttpError(409, { message, current, conflicts });
  }
  if (error instanceof db.KeyReusedError) {
    return new HttpError(422, { message: 'This Idempotency-Key was used for another request' });
  }
  if (db.isUnavailable(error) || diskFaults.has(db.codeOf(error))) return unavailable();
  if (error instanceof URIError) return notFound();
  // Errors of Express's parsers have these.
  const { status, type }: { status?: unknown; type?: unknown } = Object(error);
  if (type === 'entity.verify.failed') return malformed('The body is not valid UTF-8');
  if (type === 'entity.parse.failed') return malformed('Malformed JSON');
  if (status === 413) return tooLarge();
  if (status === 415) return wrongMedia();
  if (status === 400) return malformed('Malformed request');
  return new HttpError(500, { message: 'Something went wrong on the server' });
}

/** The only place where an error becomes JSON. */
// oxlint-disable-next-line max-params -- Express recognises an error handler by its four parameters.
export const answerErrors: ErrorRequestHandler = (error, request, response, next) => {
  const failure = asHttpError(error);
  if (failure.status === 503 || failure.status === 507)
    request.log.warn({ cause: String(error) }, 'not available');
  else if (failure.status >= 500) request.log.error({ err: error }, 'request failed');
  if (response.headersSent) {
    next(error);
    return;
  }
  response.status(failure.status).set({ 'Cache-Control': 'no-store', ...failure.headers });
  response.json(failure.body);
};

/** Parses a value by the schema. @throws a 422 that names every invalid field. */
export function validate<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw invalid(fieldErrors(parsed.error.issues));
  return parsed.data;
}
