import { expect, test } from 'vitest';
import { entityForm, rebase } from './formSpec.js';
import { entities } from '@ritmi/shared/domain/entities';
import { sampleService } from '@ritmi/shared/domain/sample';
import { fieldErrorsOf, parseOptions } from '@ritmi/shared/domain/errors';

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

const form = entityForm(entities.services);
const typed = form.toValues(sampleService());

test.each([
  ['150,50', '150.50'],
  ['1.500,5 €', '1500.50'],
  ['1 500', '1500.00'],
])('the price %s is sent as %s', (price, sent) => {
  expect(form.schema.parse({ ...typed, price })).toMatchObject({ price: sent });
});

test.each(['1.500', '1,500'])('the price %s is asked for, beside all other problems', (price) => {
  const { error } = form.schema.safeParse({ ...typed, price, title: ' ' }, parseOptions);
  const problems = fieldErrorsOf(error?.issues ?? []);
  expect(problems.map(({ path, code }) => `${path} ${code}`).sort()).toEqual([
    'price ambiguousAmount',
    'title required',
  ]);
  expect(problems[0]?.values).toEqual({ whole: '1500', decimal: '1.50' });
});

test('a title that was pasted with line breaks is sent as one line, a description as it is', () => {
  const pasted = 'Dasma\u000be\nplotë';
  const sent = form.schema.parse({ ...typed, title: pasted, description: pasted });
  expect(sent).toMatchObject({ title: 'Dasma e plotë', description: 'Dasma\ne\nplotë' });
  expect(form.toValues({ ...sampleService(), title: 'Dasma\nplotë' })['title']).toBe('Dasma plotë');
});
