import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import PQueue from 'p-queue';
import { tooLarge, unavailable, wrongMedia } from '../../http/errors.js';

const run = promisify(execFile);

type Limits = {
  /** Of a picture that is accepted. */
  readonly maxPixels: number;
  /** Of the JPEG; a larger picture is scaled down. */
  readonly maxStoredPixels: number;
  readonly quality: number;
};

/** The exit code of the process for a picture that is too large. */
const tooManyPixelsCode = 3;

/** A picture of 50 million pixels takes half a minute on a slow core. */
const limitMs = 180_000;

/** One at a time, because each takes up to 17 bytes of memory a pixel. */
const conversions = new PQueue({ concurrency: 1 });

/**
 * Writes a HEIC picture as a JPEG that looks the same: upright, in sRGB, without what else is in the file. A process of
 * its own does it, which blocks no request, gives its memory back and may be ended.
 * @throws 413 for too many pixels, 415 for a picture that cannot be read, 503 when the process was ended
 */
export async function heicToJpeg(source: string, target: string, limits: Limits): Promise<void> {
  const script = fileURLToPath(new URL('./convert.mjs', import.meta.url));
  const command = [script, source, target, JSON.stringify(limits)];
  const options = { timeout: limitMs, killSignal: 'SIGKILL', env: { PATH: process.env.PATH } } as const;
  await conversions.add(() =>
    run(process.execPath, command, options).catch((error: unknown) => {
      const { code }: { code?: unknown } = Object(error);
      if (code === tooManyPixelsCode) throw tooLarge('tooManyPixels', 'The picture has too many pixels');
      // It was ended, by a signal or for lack of memory.
      if (typeof code !== 'number') throw unavailable();
      throw wrongMedia('unreadablePicture', 'The picture cannot be read');
    }),
  );
}
