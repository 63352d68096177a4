import { expect, test } from 'vitest';
import { rebase } from './formSpec.js';

const base = { title: 'DJ', price: '10.00', features: ['a'] };

test.each([
  { name: 'nobody changed anything', mine: base, theirs: base, expected: base },
  {
    name: 'I changed the title',
    mine: { ...base, title: 'DJ set' },
    theirs: base,
    expected: { ...base, title: 'DJ set' },
  },
  {
    name: 'they changed the price',
    mine: base,
    theirs: { ...base, price: '20.00' },
    expected: { ...base, price: '20.00' },
  },
  {
    name: 'we changed different fields',
    mine: { ...base, title: 'DJ set' },
    theirs: { ...base, features: ['a', 'b'] },
    expected: { title: 'DJ set', price: '10.00', features: ['a', 'b'] },
  },
  {
    name: 'we changed the same field',
    mine: { ...base, title: 'Mine' },
    theirs: { ...base, title: 'Theirs' },
    expected: { ...base, title: 'Mine' },
  },
  {
    name: 'I typed an equal list',
    mine: { ...base, features: ['a'] },
    theirs: { ...base, features: ['z'] },
    expected: { ...base, features: ['z'] },
  },
])('$name', ({ mine, theirs, expected }) => {
  expect(rebase(base, mine, theirs)).toEqual(expected);
});
