import { expect, test } from 'vitest';
import { contentPolicy } from './contentPolicy.js';

function rule(policy: string, name: string): string[] {
  const found = policy.split('; ').find((part) => part.startsWith(`${name} `));
  return found?.split(' ').slice(1) ?? [];
}

test('scripts come from the app alone, without inline ones', () => {
  expect(rule(contentPolicy('https://agjencia.al/api'), 'script-src')).toEqual(["'self'"]);
});

test('calls go to the chosen server alone', () => {
  expect(rule(contentPolicy('https://agjencia.al/api'), 'connect-src')).toEqual([
    "'self'",
    'blob:',
    'https://agjencia.al',
  ]);
  expect(rule(contentPolicy(null), 'connect-src')).toEqual(["'self'", 'blob:']);
});

test('everything that is not named is forbidden', () => {
  expect(rule(contentPolicy(null), 'default-src')).toEqual(["'none'"]);
  expect(rule(contentPolicy(null), 'frame-ancestors')).toEqual(["'none'"]);
});
