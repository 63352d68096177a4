import { expect, test } from 'vitest';
import { passwordChange } from '@ritmi/shared/domain/auth/schema';
import { fieldErrorsOf, parseOptions } from '@ritmi/shared/domain/errors';
import { packages } from '@ritmi/shared/domain/packages/schema';
import { services } from '@ritmi/shared/domain/services/schema';
import { problemOf, problemText } from './problem.js';

const create = services.patch;

function problemsIn(schema: typeof create | typeof passwordChange | typeof packages.create, value: object) {
  const { error } = schema.safeParse(value, parseOptions);
  return fieldErrorsOf(error?.issues ?? []);
}

test.each([
  [create, { title: '' }, 'Kjo fushë kërkohet.', 'Title is required'],
  [create, { title: '  ' }, 'Kjo fushë kërkohet.', 'Title is required'],
  [
    create,
    { title: 'x'.repeat(301) },
    'Tekst tepër i gjatë: e shumta 300 shenja.',
    'Title is too long (at most 300 characters)',
  ],
  [create, { price: '-1' }, 'Shkruaj një numër, 0 ose më shumë.', 'Price must be a number of at least 0'],
  [create, { icon: '' }, 'Kjo fushë kërkohet.', 'Icon is required'],
  [create, { image: 'javascript:x' }, 'Kjo nuk është adresë interneti.', 'Image must be a web address'],
])('%#', (schema, value, ...[sq, en]) => {
  const [found] = problemsIn(schema, value).map(problemOf);
  expect(found && problemText(found, 'sq')).toBe(sq);
  expect(found && problemText(found, 'en')).toBe(en);
});

test('a text of the specification is shown as it is', () => {
  const found = problemsIn(packages.create, { serviceIds: [] }).find(({ path }) => path === 'serviceIds');
  expect(found && problemText(problemOf(found), 'sq')).toBe('Please select at least one service');
});

test('a code of a newer server has its message', () => {
  expect(problemText({ type: 'notYetKnown', message: 'Title is odd' }, 'sq')).toBe('Title is odd');
  expect(problemText({ type: 'toString', message: 'Title is odd' }, 'sq')).toBe('Title is odd');
});

test('the limit comes from the rule', () => {
  const sent = { currentPassword: 'x', newPassword: 'short' };
  expect(problemsIn(passwordChange, sent)).toEqual([
    {
      path: 'newPassword',
      message: 'New password must have at least 12 characters',
      code: 'tooShort',
      values: { min: 12 },
    },
  ]);
});
