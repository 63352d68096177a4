import { sampleAgency } from '@ritmi/shared/domain/sample';
import type { PageContext } from 'vike/types';
import { expect, it } from 'vitest';
import { title as titleOf } from '../seo.js';
import { seo } from './+seo.js';

it.each([
  ['a missing page', true, 'Faqja nuk u gjet – Ritmi'],
  ['a failed page', false, 'Something went wrong – Ritmi'],
])('the title of %s says what happened', (_name, is404, title) => {
  const pageContext = {
    language: 'sq',
    is404,
    config: { seo },
    shell: { agency: sampleAgency },
  } as unknown as PageContext;
  expect(titleOf(pageContext)).toBe(title);
  expect(seo(pageContext)).toMatchObject({ isPrivate: true });
});
