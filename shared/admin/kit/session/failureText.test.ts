import { expect, test } from 'vitest';
import { ApiError, UnreachableError } from '@ritmi/shared/client/ApiError';
import {
  type FailureRule,
  failureText,
  serverTextAfter,
  serverTextAlone,
  statusAndServerTextAfter,
} from './failureText.js';

const plain: FailureRule = { text: 'Failed to update service' };
const alone: FailureRule = {
  text: 'Failed to add service',
  refused: 'Failed to create service',
  withServerText: serverTextAlone,
};
const after: FailureRule = {
  text: 'Failed to add event',
  withServerText: serverTextAfter('Failed to add event'),
};
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
