import { mongo } from 'mongoose';
import type { FieldIssue } from '@ritmi/shared/domain/entity';

// How reads and writes may fail. `answerErrors` in api/http turns each into an answer.

export class NotFoundError extends Error {}

/** A document or its change breaks the rules of its entity. */
export class InvalidError extends Error {
  constructor(readonly issues: readonly FieldIssue[]) {
    super(issues.map(({ message }) => message).join(', '));
  }
}

/** Two people changed the same fields: the present document and the names of those fields. */
export class StaleError extends Error {
  constructor(
    readonly current: unknown,
    readonly conflicts: readonly string[],
  ) {
    super(`Someone else changed this in the meantime: ${conflicts.join(', ')}`);
  }
}

/** An Idempotency-Key came with another request before. */
export class KeyReusedError extends Error {}

/** The database did not answer in time. Nothing was written. */
export class UnavailableError extends Error {
  override readonly message = 'The database did not answer in time';
}

/** The commit was sent and its answer did not come: the write may be there or not. Any other failure wrote nothing. */
export class UnknownOutcomeError extends UnavailableError {}

/** The code of an error of Node's, such as ENOENT. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** Whether a unique index refused a write. */
export function isDuplicateKey(error: unknown): boolean {
  return error instanceof mongo.MongoServerError && error.code === 11_000;
}

// The driver lets some faults of its connection through as Node made them.
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
  // Carries no label of the error that it wraps.
  if (error instanceof mongo.MongoBulkWriteError) return isUnavailable(error.errorResponse);
  if (error instanceof mongo.MongoError) return transientLabels.some((label) => error.hasErrorLabel(label));
  return (
    error.name === 'MongooseServerSelectionError' || /bufferCommands|buffering timed out/.test(error.message)
  );
}
