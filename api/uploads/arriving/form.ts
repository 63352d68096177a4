import busboy, { type Busboy } from 'busboy';
import type { Request } from 'express';
import { rm, stat } from 'node:fs/promises';
import { invalid, malformed, tooLarge, wrongMedia } from '../../http/errors.js';
import { receive } from './receive.js';
import type { NewPath } from './newPath.js';
import type { Space } from '../space.js';
import type { Arrival, Form } from '../model.js';

/** Texts beside the file: an event's mediaData is the longest of them. */
const limits = { fields: 50, fieldSize: 2 * 1024 * 1024, parts: 60, headerPairs: 50 };

/** What the parts of a form take beside the file. */
const framingBytes = 4 * 1024 * 1024;

type Options = {
  readonly fileField: string;
  readonly newPath: NewPath;
  readonly maxBytes: number;
  readonly space: Space;
};

/** Reads a multipart body while it streams. See `Uploads.readForm`. */
export async function readForm(request: Request, options: Options): Promise<Form> {
  const announced = Number(request.get('Content-Length') ?? 0);
  if (announced > options.maxBytes + framingBytes) throw tooLarge();
  await options.space.hold(announced, request);
  const parser = openParser(request, options.maxBytes);
  const fields = new Map<string, string>();
  const files: Promise<Arrival | null>[] = [];
  try {
    await parse(request, parser, {
      field: (name, value) => fields.set(name, value),
      file: (name, stream, filename) => {
        if (name !== options.fileField || files.length > 0) {
          throw invalid([{ path: name, message: `Send one file, as '${options.fileField}'` }]);
        }
        const file = receive({ stream, filename, newPath: options.newPath, maxBytes: options.maxBytes });
        files.push(file);
        return file;
      },
    });
    const [file = null] = await Promise.all(files);
    if (file && announced === 0) await options.space.hold((await stat(file.path)).size, request);
    return { fields: Object.fromEntries(fields), file };
  } catch (error) {
    request.unpipe(parser);
    parser.destroy();
    // The rest is read and dropped, or the sender would never come to read the answer.
    request.resume();
    for (const file of await Promise.all(files.map((each) => each.catch(() => null)))) {
      if (file) await rm(file.path);
    }
    throw error;
  }
}

type Parts = {
  field(name: string, value: string): void;
  file(name: string, stream: Parameters<typeof receive>[0]['stream'], filename: string): Promise<unknown>;
};

/** Settles when the whole body was taken apart; fails with the first thing that is wrong. */
function parse(request: Request, parser: Busboy, parts: Parts): Promise<void> {
  return new Promise((settle, fail) => {
    const orFail = <A extends unknown[]>(take: (...given: A) => void) => {
      return (...given: A) => {
        try {
          take(...given);
        } catch (error) {
          fail(error as Error);
        }
      };
    };
    parser.on(
      'file',
      orFail((name: string, stream, { filename }) => {
        // A stream that nobody reads any more may still fail.
        stream.on('error', () => undefined);
        parts.file(name, stream, filename ?? '').catch(fail);
      }),
    );
    parser.on(
      'field',
      orFail((name: string, value: string, { nameTruncated, valueTruncated }) => {
        if (nameTruncated || valueTruncated) throw tooLarge();
        parts.field(name, value);
      }),
    );
    for (const limit of ['fieldsLimit', 'partsLimit'] as const) parser.on(limit, () => fail(tooLarge()));
    parser.on('error', () => fail(malformed('The form is broken')));
    parser.on('close', () => settle());
    request.on('close', () => {
      if (!request.complete) fail(malformed('The upload was broken off'));
    });
    request.on('error', () => fail(malformed('The upload was broken off')));
    request.pipe(parser);
  });
}

function openParser(request: Request, maxBytes: number): Busboy {
  if (!request.is('multipart/form-data')) throw wrongMedia('The body must be multipart/form-data');
  try {
    return busboy({
      headers: request.headers,
      // Names are UTF-8, whatever the standard's default says.
      defParamCharset: 'utf8',
      // The parser calls a file of exactly its limit truncated.
      limits: { ...limits, fileSize: maxBytes + 1 },
    });
  } catch {
    throw malformed('The form has no boundary');
  }
}
