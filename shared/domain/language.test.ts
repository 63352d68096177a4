import { expect, it, vi } from 'vitest';
import { type Language, languageOf, oncePerLanguage, pathIn } from './language.js';

// spec: contract.english
it.each([
  ['sq', '/', '/'],
  ['sq', '/sherbime', '/sherbime'],
  ['sq', '/enigma', '/enigma'],
  ['en', '/', '/en'],
  ['en', '/sherbime', '/en/sherbime'],
] as const)('in %s the page %s is at %s, and back', (language, path, address) => {
  expect(pathIn(language, path)).toBe(address);
  expect(languageOf(address)).toEqual({ language, path });
});

it('reads a document once in each language', () => {
  const read = vi.fn<(document: { title: string }, language: Language) => string>(
    ({ title }, language) => `${title} ${language}`,
  );
  const inLanguage = oncePerLanguage(read);
  const [one, other] = [{ title: 'Natë' }, { title: 'Natë' }];
  const values = [
    inLanguage(one, 'sq'),
    inLanguage(one, 'en'),
    inLanguage(one, 'sq'),
    inLanguage(other, 'sq'),
  ];
  expect(values).toEqual(['Natë sq', 'Natë en', 'Natë sq', 'Natë sq']);
  expect(read).toHaveBeenCalledTimes(3);
});
