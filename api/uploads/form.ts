import type { FormTexts } from '@ritmi/shared/domain/events/form';
import busboy, { type Busboy } from 'busboy';
import type { Request } from 'express';
import { rm, stat } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { invalid, malformed, tooLarge, unavailable, wrongMedia } from '../http/errors.js';
import { onStop } from '../http/server.js';
import { type Incoming, receive, type ReceivedFile } from './receive.js';
import type { SpaceReserver } from './space.js';

/** The longest text is an event's mediaData; `receive` limits the file. */
const formLimits = { fields: 50, fieldSize: 2 * 1024 * 1024, parts: 60, headerPairs: 50 };

/** What the other parts of a form may take, in bytes. */
const framingBytes = 4 * 1024 * 1024;

type Limits = Incoming & { readonly space: SpaceReserver };

/**
 * Returns a function that reads a multipart body as a stream: at most one file, in `fileField`, and its texts, parsed by
 * `parse`. It throws 400, 413, 415, 422, 507 or what `parse` throws; then nothing of the body is left behind.
 */
export function formReader(limits: Limits) {
  const { space } = limits;
  return async <T>(request: Request, fileField: string, parse: (texts: FormTexts) => T) => {
    const length = request.get('Content-Length');
    const announced = length === undefined ? limits.maxBytes : Number(length);
    if (announced > limits.maxBytes + framingBytes) throw tooLarge();
    await space.reserveDisk(announced, request);
    if (length !== undefined) await space.reserveQuota(announced, request);
    let textLength = 0;
    const parser = openParser(request);
    const parts = new Map<string, string>();
    let receiving: Promise<ReceivedFile | null> | undefined;
    try {
      await new Promise<void>((resolve, reject) => {
        parser.on('file', (name, stream, { filename }) => {
          // A stream that is no longer read may still fail.
          stream.on('error', () => undefined);
          if (name !== fileField || receiving) {
            const message = `Send one file, as '${fileField}'`;
            const values = { field: fileField };
            // A part may have no name.
            reject(invalid([{ path: name || fileField, code: 'unexpectedFile', message, values }]));
            return;
          }
          receiving = receive(stream, filename ?? '', {
            ...limits,
            isWanted: () => !request.socket.destroyed,
          });
          receiving.catch(reject);
        });
        parser.on('field', (name: string | undefined, value, { nameTruncated, valueTruncated }) => {
          if (!name) return reject(malformed('malformed', 'A part of the form has no name'));
          textLength += name.length + value.length;
          if (nameTruncated || valueTruncated || textLength > framingBytes) reject(tooLarge());
          else parts.set(name, value);
        });
        for (const limit of ['fieldsLimit', 'partsLimit'] as const) {
          parser.on(limit, () => reject(tooLarge()));
        }
        parser.on('error', () => reject(malformed('malformed', 'The form cannot be parsed')));
        parser.on('close', resolve);
        onStop(request, () => reject(unavailable()));
        finished(request).catch(() => reject(malformed('interrupted', 'The upload was interrupted')));
        request.pipe(parser);
      });
      const file = (await receiving) ?? null;
      if (file && length === undefined) await space.reserveQuota((await stat(file.path)).size, request);
      const texts = Object.fromEntries(parts);
      return { texts, input: parse(texts), file };
    } catch (error) {
      request.unpipe(parser);
      parser.destroy();
      // Drain the rest: many clients read the answer only after they have sent everything.
      request.resume();
      const file = await receiving?.catch(() => null);
      if (file) await rm(file.path);
      throw error;
    }
  };
}

function openParser(request: Request): Busboy {
  if (!request.is('multipart/form-data'))
    throw wrongMedia('wrongMedia', 'The body must be multipart/form-data');
  try {
    return busboy({
      headers: request.headers,
      // Browsers send names in UTF-8; busboy's default is Latin-1.
      defParamCharset: 'utf8',
      limits: formLimits,
    });
  } catch {
    throw malformed('malformed', 'The form has no boundary');
  }
}
