import type { Fields } from './answers.js';

export const longWord = 'fishekzjarretebrendshmembivallenengadaltedasmesseplotenedurresedhenevlore';

export const longTitle =
  'Dasma e plotë me zë, drita, lazer, shkëndija mbi tortë dhe valle deri në orët e para të mëngjesit';

export const longText = `${'Takohemi para festës, shkruajmë programin dhe listën e këngëve. '.repeat(12)}\n\n${longWord}`;

const who = { id: '1', name: 'Arta' };

const entry = (minute: number, fields: Fields): Fields => ({
  id: String(minute),
  entity: 'services',
  documentId: '6b0241cb58f2a22a9253711b',
  version: 2,
  op: 'update',
  who,
  when: new Date(Date.UTC(2026, 10, 21, 9, minute)).toISOString(),
  title: 'DJ për dasma dhe festa',
  changes: [],
  ...fields,
});

const deeds: readonly Fields[] = [
  entry(50, {
    changes: [
      { field: 'price', before: '400', after: '450' },
      { field: 'featured', before: false, after: true },
      { field: 'image', before: '/uploads/pult-blu.webp', after: '' },
    ],
  }),
  entry(40, { title: longTitle, changes: [{ field: 'description', before: longText, after: 'Shkurt.' }] }),
  entry(30, {
    title: longWord,
    who: { id: '2', name: longTitle },
    changes: [{ field: 'features', before: ['Takim', 'Mikrofon'], after: ['Takim', 'Mikrofon', longWord] }],
  }),
  entry(20, { op: 'reorder', changes: [{ field: 'order', before: 4, after: 0 }] }),
  entry(10, { op: 'delete', entity: 'events', title: '' }),
  entry(5, { op: 'restore', entity: 'projects', title: 'Klub Depo: drita për një tavan të ulët' }),
];

const trash: readonly Fields[] = Array.from({ length: 60 }, (_, place) => ({
  id: String(place),
  entity: ['services', 'events', 'about/content', 'contact'][place % 4],
  title: ['Makinë mjegulle', longTitle, longWord, ''][place % 4],
  deletedAt: new Date(Date.UTC(2026, 10, 21, 9, 59 - place)).toISOString(),
  deletedBy: place % 3 === 1 ? { id: '2', name: longTitle } : who,
}));

/** What trash and history answer when a lot, and odd things, have happened. */
export const past = { trash: () => trash, history: () => deeds };
