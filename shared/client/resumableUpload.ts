import { DetailedError, Upload } from 'tus-js-client';
import { parsed } from '../domain/json.js';
import { ApiError, UnreachableError } from './ApiError.js';
import { asErrorBody, type Connection, headersOf } from './request.js';
import type { UploadOptions } from './upload.js';

/** Pauses before an interrupted upload goes on, in ms. After the last one it counts as failed, and goes on when it is sent again. */
const retryDelays = [500, 1_500, 4_000, 8_000];

/**
 * Sends a file by tus, and goes on with what an earlier attempt sent of it, also one before a reload: the browser remembers
 * its address, or the caller with `resume`. Resolves with the URL of the stored file, or null if the response has none.
 * @throws ApiError, UnreachableError, or an AbortError when the signal fires.
 */
export async function uploadResumably(
  connection: Connection,
  file: File,
  { onProgress, signal, onHasLocation, resume }: UploadOptions,
): Promise<string | null> {
  const { promise, resolve, reject } = withResolvers<string | null>();
  const endpoint = new URL(`${connection.baseUrl}/uploads/tus`, document.baseURI).href;
  const upload: Upload = new Upload(file, {
    endpoint,
    // That of another server is unknown to this one.
    uploadUrl: resume?.from?.startsWith(endpoint) ? resume.from : null,
    onUploadUrlAvailable: () => upload.url !== null && resume?.onBegun(upload.url),
    storeFingerprintForResuming: !resume,
    // A server that starts again has lost nothing, while the library would begin a new upload.
    onAfterResponse: (request, response) => {
      if (request.getMethod() === 'HEAD' && response.getStatus() >= 500)
        throw new UnreachableError('Not yet');
    },
    headers: Object.fromEntries(headersOf(connection, {})),
    metadata: { filename: file.name },
    retryDelays: resume ? null : retryDelays,
    removeFingerprintOnSuccess: true,
    onProgress: (sent, total) => onProgress?.(total > 0 ? sent / total : 0),
    onSuccess: ({ lastResponse }) => {
      if (lastResponse.getHeader('X-Has-Location')) onHasLocation?.();
      resolve(lastResponse.getHeader('X-Stored-Url') ?? null);
    },
    onError: (error) => reject(asOurs(error)),
  });
  signal?.addEventListener('abort', () => {
    // What has arrived stays on the server for a day, since the same file may be sent again.
    void upload.abort().catch(() => undefined);
    reject(new DOMException('The upload was cancelled', 'AbortError'));
  });
  const [earlier] = resume ? [] : await upload.findPreviousUploads();
  signal?.throwIfAborted();
  if (earlier) upload.resumeFromPreviousUpload(earlier);
  upload.start();
  return promise;
}

function asOurs(error: Error): Error {
  const response = error instanceof DetailedError ? error.originalResponse : null;
  if (!response) return new UnreachableError('The server did not answer');
  return new ApiError(response.getStatus(), asErrorBody(parsed(response.getBody())));
}

/** `Promise.withResolvers`, which the desktop app's Chromium does not have. */
function withResolvers<T>() {
  let resolve: (value: T) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<T>((onDone, onFailed) => {
    resolve = onDone;
    reject = onFailed;
  });
  return { promise, resolve, reject };
}
