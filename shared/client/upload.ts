import { parsed } from '../domain/json.js';
import { uploadAnswer } from '../domain/shapes.js';
import { ApiError, UnreachableError } from './ApiError.js';
import { asErrorBody, type Connection, headersOf } from './request.js';

export type UploadOptions = {
  /** Called with the fraction that has been sent, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
  readonly idempotencyKey?: string;
  /** Called if the file is a video that contains the place where it was recorded. */
  readonly onHasLocation?: () => void;
  /** For a caller that remembers itself where a large file goes on, and sends it again after a failure. */
  readonly resume?: {
    /** Address of the upload that an earlier attempt began. */
    readonly from: string | null;
    readonly onBegun: (address: string) => void;
  };
};

/** Smaller files are sent in one request: they are sent again sooner than an interrupted upload is found again. */
const resumableBytes = 4 * 1024 * 1024;

/**
 * Sends a file and resolves with its URL, or null if the response has none. Large ones may be interrupted and go on.
 * @throws ApiError, UnreachableError, or an AbortError when the signal fires.
 */
export async function upload(
  connection: Connection,
  file: File,
  options: UploadOptions = {},
): Promise<string | null> {
  if (file.size < resumableBytes) return uploadAtOnce(connection, file, options);
  const { uploadResumably } = await import('./resumableUpload.js');
  return uploadResumably(connection, file, options);
}

/**
 * Sends a file to `POST /uploads` and resolves with its URL, or null if the response has none.
 * XMLHttpRequest because fetch reports no upload progress.
 * @throws ApiError, UnreachableError, or an AbortError when the signal fires.
 */
function uploadAtOnce(connection: Connection, file: File, options: UploadOptions): Promise<string | null> {
  const { onProgress, signal, idempotencyKey, onHasLocation } = options;
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const call = new XMLHttpRequest();
    call.open('POST', `${connection.baseUrl}/uploads`);
    for (const [name, value] of headersOf(connection, { idempotencyKey })) call.setRequestHeader(name, value);
    call.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    call.onload = () => {
      const answer = parsed(call.responseText);
      if (call.status < 200 || call.status >= 300) {
        reject(new ApiError(call.status, asErrorBody(answer)));
        return;
      }
      const { url, hasLocation } = uploadAnswer.safeParse(answer).data ?? {};
      if (hasLocation) onHasLocation?.();
      resolve(url || null);
    };
    call.onerror = () => reject(new UnreachableError('The server did not answer'));
    call.onabort = () => reject(new DOMException('The upload was cancelled', 'AbortError'));
    signal?.addEventListener('abort', () => call.abort(), { once: true });
    const form = new FormData();
    form.append('file', file);
    call.send(form);
  });
}
