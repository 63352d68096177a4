import type { Message } from '@ritmi/shared/domain/language';

export const text = {
  title: { sq: 'Faqja nuk u gjet', en: 'Page not found' },
  notFound: { sq: 'Oops! Page not found', en: 'Oops! Page not found' },
  hint: {
    sq: 'Kjo adresë nuk ekziston, ose faqja është zhvendosur diku tjetër.',
    en: 'There is nothing at this address, or the page has moved.',
  },
  home: { sq: 'Te faqja kryesore', en: 'Back to the home page' },
} as const satisfies Record<string, Message>;

/** Why a page has no content: `throw render(404, missing)`. */
export type Missing = {
  readonly missing: Message;
  /** Target of the link, without the language. */
  readonly path: string;
  readonly back: Message;
};

export function isMissing(reason: unknown): reason is Missing {
  return typeof reason === 'object' && reason !== null && 'missing' in reason;
}
