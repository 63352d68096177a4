import type { ErrorRequestHandler } from 'express';
import {
  type ErrorBody,
  type ErrorCode,
  type ErrorValues,
  type FieldError,
  type FieldIssue,
  fieldErrorsOf,
  parseOptions,
} from '@ritmi/shared/domain/errors';
import mongoose from 'mongoose';
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

export const malformed = (code: ErrorCode, message: string) => new HttpError(400, { code, message });
const challenge = { 'WWW-Authenticate': 'Bearer' };
export const unauthorized = (code: ErrorCode = 'loginNeeded', message = 'Please log in') =>
  new HttpError(401, { code, message }, challenge);
/** A 401 that distinguishes a session that has ended from a token that was never ours. */
export const sessionEnded = () =>
  new HttpError(401, { code: 'sessionEnded', message: 'Please log in', sessionEnded: true }, challenge);
export const forbidden = (code: ErrorCode, message: string) => new HttpError(403, { code, message });
export const notFound = (code: ErrorCode = 'notFound', message = 'Not found') =>
  new HttpError(404, { code, message });
export const wrongMethod = (allowed: readonly string[]) =>
  new HttpError(
    405,
    { code: 'wrongMethod', message: 'This method is not allowed here' },
    { Allow: allowed.join(', ') },
  );
export const tooSlow = () =>
  new HttpError(408, { code: 'tooSlow', message: 'The request came too slowly' }, { Connection: 'close' });
export const tooLarge = (
  code: ErrorCode = 'tooLarge',
  message = 'The request is too large',
  values?: ErrorValues,
) => new HttpError(413, { code, message, ...(values && { values }) });
export const wrongMedia = (
  code: ErrorCode = 'wrongMedia',
  message = 'This media type is not accepted here',
) => new HttpError(415, { code, message });
export const tooMany = (waitS: number) =>
  new HttpError(429, waiting('tooManyRequests', 'Too many requests', waitS), retryAfter(waitS));
export const tooManyTries = (waitS: number) =>
  new HttpError(429, waiting('tooManyTries', 'Too many wrong tries', waitS), retryAfter(waitS));
const waiting = (code: ErrorCode, message: string, seconds: number) => ({
  code,
  message,
  values: { seconds },
});
const retryAfter = (seconds: number) => ({ 'Retry-After': String(seconds) });
export const noSpace = (code: ErrorCode, message: string) => new HttpError(507, { code, message });
export const unavailable = () =>
  new HttpError(
    503,
    { code: 'unavailable', message: 'The service is not available at the moment' },
    retryAfter(retryAfterS),
  );

/** A 422 that names all invalid fields at once. */
export function invalid(errors: readonly FieldError[]): HttpError {
  const message = errors[0]?.message ?? 'The request is not valid';
  return new HttpError(422, { code: 'invalid', message, errors });
}

/** What the database says of fields, with their dotted names. */
export function asFieldErrors(issues: readonly FieldIssue[]): FieldError[] {
  return issues.map(({ path, ...issue }) => ({ path: path.join('.'), ...issue }));
}

// The disk is full, read-only or failing: the caller can do nothing about it.
const diskFaults = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EIO']);

/** Turns any thrown value into the failure that the caller sees. */
export function asHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof db.NotFoundError) return notFound();
  if (error instanceof db.InvalidError) return invalid(asFieldErrors(error.issues));
  if (error instanceof db.StaleError) {
    const { message, current, conflicts } = error;
    return new HttpError(409, { code: 'stale', message, current, conflicts });
  }
  if (error instanceof db.UsedError) {
    const { message, usedIn } = error;
    return new HttpError(409, { code: 'inUse', message, usedIn: [...usedIn] });
  }
  if (error instanceof db.AddressTakenError) {
    const { message, field: path } = error;
    const code = 'addressTaken' as const;
    return new HttpError(409, { code, message, errors: [{ path, code, message }] });
  }
  if (error instanceof db.FullError)
    return new HttpError(409, { code: 'full', message: error.message, ...error.conflict });
  if (error instanceof db.KeyReusedError) {
    return new HttpError(422, {
      code: 'keyReused',
      message: 'This Idempotency-Key was used for another request',
    });
  }
  if (db.isUnavailable(error) || diskFaults.has(db.codeOf(error))) return unavailable();
  // A value of another kind than its field's that no schema has refused. Its stack tells the caller's text.
  if (error instanceof mongoose.Error.CastError)
    return invalid([{ path: error.path, code: 'invalid', message: 'Not a valid value' }]);
  if (error instanceof URIError) return notFound();
  // Errors of Express's parsers have these.
  const { status, type }: { status?: unknown; type?: unknown } = Object(error);
  if (type === 'entity.verify.failed') return malformed('malformed', 'The body is not valid UTF-8');
  if (type === 'entity.parse.failed') return malformed('malformed', 'Malformed JSON');
  if (status === 413) return tooLarge();
  if (status === 415) return wrongMedia();
  if (status === 400) return malformed('malformed', 'Malformed request');
  return new HttpError(500, { code: 'internal', message: 'Something went wrong on the server' });
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
  const parsed = schema.safeParse(value, parseOptions);
  if (!parsed.success) throw invalid(fieldErrorsOf(parsed.error.issues));
  return parsed.data;
}
