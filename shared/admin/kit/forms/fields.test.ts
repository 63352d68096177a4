import { expect, test } from 'vitest';
import { fieldProblem } from './fields.js';

test.each([
  ['Title is required', 'Kjo fushë kërkohet.'],
  ['Media URL is required', 'Media URL is required'],
  ['Title is too long (at most 300 characters)', 'Tekst tepër i gjatë: e shumta 300 shenja.'],
  ['Price must be a number of at least 0', 'Shkruaj një numër, 0 ose më shumë.'],
  ['Please select at least one service', 'Please select at least one service'],
])('%s', (english, albanian) => {
  expect(fieldProblem(english, 'sq')).toBe(albanian);
  expect(fieldProblem(english, 'en')).toBe(english);
});
