import { mongo } from 'mongoose';
import type { FieldIssue } from '@ritmi/shared/domain/errors';
import type { CapacityConflict, Usage } from '@ritmi/shared/domain/errors';

// Failures of reads and writes. `answerErrors` in api/http turns each into a response.

export class NotFoundError extends Error {}

/** A document or its change breaks the rules of its entity. */
export class InvalidError extends Error {
  constructor(readonly issues: readonly FieldIssue[]) {
    super(issues.map(({ message }) => message).join(', '));
  }
}

/** The address of a document's page is, or was, that of another document. */
export class AddressTakenError extends Error {
  constructor(
    readonly field: string,
    label: string,
  ) {
    super(`${label} is taken by another page`);
  }
}

/** Someone else changed the same fields. `current` is the document now, `conflicts` are the names of those fields. */
export class StaleError extends Error {
  constructor(
    readonly current: unknown,
    readonly conflicts: readonly string[],
  ) {
    super(`Someone else changed this in the meantime: ${conflicts.join(', ')}`);
  }
}

/** Something published uses the document that a write would take away from it. */
export class UsedError extends Error {
  constructor(readonly usedIn: readonly Usage[]) {
    super(`This is used in ${usedIn.map(({ title }) => title).join(', ')}`);
  }
}

/** Too little is left of a resource for a night, or the day is blocked. `free` are near dates on which it could be. */
export class FullError extends Error {
  constructor(readonly conflict: Required<CapacityConflict>) {
    const { resource, date } = conflict;
    super(resource ? `${resource.name} is taken on ${date}` : `${date} is blocked`);
  }
}

/** The Idempotency-Key was used for a different request before. */
export class KeyReusedError extends Error {}

/** The database did not answer in time. Nothing was written. */
export class UnavailableError extends Error {
  override readonly message = 'The database did not answer in time';
}

/** The commit was sent but never acknowledged: it may have been applied. After any other failure nothing was written. */
export class UnknownOutcomeError extends UnavailableError {}

/** The code of a Node error, such as ENOENT. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** Whether a unique index refused a write. */
export function isDuplicateKey(error: unknown): boolean {
  return error instanceof mongo.MongoServerError && error.code === 11_000;
}

// The driver passes some connection errors on as plain Node errors.
const lostConnection = ['EPIPE', 'ECONNRESET', 'ECONNREFUSED', 'ETIMEDOUT'];

const unreachable = [
  mongo.MongoServerSelectionError,
  mongo.MongoNetworkError,
  mongo.MongoOperationTimeoutError,
  mongo.MongoNotConnectedError,
];

const transientLabels = [
  'TransientTransactionError',
  'UnknownTransactionCommitResult',
  'RetryableWriteError',
];

/** Whether a failure means that the database cannot be reached at the moment. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof UnavailableError) return true;
  if (!(error instanceof Error)) return false;
  if (lostConnection.includes(codeOf(error))) return true;
  if (unreachable.some((kind) => error instanceof kind)) return true;
  // It lacks the labels of the error that it wraps.
  if (error instanceof mongo.MongoBulkWriteError) return isUnavailable(error.errorResponse);
  if (error instanceof mongo.MongoError) return transientLabels.some((label) => error.hasErrorLabel(label));
  return (
    error.name === 'MongooseServerSelectionError' || /bufferCommands|buffering timed out/.test(error.message)
  );
}
