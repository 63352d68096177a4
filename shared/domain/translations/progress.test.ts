import { expect, test } from 'vitest';
import { sampleEvent } from '../sample.js';
import { events } from '../events/schema.js';
import { besideChange, changedPart, pairState, progressOf, sumOf } from './progress.js';

const stored = { source: 'Dritë', translation: 'Light', isStale: false };

test.each([
  [{ source: '', translation: '' }, null, { kind: 'none' }],
  [{ source: 'Dritë', translation: ' ' }, null, { kind: 'missing' }],
  [{ source: 'Dritë', translation: 'Light' }, null, { kind: 'done' }],
  [{ source: 'Dritë', translation: 'Light' }, stored, { kind: 'done' }],
  [{ source: 'Zë', translation: 'Light' }, stored, { kind: 'stale', before: 'Dritë' }],
  [{ source: 'Zë', translation: 'Sound' }, stored, { kind: 'done' }],
  [{ source: 'Zë', translation: '' }, stored, { kind: 'missing' }],
  [stored, { ...stored, isStale: true, from: 'Zë' }, { kind: 'stale', before: 'Zë' }],
  [stored, { ...stored, isStale: true }, { kind: 'stale', before: undefined }],
  [{ source: 'Zë', translation: 'Light' }, { ...stored, isStale: true, from: 'Zë' }, { kind: 'done' }],
])('%j, stored as %j, is %j', (pair, before, expected) => {
  expect(pairState(pair, before)).toEqual(expected);
});

test('shows whole words beside a change', () => {
  const text = `Rreze ${'drite '.repeat(10)}fundi`;
  expect(besideChange(text, 'before')).toBe(`… ${'drite '.repeat(9)}fundi`);
  expect(besideChange(text, 'after')).toBe(`Rreze ${'drite '.repeat(9)}…`);
  expect(besideChange('a'.repeat(70), 'before')).toBe(`…${'a'.repeat(60)}`);
  expect(besideChange('Rreze drite', 'after')).toBe('Rreze drite');
});

test('counts texts that there are, captions too', () => {
  const event = sampleEvent({
    media: [
      { id: 'a', type: 'image', url: '/uploads/a.webp', caption: 'Salla' },
      { id: 'b', type: 'image', url: '/uploads/b.webp' },
    ],
    translations: { en: { title: 'Wedding', description: '', captions: { a: 'The hall', b: 'x' } } },
  });
  const progress = progressOf(events.fields, event, 'en');
  expect(progress).toEqual({ total: 3, done: 2 });
  expect(sumOf([progress, progress])).toEqual({ total: 6, done: 4 });
});

test.each([
  ['Drita për sallën.', 'Drita për sallën.', ['Drita për sallën.', '', '', '']],
  ['Drita për sallën.', 'Zë për sallën.', ['', 'Drita', 'Zë', ' për sallën.']],
  ['Nga 440 € nata', 'Nga 460 € nata', ['Nga ', '440', '460', ' € nata']],
  ['', 'Zë', ['', '', 'Zë', '']],
  ['a a', 'a a a', ['a a', '', ' a', '']],
])('from %j to %j', (before, after, expected) => {
  expect(Object.values(changedPart(before, after)).join('|').split('|')).toEqual(expected);
});
