import { expect, it } from 'vitest';
import { guessEventKind } from './kind.js';

it.each([
  ['Dasma e Anës dhe Ermalit', 'dasme'],
  ['Martesa në Vlorë', 'dasme'],
  ['Ditëlindja e 50-të e Petritit', 'ditelindje'],
  ['Matura 2026 në Durrës', 'mature'],
  ['Prom night', 'mature'],
  ['Promovimi i albumit', 'tjeter'],
  ['Festa e kompanisë', 'firme'],
  ['Nata e lazerit në Klub Depo', 'klub'],
  ['Dasmë në klubin e plazhit', 'dasme'],
  ['Dita e qytetit në Korçë', 'tjeter'],
])('"%s" is of the kind %s', (title, kind) => {
  expect(guessEventKind({ title })).toBe(kind);
});

it('guesses without a title', () => {
  expect(guessEventKind({})).toBe('tjeter');
});
