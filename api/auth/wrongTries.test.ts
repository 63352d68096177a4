import { expect, it } from 'vitest';
import { WrongTries } from './wrongTries.js';

it('lets a key wait once its tries are used up, until the window ends', () => {
  let now = 0;
  const tries = new WrongTries(2, () => now);
  tries.add('a');
  now = 60_000;
  expect(tries.waitSeconds('a')).toBe(0);
  tries.add('a');
  expect(tries.waitSeconds('a')).toBe(840);
  expect(tries.waitSeconds('b')).toBe(0);
  now = 899_500;
  expect(tries.waitSeconds('a')).toBe(1);
  now = 900_000;
  expect(tries.waitSeconds('a')).toBe(0);
  tries.add('a');
  expect(tries.waitSeconds('a')).toBe(0);
});

it('forgets the oldest key when a flood comes', () => {
  const tries = new WrongTries(1, () => 0);
  for (let each = 0; each <= 50_000; each += 1) tries.add(`key ${each}`);
  expect(tries.waitSeconds('key 0')).toBe(0);
  expect(tries.waitSeconds('key 1')).toBe(900);
  expect(tries.waitSeconds('key 50000')).toBe(900);
});
