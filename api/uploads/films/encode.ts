import { type FilmFacts, isHdr, isTooFast, type Rendition } from '@ritmi/shared/domain/uploads/films';
import { type Film, longThreads, runLong } from './run.js';
import { toneMap } from './toneMap.js';

/** Enough for the largest films of phones and action cameras; a crafted one would take all memory. */
export const maxFilmPixels = 5376 * 3024;

const maxBits: Readonly<Record<Rendition['class'], string>> = { 720: '3M', 1080: '6M' };

type Output = Rendition & { readonly path: string };

type Work = {
  readonly film: Film;
  readonly facts: FilmFacts;
  readonly outputs: readonly Output[];
  readonly signal: AbortSignal;
};

/**
 * Writes renditions of a film in H.264 and AAC, with the index in front, from one reading of it. Each frame keeps its time,
 * and the film its shape and the way it stands; what else is in the file, such as its place, stays behind.
 * @throws what ffmpeg throws, and an AbortError
 */
export async function encode({ film, facts, outputs, signal }: Work): Promise<void> {
  const options = `-threads ${longThreads} -max_pixels ${maxFilmPixels}`.split(' ');
  const output = outputs.flatMap((each) => argumentsOf(each, facts));
  await runLong(film, { program: 'ffmpeg', options, output }, signal);
}

function argumentsOf({ class: name, width, height, path }: Output, facts: FilmFacts): string[] {
  const filters = [
    // First, since it is cheaper than all that follows.
    ...(isTooFast(facts) ? ['fps=60'] : []),
    `scale=${width}:${height}`,
    'setsar=1',
    ...(isHdr(facts) ? [toneMap(facts)] : []),
    'format=yuv420p',
  ];
  const rates = `-crf 22 -maxrate ${maxBits[name]} -bufsize 12M`;
  return [
    ...'-map 0:V:0 -map 0:a:0? -map_metadata -1 -map_chapters -1 -sn -dn'.split(' '),
    '-filter:v',
    filters.join(','),
    ...`-c:v libx264 -preset veryfast -profile:v high ${rates} -threads ${longThreads}`.split(' '),
    ...'-fps_mode vfr -enc_time_base -1'.split(' '),
    ...'-c:a aac -b:a 160k -ac 2'.split(' '),
    ...'-max_muxing_queue_size 4096 -movflags +faststart -f mp4 -y'.split(' '),
    `file:${path}`,
  ];
}
