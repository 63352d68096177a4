import { expect, test } from 'vitest';
import { newButtonId, readButtons } from './savedButtons.js';

const button = { id: '1', text: 'Paketat', path: '/paketa', category: 'main' };

test.each([
  ['nothing', null, []],
  ['no JSON', '{[', []],
  ['no list', '{"a":1}', []],
  ['null', 'null', []],
  ['a button', JSON.stringify([button]), [button]],
  ['damaged entries beside a button', JSON.stringify([null, 7, { id: '2', text: 'x' }, button]), [button]],
  ['a number as id', JSON.stringify([{ ...button, id: 1 }]), [button]],
  ['no id', JSON.stringify([{ ...button, id: undefined }]), [{ ...button, id: '-0' }]],
  ['an id twice', JSON.stringify([button, button]), [button, { ...button, id: '1-1' }]],
])('reads %s', (_, saved, expected) => {
  expect(readButtons(saved)).toEqual(expected);
});

// spec: 3.button.ids
test('ids come from the time and never repeat', () => {
  expect(newButtonId([], 1_763_725_200_000)).toBe('1763725200000');
  expect(newButtonId([{ ...button, id: '1763725200000' }], 1_763_725_200_000)).toBe('1763725200001');
});
