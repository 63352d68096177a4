import { expect, it } from 'vitest';
import { loginRequest } from '@ritmi/shared/domain/auth/schema';
import { problemsIn } from './signIn.js';

it('finds the same problems as the schema', () => {
  const result = loginRequest.safeParse({ email: '', password: '' });
  const fields = result.error?.issues.map(({ path }) => path[0]);
  expect(Object.keys(problemsIn({ email: '', password: '' }))).toEqual(fields);
  expect(problemsIn({ email: 'a@b.al', password: 'x' })).toEqual({});
});
