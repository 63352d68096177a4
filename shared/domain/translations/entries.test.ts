import { expect, it } from 'vitest';
import { settings } from '../settings/schema.js';
import { withMovedEntries } from './entries.js';

const { fields } = settings;
const [rain, power] = [
  { question: 'Po shiu?', answer: 'E mbulojmë.' },
  { question: 'Rryma?', answer: 'Dy priza.' },
];
const english = [{ question: 'Rain?' }, { question: 'Power?' }];
const before = { questions: [rain, power], translations: { en: { questions: english } } };

const after = (questions: readonly object[], translations: object = before.translations) =>
  withMovedEntries(fields, { questions, translations }, before).translations;

it.each([
  ['moved', [power, rain], [english[1], english[0]]],
  ['removed', [power], [english[1]]],
  ['added', [{ question: 'Larg?', answer: 'Po.' }, rain, power], [{}, ...english]],
  ['reworded', [{ ...rain, answer: 'Me tenda.' }, power], english],
])('a translation stays with its entry when one is %s', (_, questions, expected) => {
  expect(after(questions)).toEqual({ en: { questions: expected } });
});

it('translations that leave with their entries leave nothing, and those that are sent are kept', () => {
  expect(after([])).toEqual({});
  const sent = { en: { questions: [{ question: 'Current?' }] } };
  expect(after([power], sent)).toEqual(sent);
});

it('an entry with another address is another entry', () => {
  const pages = {
    seo: [{ path: '/DJ-Lumo', title: 'Lumo', description: '', picture: '' }],
    translations: { en: { seo: [{ title: 'Lumo in English' }] } },
  };
  const seo = [{ path: '/kontakt', title: 'Na shkruani', description: '', picture: '' }];
  expect(withMovedEntries(fields, { ...pages, seo }, pages).translations).toEqual({});
});
