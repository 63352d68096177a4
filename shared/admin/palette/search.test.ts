import { expect, it } from 'vitest';
import { type Entry, searchIn } from './search.js';

const entry = (title: string, kind = 'Shërbim', text = ''): Entry => ({
  id: `${kind} ${title}`,
  title,
  kind,
  text,
  open: () => undefined,
});
const search = searchIn([
  entry('Shërbimet', 'Ekran'),
  entry('Ndriçim skenik'),
  entry('Zë', 'Shërbim', 'Altoparlantë për çdo sallë'),
  entry('Dasma e Anës', 'Event'),
  entry('Zëri i natës', 'Event'),
]);
const titles = (words: string) => search(words).map(({ title }) => title);

it('finds titles, kinds and texts by the beginnings of words, without accents', () => {
  expect(titles('ndricim')).toEqual(['Ndriçim skenik']);
  expect(titles('ZE')).toEqual(['Zë', 'Zëri i natës']);
  expect(titles('altop sall')).toEqual(['Zë']);
  expect(titles('event ze')).toEqual(['Zëri i natës']);
});

it('forgives a wrong letter in a long word, and finds nothing where a word is missing', () => {
  expect(titles('skenok')).toEqual(['Ndriçim skenik']);
  expect(titles('dasma skenik')).toEqual([]);
});

it('shows what there is while nothing is typed', () => {
  expect(titles(' ')).toHaveLength(5);
});
