import { execFile } from 'node:child_process';
import { rm, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { HttpError, wrongMedia } from '../http/errors.js';

const run = promisify(execFile);

// A frame takes a second, but on a busy machine 15 s were too few, and a video stored without a poster never gets one.
const limits = { timeout: 60_000, killSignal: 'SIGKILL', maxBuffer: 1_000_000 } as const;

/** Enough for a video of 4096 × 2304. A crafted one can make ffmpeg hold many frames at once. */
const maxPixels = 4096 * 2304;
const maxMemoryKiB = 1024 * 1024;
const maxBlockBytes = 128 * 1024 * 1024;

/** ffmpeg's names of the accepted containers. */
const demuxers: Readonly<Record<string, string>> = { mp4: 'mp4', webm: 'matroska' };

/** Whether posters can be made on this machine. */
export function hasFfmpeg(): Promise<boolean> {
  return run('ffmpeg', ['-version'], limits).then(
    () => true,
    () => false,
  );
}

/** Runs a program on a file, which may be crafted: its memory is limited and it may open files only. */
function runOn({ path, extension }: Film, { program, options, output = [] }: Program) {
  const input = [
    ...options,
    '-protocol_whitelist',
    'file',
    '-f',
    demuxers[extension] ?? 'mp4',
    '-i',
    `file:${path}`,
  ];
  const command = [program, '-v', 'error', '-max_alloc', String(maxBlockBytes), ...input, ...output];
  return run('sh', ['-c', 'ulimit -v "$0"; exec "$@"', String(maxMemoryKiB), ...command], limits);
}

type Film = { readonly path: string; readonly extension: string };

type Program = {
  readonly program: 'ffmpeg' | 'ffprobe';
  readonly options: readonly string[];
  readonly output?: readonly string[];
};

/** A failure that says nothing about the film: no time, no program, or no decoder of that kind. */
function isOurs(error: unknown): boolean {
  const { killed, code, stderr = '' }: { killed?: boolean; code?: unknown; stderr?: string } = Object(error);
  return killed === true || code === 127 || /decoder.* not found|Cannot allocate memory/i.test(stderr);
}

/** Whether a film's first moving picture is small enough for a poster; null when that cannot be told here. @throws 415 */
async function isSmallFilm(film: Film): Promise<boolean | null> {
  try {
    const entries = ['-select_streams', 'V:0', '-show_entries', 'stream=width,height', '-of', 'csv=p=0'];
    const { stdout } = await runOn(film, { program: 'ffprobe', options: entries });
    const [width = 0, height = 0] = stdout.split('\n')[0]?.split(',').map(Number) ?? [];
    if (!(width > 0 && height > 0)) throw wrongMedia('noFilm', 'The file has no moving picture');
    return width * height <= maxPixels;
  } catch (error) {
    if (error instanceof HttpError) throw error;
    if (isOurs(error)) return null;
    throw wrongMedia('unreadableFilm', 'The film cannot be read');
  }
}

/** Selects the first frame that is not black (black has an average luma of 16), for clips that fade in. */
const firstLit = '-vf signalstats,metadata=mode=select:key=lavfi.signalstats.YAVG:value=18:function=greater';

/** Where a frame is looked for: all frames of the first 20 s, then the key frames of 10 minutes, then the first frame. */
const searches: readonly (readonly [input: string, output: string])[] = [
  ['-t 20', firstLit],
  ['-skip_frame nokey -t 600', firstLit],
  ['-t 3', ''],
];

/**
 * Writes the first frame of a video that shows something as a PNG; false when ffmpeg is not there or the frames are too
 * large. @throws 415 for a film that cannot be read
 */
export async function writeFrame(path: string, extension: string, target: string): Promise<boolean> {
  const film = { path, extension };
  const isSmall = await isSmallFilm(film);
  if (isSmall === false) return false;
  let isRefused = isSmall === true;
  for (const [input, output] of searches) {
    const options = `-nostdin -threads 1 -max_pixels ${maxPixels} ${input}`.split(' ');
    const frame = [
      ...output.split(' ').filter(Boolean),
      ...'-frames:v 1 -f image2 -c:v png -update 1 -y'.split(' '),
    ];
    try {
      await runOn(film, { program: 'ffmpeg', options, output: [...frame, `file:${target}`] });
      if ((await stat(target)).size > 0) return true;
    } catch (error) {
      await rm(target, { force: true });
      if (isOurs(error)) isRefused = false;
    }
  }
  if (isRefused) throw wrongMedia('unreadableFilm', 'The film cannot be read');
  return false;
}
