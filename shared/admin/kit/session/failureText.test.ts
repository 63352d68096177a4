import { expect, test } from 'vitest';
import { ApiError, UnreachableError } from '@ritmi/shared/client/ApiError';
import {
  type FailureRule,
  failureText,
  nextStep,
  failureWithServerText,
  serverTextAlone,
  statusAndServerTextAfter,
} from './failureText.js';

const plain: FailureRule = { text: 'Failed to update service' };
const alone: FailureRule = {
  text: 'Failed to add service',
  refused: 'Failed to create service',
  withServerText: serverTextAlone,
};
const after = failureWithServerText('Failed to add event');
const withStatus: FailureRule = {
  text: 'An error occurred while creating the package',
  withServerText: statusAndServerTextAfter('Failed to create package'),
};
const spoken = new ApiError(422, { message: 'Title is required' });
const silent = new ApiError(500, {});
const away = new UnreachableError('The server did not answer');

test.each([
  [spoken, plain, 'Failed to update service'],
  [silent, plain, 'Failed to update service'],
  [away, plain, 'Failed to update service'],
  [spoken, alone, 'Title is required'],
  [silent, alone, 'Failed to create service'],
  [away, alone, 'Failed to add service'],
  [spoken, after, 'Failed to add event: Title is required'],
  [silent, after, 'Failed to add event'],
  [away, after, 'Failed to add event'],
  [spoken, withStatus, 'Failed to create package: 422 Title is required'],
  [silent, withStatus, 'An error occurred while creating the package'],
  [away, withStatus, 'An error occurred while creating the package'],
  [new TypeError('broken'), alone, 'Failed to add service'],
] as const)('%s is worded by its rule', (error, rule, expected) => {
  expect(failureText(error, rule)).toBe(expected);
});

test.each([
  [away, 'Not saved. What you typed stays here: save it again in a moment.'],
  [silent, 'Not saved. What you typed stays here: save it again in a moment.'],
  [new ApiError(404, {}), 'Not saved: it has been deleted meanwhile. Bring it back, then save again.'],
  [new ApiError(409, {}), 'Not saved: it has changed meanwhile. Look at it again, then save.'],
  [
    new ApiError(422, { errors: [{ path: 'title', message: 'Title is required' }] }),
    'Not saved. Correct what is marked and save again.',
  ],
  [spoken, 'Not saved. Correct what the message names and save again.'],
] as const)('after %s the form says what to do', (error, expected) => {
  expect(nextStep(error).en).toBe(expected);
});
