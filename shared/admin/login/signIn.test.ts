import { expect, it } from 'vitest';
import { loginRequest } from '@ritmi/shared/domain/auth/schema';
import { problemsIn } from './signIn.js';

it('finds what is empty, in the words of the schema', () => {
  const result = loginRequest.safeParse({ email: '', password: '' });
  const words = result.error?.issues.map(({ path, message }) => [String(path[0]), message]) ?? [];
  expect(problemsIn({ email: '', password: '' })).toEqual(Object.fromEntries(words));
  expect(problemsIn({ email: 'a@b.al', password: 'x' })).toEqual({});
});
