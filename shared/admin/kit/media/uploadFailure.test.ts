import { expect, test } from 'vitest';
import { ApiError, UnreachableError } from '@ritmi/shared/client/ApiError';
import { isRetryable, uploadFailure } from './uploads.js';

// spec: 8.uploads.status, 8.uploads.failed
test.each([
  [new ApiError(413, { message: 'Too large' }), 'Failed to upload file: 413'],
  [new UnreachableError('The server did not answer'), 'Failed to upload file'],
])('the failure of %s is shown with its status, if any', (error, words) => {
  expect(uploadFailure(error).text).toBe(words);
});

test.each([
  [new UnreachableError('The server did not answer'), true],
  [new ApiError(503, { message: 'The server is not available' }), true],
  [new ApiError(429, {}), true],
  [new ApiError(401, {}), true],
  [new ApiError(413, { message: 'Too large' }), false],
  [new ApiError(415, {}), false],
])('after %s the upload can be retried: %s', (error, expected) => {
  expect(isRetryable(error)).toBe(expected);
});
