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
const withText = new ApiError(422, { message: 'Title is required' });
const withoutText = new ApiError(500, {});
const unreachable = new UnreachableError('The server did not answer');

test.each([
  [withText, plain, 'Failed to update service'],
  [withoutText, plain, 'Failed to update service'],
  [unreachable, plain, 'Failed to update service'],
  [withText, alone, 'Title is required'],
  [withoutText, alone, 'Failed to create service'],
  [unreachable, alone, 'Failed to add service'],
  [withText, after, 'Failed to add event: Title is required'],
  [withoutText, after, 'Failed to add event'],
  [unreachable, after, 'Failed to add event'],
  [withText, withStatus, 'Failed to create package: 422 Title is required'],
  [withoutText, withStatus, 'An error occurred while creating the package'],
  [unreachable, withStatus, 'An error occurred while creating the package'],
  [new TypeError('broken'), alone, 'Failed to add service'],
] as const)('%s has the message of its rule', (error, rule, expected) => {
  expect(failureText(error, rule)).toBe(expected);
});

test.each([
  [unreachable, 'Not saved. What you typed stays here: save it again in a moment.'],
  [withoutText, 'Not saved. What you typed stays here: save it again in a moment.'],
  [new ApiError(404, {}), 'Not saved: it has been deleted meanwhile. Restore it, then save again.'],
  [new ApiError(409, {}), 'Not saved: it has changed meanwhile. Look at it again, then save.'],
  [
    new ApiError(422, { errors: [{ path: 'title', code: 'required', message: 'Title is required' }] }),
    'Not saved. Correct what is marked and save again.',
  ],
  [
    new ApiError(415, { code: 'unreadablePicture', message: 'The picture cannot be read' }),
    'Not saved. The picture cannot be read. Save it again in a picture editor, or choose another one.',
  ],
  [withText, 'Not saved. Correct what the message names and save again.'],
] as const)('after %s the form says what to do', (error, expected) => {
  expect(nextStep(error).en).toBe(expected);
});
