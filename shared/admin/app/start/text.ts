import type { Message } from '@ritmi/shared/domain/language';
import type { Finding } from './findings.js';

export const startText = {
  title: { sq: 'Çfarë të shohësh', en: 'What to look at' },
  changes: { sq: 'Ndryshimet e fundit', en: 'Latest changes' },
  fine: {
    sq: 'Çdo gjë ka foto, tekst dhe çmim. Mbetet vetëm të vijë nata.',
    en: 'Everything has a picture, a text and a price. Only the night is still to come.',
  },
} satisfies Record<string, Message>;

export const findingTitles: Readonly<Record<Finding['kind'], Message>> = {
  picture: { sq: 'Pa foto', en: 'Without a picture' },
  text: { sq: 'Pa tekst të plotë', en: 'With a text missing' },
  price: { sq: 'Me çmim të fshehur', en: 'With a hidden price' },
};

/** How many more there are than are listed. */
export const moreText = {
  sq: (count: number) => `edhe ${count} të tjera`,
  en: (count: number) => `and ${count} more`,
};
