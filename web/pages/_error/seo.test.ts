import type { PageContext } from 'vike/types';
import { expect, it } from 'vitest';
import { seo } from './+seo.js';

it.each([
  ['a missing page', true, 'Faqja nuk u gjet – Ritmi'],
  ['a failed page', false, 'Something went wrong – Ritmi'],
])('the title of %s says what happened', (_name, is404, title) => {
  expect(seo({ language: 'sq', is404 } as PageContext)).toMatchObject({ title, isPrivate: true });
});
