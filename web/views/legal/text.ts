import type { Message } from '@ritmi/shared/domain/language';

/** The intro of a legal page; its sections are the agency's. */
export type LegalIntro = {
  readonly heading: Message;
  readonly lead: (agency: string) => Message;
  /** The section that the agency's e-mail address and phone follow; the last one where none is called so. */
  readonly asks?: Message;
};

export const text = {
  updated: { sq: 'Përditësuar më', en: 'Last updated' },
  email: { sq: 'E-mail', en: 'E-mail' },
  phone: { sq: 'Telefon', en: 'Phone' },
  rights: { sq: 'Të gjitha të drejtat e rezervuara.', en: 'All rights reserved.' },
} as const satisfies Record<string, Message>;

export const terms: LegalIntro = {
  heading: { sq: 'Termat e shërbimit', en: 'Terms of service' },
  lead: (agency) => ({
    sq: `Si mund t’i përdorësh tekstet, fotot dhe videot e faqes së ${agency}.`,
    en: `How the texts, pictures and videos of the ${agency} website may be used.`,
  }),
  asks: { sq: 'Si të kërkosh leje', en: 'How to ask for permission' },
};

export const privacy: LegalIntro = {
  heading: { sq: 'Politika e privatësisë', en: 'Privacy policy' },
  lead: () => ({
    sq: 'Çfarë mbrojmë, çfarë ruajmë dhe çfarë nuk bëjmë me të dhënat e tua.',
    en: 'What we protect, what we keep and what we do not do with your details.',
  }),
};
