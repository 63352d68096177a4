import { execFile } from 'node:child_process';
import { rm, stat } from 'node:fs/promises';
import { promisify } from 'node:util';

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

/** Selects the first frame that is not black (black has an average luma of 16), for clips that fade in. */
const firstLit = '-vf signalstats,metadata=mode=select:key=lavfi.signalstats.YAVG:value=18:function=greater';

/** Writes the first frame of a video as a PNG; false when ffmpeg can read none. */
export async function writeFrame(video: string, extension: string, target: string): Promise<boolean> {
  for (const choice of [firstLit.split(' '), []]) {
    // The format is fixed and only files may be opened: a crafted video must not make ffmpeg fetch a URL.
    const input = `-t 3 -max_pixels ${maxPixels} -protocol_whitelist file -f ${demuxers[extension] ?? 'mp4'}`;
    const command = `ffmpeg -v error -nostdin -max_alloc ${maxBlockBytes} -threads 1 ${input}`.split(' ');
    const output = [...choice, ...'-frames:v 1 -f image2 -c:v png -update 1 -y'.split(' ')];
    const limited = ['-c', 'ulimit -v "$0"; exec "$@"', String(maxMemoryKiB), ...command];
    try {
      await run('sh', [...limited, '-i', `file:${video}`, ...output, `file:${target}`], limits);
      if ((await stat(target)).size > 0) return true;
    } catch {
      await rm(target, { force: true });
    }
  }
  return false;
}
