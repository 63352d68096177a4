import { expect, test } from 'vitest';
import { ApiError, UnreachableError } from '@ritmi/shared/client/ApiError';
import { uploadFailure } from './useUploads.js';

// spec: 8.uploads.status, 8.uploads.failed
test.each([
  [new ApiError(413, { message: 'Too large' }), 'Failed to upload file: 413'],
  [new UnreachableError('The server did not answer'), 'Failed to upload file'],
])('%s is said with its status when there is one', (error, words) => {
  expect(uploadFailure(error).text).toBe(words);
});
