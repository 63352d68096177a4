import { expect, it } from 'vitest';
import { seo as homeSeo } from './index/+seo.js';
import { description, title, wholeAddress } from './seo.js';

it('gives search engines the address of a file without what the library says of it', () => {
  const at = { renderRequest: { publicUrl: 'https://ritmi.example' } };
  expect(wholeAddress(at, '/uploads/logo-1f9c02ab7e.svg#alt=Logoja')).toBe(
    'https://ritmi.example/uploads/logo-1f9c02ab7e.svg',
  );
  expect(wholeAddress(at, 'https://tjeter.example/logo.svg')).toBe('https://tjeter.example/logo.svg');
});

type Context = Parameters<typeof title>[0];

const pageOf = (context: object) =>
  ({ language: 'sq', urlPathname: '/', shell: { agency: { name: 'Agjencia juaj' } }, ...context }) as Context;

it("keeps titles within 75 characters, with the agency's name", () => {
  const long = `${'Dasma '.repeat(12)}e Anës`;
  const project = pageOf({ config: { seo: { title: { sq: long, en: long } } } });
  expect(title(project)).toMatch(/^Dasma .*… – Agjencia juaj$/);
  expect(title(project)?.length).toBeLessThanOrEqual(75);
  const own = { seo: [{ path: '/', title: `Agjencia juaj ${long}`, description: '' }] };
  expect(title({ ...project, agency: own } as Context)?.length).toBeLessThanOrEqual(75);
});

it.each(['', 'DJ e drita.', 'Natë '.repeat(100)])(
  'describes the home page in 40 to 200 characters (%j)',
  (words) => {
    const text =
      description(pageOf({ config: { seo: homeSeo }, agency: { description: words, seo: [] } })) ?? '';
    expect(text.length).toBeGreaterThanOrEqual(40);
    expect(text.length).toBeLessThanOrEqual(200);
    expect(text).toMatch(new RegExp(`^${words.slice(0, 10)}`));
  },
);
