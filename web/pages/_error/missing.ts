import type { Message } from '@ritmi/shared/domain/language';

/** The reason that a page gives for a 404 of its own: `throw render(404, missing)`. */
export type Missing = {
  readonly missing: Message;
  /** Where to go on, without the language. */
  readonly path: string;
  readonly back: Message;
};

export function isMissing(reason: unknown): reason is Missing {
  return typeof reason === 'object' && reason !== null && 'missing' in reason;
}
