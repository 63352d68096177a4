import { ApiError } from '@ritmi/shared/client/ApiError';

/** How a failed call is worded (specification section 8). Each differs only in what it makes of the server's answer. */
export type FailureRule = {
  /** Said when the server did not answer, and whenever no other rule applies. */
  readonly text: string;
  /** Said when it answered with an error without a text. */
  readonly refused?: string;
  /** Said when it answered with an error and a text. */
  readonly withServerText?: (serverText: string, status: number) => string;
};

/** The server's text alone. */
export const serverTextAlone = (serverText: string) => serverText;

/** `Failed to add event: {server text}`. */
export const serverTextAfter = (start: string) => (serverText: string) => `${start}: ${serverText}`;

/** `Failed to create package: {status} {server text}`. */
export const statusAndServerTextAfter = (start: string) => (serverText: string, status: number) =>
  `${start}: ${status} ${serverText}`;

export function failureText(error: unknown, { text, refused, withServerText }: FailureRule): string {
  if (!(error instanceof ApiError)) return text;
  if (error.message && withServerText) return withServerText(error.message, error.status);
  return refused ?? text;
}
