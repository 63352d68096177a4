import { z } from 'zod';
import { isUnnamed, plainWords } from './text/plainWords.js';

/** What can be wrong with a field. Clients word a code in their own language; `message` is in English. */
export const issueCodes = [
  'required',
  'wrongType',
  'tooShort',
  'tooLong',
  'tooMany',
  'outOfRange',
  'notOffered',
  'notStorable',
  'notWebAddress',
  'notPagePath',
  'notSlug',
  'siteAddress',
  'addressTaken',
  'notLink',
  'notAmount',
  'ambiguousAmount',
  'tooPrecise',
  'notDay',
  'dayOutOfRange',
  'notMoment',
  'pastMoment',
  'notAfter',
  'notDraft',
  'noMediaUrl',
  'notSound',
  'noneChosen',
  'repeatedId',
  'unknownReference',
  'unknownCursor',
  'notList',
  'notSettable',
  'noFile',
  'unexpectedFile',
  'wrongPassword',
  'samePassword',
  'commonPassword',
  'wrongCode',
  'uncheckedCode',
  'missingPart',
  'damagedPart',
  'unknownPart',
  'largePart',
  'invalid',
] as const;

export type IssueCode = (typeof issueCodes)[number];

/** Why a request failed as a whole. */
export const errorCodes = [
  'invalid',
  'malformed',
  'noJson',
  'tooDeep',
  'badIfMatch',
  'badIdempotencyKey',
  'interrupted',
  'loginNeeded',
  'sessionEnded',
  'wrongLogin',
  'codeNeeded',
  'wrongCode',
  'uncheckedCode',
  'notAllowed',
  'passwordNotChanged',
  'notFound',
  'noFactorPending',
  'factorOff',
  'factorOn',
  'wrongMethod',
  'tooSlow',
  'stale',
  'tooLate',
  'inUse',
  'addressTaken',
  'full',
  'keyReused',
  'tooLarge',
  'fileTooLarge',
  'tooManyPixels',
  'wrongMedia',
  'notAccepted',
  'otherKind',
  'unreadablePicture',
  'unreadableFilm',
  'noFilm',
  'noSound',
  'cutOffFile',
  'brokenExport',
  'noSuchRange',
  'tooManyRequests',
  'tooManyTries',
  'diskFull',
  'quotaUsed',
  'unavailable',
  'internal',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** Why a visitor's answer to an offer comes too late. */
const answerConflict = z.enum(['version', 'expired', 'full', 'state']);

export type AnswerConflict = z.output<typeof answerConflict>;

const values = z.record(z.string(), z.union([z.string(), z.number()])).readonly();

/** What a sentence about an error names: a limit, a name. */
export type ErrorValues = z.output<typeof values>;

const fieldError = z.object({
  path: z.string().min(1),
  message: z.string(),
  code: z.enum(issueCodes),
  values: values.optional(),
});

export type FieldError = z.output<typeof fieldError>;

/** What is wrong with a value, wherever that is. */
export type Issue = Omit<FieldError, 'path'>;

export type FieldIssue = Issue & { readonly path: readonly string[] };

/** A document that uses what a write would take away from it. */
export const usage = z.object({ entity: z.string(), id: z.string(), title: z.string() });

export type Usage = z.output<typeof usage>;

/** Why a night cannot be booked: a resource that is taken, null for a day on which the whole agency is blocked. */
const capacityConflict = z.object({
  date: z.string().optional(),
  part: z.enum(['day', 'evening', 'all']).optional(),
  resource: z.object({ id: z.string(), name: z.string() }).nullable().optional(),
  /** Three near dates on which it can be. */
  free: z.array(z.string()).readonly().optional(),
});

export type CapacityConflict = z.output<typeof capacityConflict>;

/**
 * Body of every error (contract, wire format). `current`, `conflicts` and `usedIn` are for 409 only, `needsCode` for a login without
 * the code of the second factor, `sessionEnded` for the 401 of a session that has ended.
 */
export const errorBody = z.object({
  message: z.string(),
  code: z.enum(errorCodes),
  values: values.optional(),
  errors: z.array(fieldError).readonly().optional(),
  current: z.unknown().optional(),
  conflicts: z.array(z.string()).readonly().optional(),
  usedIn: z.array(usage).readonly().optional(),
  reason: answerConflict.optional(),
  needsCode: z.boolean().optional(),
  sessionEnded: z.boolean().optional(),
  ...capacityConflict.shape,
});

export type ErrorBody = z.output<typeof errorBody>;

/** The options of a zod check of our own: the message and code of the issue that it raises. */
export function issue(code: IssueCode, message: string, named: ErrorValues = {}) {
  return { error: message, params: { code, values: named } };
}

const params = z.object({ code: z.enum(issueCodes), values });

type Raised = z.core.$ZodIssue;

/**
 * Parse with it: without the input, a missing value cannot be told from one of a wrong type. What a schema has no words
 * for is said in ours instead of the library's.
 */
export const parseOptions = { reportInput: true, error: plainWords } as const;

/** The issues of a parse with dotted paths, one for each path; for a union, those of the branch that matched furthest. */
export function fieldErrorsOf(issues: readonly Raised[], prefix: readonly PropertyKey[] = []): FieldError[] {
  const errors = issues.flatMap((raised): FieldError[] => {
    const path = [...prefix, ...raised.path];
    if (raised.code === 'invalid_union') {
      const [closest] = [...raised.errors].sort((a, b) => depth(b) - depth(a));
      if (closest && closest.length > 0) {
        const found = fieldErrorsOf(closest, path);
        // A branch does not know the name of its field, of which the union has words.
        const worded = ({ message }: FieldError) =>
          path.length > 0 && isUnnamed(message) ? raised.message : message;
        return found.map((each) => ({ ...each, message: worded(each) }));
      }
    }
    if (raised.code === 'unrecognized_keys') {
      return raised.keys.map((name) => {
        const unknown = [...path, name].map(String).join('.');
        return { path: unknown, message: `${name} cannot be set here`, code: 'notSettable' };
      });
    }
    // An error of the body as a whole has no path.
    const dotted = path.map(String).join('.') || 'body';
    return [{ path: dotted, message: raised.message, ...problemOf(raised) }];
  });
  const seen = new Set<string>();
  return errors.filter(({ path }) => !seen.has(path) && seen.add(path));
}

function depth(issues: readonly Raised[]): number {
  return Math.max(0, ...issues.map(({ path }) => path.length));
}

function problemOf(raised: Raised): Omit<Issue, 'message'> {
  switch (raised.code) {
    case 'custom': {
      const { code, values: named } = params.safeParse(raised.params).data ?? { code: 'invalid', values: {} };
      return { code, ...(Object.keys(named).length > 0 ? { values: named } : {}) };
    }
    case 'too_small':
      return tooSmall(raised.origin, Number(raised.minimum));
    case 'too_big':
      return tooBig(raised.origin, Number(raised.maximum));
    case 'invalid_type':
      return { code: isMissing(raised.input) ? 'required' : 'wrongType' };
    case 'invalid_value':
      if (isMissing(raised.input)) return { code: 'required' };
      return { code: 'notOffered', values: { offered: raised.values.map(String).join(', ') } };
    case 'invalid_format':
    case 'not_multiple_of':
    case 'unrecognized_keys':
    case 'invalid_key':
    case 'invalid_element':
    case 'invalid_union':
      return { code: 'invalid' };
  }
}

const isMissing = (input: unknown) => input === undefined || input === null || input === '';

function tooSmall(origin: string, min: number): Omit<Issue, 'message'> {
  if (origin === 'array') return { code: 'noneChosen' };
  if (origin !== 'string') return { code: 'outOfRange' };
  return min === 1 ? { code: 'required' } : { code: 'tooShort', values: { min } };
}

function tooBig(origin: string, max: number): Omit<Issue, 'message'> {
  if (origin === 'array') return { code: 'tooMany', values: { max } };
  return origin === 'string' ? { code: 'tooLong', values: { max } } : { code: 'outOfRange' };
}
