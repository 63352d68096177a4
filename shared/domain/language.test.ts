import { expect, it } from 'vitest';
import { languageOf, pathIn } from './language.js';

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
