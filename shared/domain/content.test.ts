import { expect, it } from 'vitest';
import { inLanguage, paragraphsOf } from './content.js';

const document = {
  name: 'Ritmi',
  hero: { heading: 'Na trego datën', film: '/film.mp4' },
  questions: [
    { question: 'Po shiu?', answer: 'E mbulojmë.' },
    { question: 'Larg?', answer: 'Po.' },
  ],
  translations: { en: { hero: { heading: 'Tell us the date' }, questions: [{ question: 'Rain?' }] } },
};

it('replaces each text that has a translation, and leaves the others in the source language', () => {
  expect(inLanguage(document, 'en')).toEqual({
    name: 'Ritmi',
    hero: { heading: { en: 'Tell us the date' }, film: '/film.mp4' },
    questions: [
      { question: { en: 'Rain?' }, answer: 'E mbulojmë.' },
      { question: 'Larg?', answer: 'Po.' },
    ],
  });
  const { translations: _, ...source } = document;
  expect(inLanguage(document, 'sq')).toEqual(source);
});

it('divides a text into paragraphs of its language', () => {
  expect(paragraphsOf({ en: 'One.\n\nTwo\nlines.' })).toEqual([{ en: 'One.' }, { en: 'Two\nlines.' }]);
});
