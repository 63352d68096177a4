import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';

const run = promisify(execFile);

// A frame takes a second, but on a busy machine 15 s were too few, and a video stored without a poster never gets one.
const limits = { timeout: 60_000, killSignal: 'SIGKILL', maxBuffer: 1_000_000 } as const;

const maxMemoryKiB = 1024 * 1024;
const maxBlockBytes = 128 * 1024 * 1024;

/** ffmpeg's names of the accepted containers. */
const demuxers: Readonly<Record<string, string>> = { mp4: 'mp4', webm: 'matroska' };

/** Whether posters and renditions can be made on this machine. */
export function hasFfmpeg(): Promise<boolean> {
  return run('ffmpeg', ['-version'], limits).then(
    () => true,
    () => false,
  );
}

export type Film = { readonly path: string; readonly extension: string };

export type Program = {
  readonly program: 'ffmpeg' | 'ffprobe';
  readonly options: readonly string[];
  readonly output?: readonly string[];
};

function commandOf({ path, extension }: Film, { program, options, output = [] }: Program): string[] {
  const input = [
    ...options,
    '-protocol_whitelist',
    'file',
    '-f',
    demuxers[extension] ?? 'mp4',
    '-i',
    `file:${path}`,
  ];
  return [program, '-v', 'error', '-max_alloc', String(maxBlockBytes), ...input, ...output];
}

/** Runs a program on a file, which may be crafted: its memory is limited and it may open files only. */
export function runOn(film: Film, program: Program) {
  const command = ['-c', 'ulimit -v "$0"; exec "$@"', String(maxMemoryKiB), ...commandOf(film, program)];
  return run('sh', command, limits);
}

/** A whole film takes more memory than a frame: what is decoded and what is encoded are held at once. */
const maxLongMemoryKiB = 3 * maxMemoryKiB;
const maxLongMs = 6 * 3600 * 1000;

/** Threads of long work: pages keep a core. */
export const longThreads = Math.max(1, availableParallelism() - 1);

/** Ends the program when standard input ends, so that it does not outlive us; at the lowest priority. */
const watched =
  'ulimit -v "$0"; exec 3<&0; (cat <&3; kill -9 $$) >/dev/null 2>&1 & exec nice -n 19 "$@" </dev/null 3<&-';

/** The same for work of minutes: in the background, and ended when `signal` is aborted or this process ends. */
export function runLong(film: Film, program: Program, signal: AbortSignal) {
  const options = { ...limits, timeout: maxLongMs, signal };
  return run('sh', ['-c', watched, String(maxLongMemoryKiB), ...commandOf(film, program)], options);
}

/** A failure that says nothing about the film: no time, no program, or no decoder of that kind. */
export function isOurs(error: unknown): boolean {
  const { killed, code, stderr = '' }: { killed?: boolean; code?: unknown; stderr?: string } = Object(error);
  return killed === true || code === 127 || /decoder.* not found|Cannot allocate memory/i.test(stderr);
}
