import { expect, test } from 'vitest';
import { ApiError } from '@ritmi/shared/client/ApiError';
import { createQueryClient } from './queries.js';

const { queries, mutations } = createQueryClient().getDefaultOptions();
const isRetried = queries?.retry as (failures: number, error: Error) => boolean;
const delayOf = queries?.retryDelay as (attempt: number, error: Error) => number;

// spec: 8.retries
test('a failed read is retried three times, after 1 s doubling up to 30 s', () => {
  const away = new ApiError(503, {});
  expect([0, 1, 2, 3].map((failures) => isRetried(failures, away))).toEqual([true, true, true, false]);
  expect([0, 1, 2, 3, 4, 5, 9].map((attempt) => delayOf(attempt, away))).toEqual([
    1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
  ]);
});

test.each([401, 404])('a read that fails with %i is not retried', (status) => {
  expect(isRetried(0, new ApiError(status, {}))).toBe(false);
});

// spec: 8.retries.none
test('a write is never retried', () => expect(mutations?.retry).toBe(false));
