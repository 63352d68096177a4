import { type FilmFacts, isHdr } from '@ritmi/shared/domain/uploads/films';
import { rm, stat } from 'node:fs/promises';
import { wrongMedia } from '../../http/errors.js';
import { type Film, isOurs, runOn } from './run.js';
import { toneMap } from './toneMap.js';

/** Enough for a video of 4096 × 2304. A crafted one can make ffmpeg hold many frames at once. */
const maxPixels = 4096 * 2304;

/** Selects the first frame that is brighter. Black has an average luma of 16; with 10 bits all values are four times as high. */
const firstAbove = (luma: number, facts: FilmFacts | null) => {
  const value = facts?.pixelFormat.includes('10') ? luma * 4 : luma;
  return `signalstats,metadata=mode=select:key=lavfi.signalstats.YAVG:value=${value}:function=greater`;
};

/**
 * Where a frame is looked for: all frames of the first 20 s, then the key frames of 10 minutes, then the first frame. Bright ones
 * first, because a clip that fades in has nearly black ones before those that show something.
 */
const searches: readonly { readonly input: string; readonly luma: number | null }[] = [
  { input: '-t 20', luma: 30 },
  { input: '-t 20', luma: 24 },
  { input: '-t 20', luma: 18 },
  { input: '-skip_frame nokey -t 600', luma: 18 },
  { input: '-t 3', luma: null },
];

/**
 * Writes the first frame of a video that shows something as a PNG; false when ffmpeg is not there or the frames are too
 * large. @throws 415 for a film that cannot be read
 */
export async function writeFrame(film: Film, facts: FilmFacts | null, target: string): Promise<boolean> {
  if (facts && facts.width * facts.height > maxPixels) return false;
  let isRefused = facts !== null;
  for (const { input, luma } of searches) {
    const options = `-nostdin -threads 1 -max_pixels ${maxPixels} ${input}`.split(' ');
    const filters = [
      ...(luma === null ? [] : [firstAbove(luma, facts)]),
      ...(facts && isHdr(facts) ? [toneMap(facts)] : []),
    ];
    const frame = [
      ...(filters.length > 0 ? ['-vf', filters.join(',')] : []),
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
