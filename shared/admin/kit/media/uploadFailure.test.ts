import { expect, test } from 'vitest';
import { ApiError, UnreachableError } from '@ritmi/shared/client/ApiError';
import { isRetryable, uploadFailure } from './uploads.js';

// spec: 8.uploads.status, 8.uploads.failed
test.each([
  [new ApiError(413, { message: 'Too large' }), 'Failed to upload file: 413'],
  [new UnreachableError('The server did not answer'), 'Failed to upload file'],
])('%s is said with its status when there is one', (error, words) => {
  expect(uploadFailure(error).text).toBe(words);
});

test.each([
  [new UnreachableError('The server did not answer'), true],
  [new ApiError(503, { message: 'The server is not available' }), true],
  [new ApiError(429, {}), true],
  [new ApiError(401, {}), true],
  [new ApiError(413, { message: 'Too large' }), false],
  [new ApiError(415, {}), false],
])('after %s the file is kept to be tried again: %s', (error, isKept) => {
  expect(isRetryable(error)).toBe(isKept);
});
