import { ApiError, isTransient } from '@ritmi/shared/client/ApiError';
import type { Message } from '@ritmi/shared/domain/language';
import { filled, textOf } from '../problems/problem.js';
import { errorText } from '../problems/text.js';

/** The messages of a failed call (specification section 8). */
export type FailureRule = {
  /** Whether the server's reason follows, and what to do, in the admin's language. */
  readonly saysWhy?: boolean;
  /** Shown if the server did not respond, and whenever the others do not apply. */
  readonly text: string;
  /** Shown if it responded with an error without a text. */
  readonly refused?: string;
  /** Shown if it responded with an error with a text. */
  readonly withServerText?: (serverText: string, status: number) => string;
  /** The title of the document that it is about. */
  readonly about?: string;
};

/** The server's text alone. */
export const serverTextAlone = (serverText: string) => serverText;

/** `Failed to add event`, and `Failed to add event: {server text}` where the server gave one. */
export const failureWithServerText = (text: string): FailureRule => ({
  text,
  withServerText: (serverText) => `${text}: ${serverText}`,
});

/** `Failed to create package: {status} {server text}`. */
export const statusAndServerTextAfter = (start: string) => (serverText: string, status: number) =>
  `${start}: ${status} ${serverText}`;

const nextSteps = {
  later: {
    sq: 'Nuk u ruajt. Çfarë shkrove mbetet këtu: ruaje përsëri pas pak.',
    en: 'Not saved. What you typed stays here: save it again in a moment.',
  },
  deleted: {
    sq: 'Nuk u ruajt: ndërkohë është fshirë. Ktheje, pastaj ruaje përsëri.',
    en: 'Not saved: it has been deleted meanwhile. Restore it, then save again.',
  },
  changed: {
    sq: 'Nuk u ruajt: ndërkohë ka ndryshuar. Shihe edhe një herë, pastaj ruaje.',
    en: 'Not saved: it has changed meanwhile. Look at it again, then save.',
  },
  marked: {
    sq: 'Nuk u ruajt. Ndreq çfarë është shënuar dhe ruaje përsëri.',
    en: 'Not saved. Correct what is marked and save again.',
  },
  /** Before the server's reason. */
  why: { sq: 'Nuk u ruajt.', en: 'Not saved.' },
  named: {
    sq: 'Nuk u ruajt. Ndreq çfarë thotë mesazhi dhe ruaje përsëri.',
    en: 'Not saved. Correct what the message names and save again.',
  },
} satisfies Record<string, Message>;

/** What to do after a save that failed. The toast says why it failed. */
export function nextStep(error: unknown): Message {
  if (isTransient(error) || !(error instanceof ApiError)) return nextSteps.later;
  if (error.status === 404) return nextSteps.deleted;
  if (error.fields.length > 0) return nextSteps.marked;
  if (error.status === 409) return nextSteps.changed;
  const reason = textOf(errorText, error.body.code) && reasonOf(error);
  if (!reason) return nextSteps.named;
  return { sq: `${nextSteps.why.sq} ${reason.sq}`, en: `${nextSteps.why.en} ${reason.en}` };
}

export function failureText(error: unknown, { text, refused, withServerText }: FailureRule): string {
  if (!(error instanceof ApiError)) return text;
  if (error.message && withServerText) return withServerText(error.message, error.status);
  return refused ?? text;
}

/** Why the server refused, and what to do about it; null if it did not say. */
export function reasonOf(error: unknown): Message | null {
  if (!(error instanceof ApiError)) return null;
  const { code, values = {}, message } = error.body;
  const text = textOf(errorText, code);
  if (text) return { sq: filled(text.sq, values), en: filled(text.en, values) };
  return message ? { sq: message, en: message } : null;
}

/** Nobody is signed in, so nothing was sent. */
export class MissingTokenError extends Error {
  override readonly name = 'MissingTokenError';
}

/** Specification section 8, session; the guard's words are in section 2. */
export const sessionText = {
  missingToken: 'Authentication token not found. Please log in again.',
  expired: 'Unauthorized. Your session may have expired. Please log in again.',
  guard: 'Ju lutem identifikohuni për të aksesuar panelin e administratorit',
} as const;
