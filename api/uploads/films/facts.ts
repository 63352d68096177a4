import type { FilmFacts } from '@ritmi/shared/domain/uploads/films';
import { z } from 'zod';
import { HttpError, wrongMedia } from '../../http/errors.js';
import { type Film, isOurs, runOn } from './run.js';

const entries = [
  'stream=codec_type,codec_name,pix_fmt,width,height,sample_aspect_ratio,color_transfer,avg_frame_rate',
  'stream_disposition=attached_pic',
  'stream_side_data=rotation',
  'format=duration',
].join(':');

const stream = z.object({
  codec_type: z.string().optional(),
  codec_name: z.string().default(''),
  pix_fmt: z.string().default(''),
  width: z.number().default(0),
  height: z.number().default(0),
  sample_aspect_ratio: z.string().default('1:1'),
  color_transfer: z.string().default(''),
  avg_frame_rate: z.string().default('0/1'),
  disposition: z.object({ attached_pic: z.number().default(0) }).optional(),
  side_data_list: z.array(z.object({ rotation: z.number().optional() })).default([]),
});

const probed = z.object({
  streams: z.array(stream),
  format: z.object({ duration: z.string().optional() }).default({}),
});

/**
 * What a film is; null when that cannot be told on this machine, as without ffmpeg.
 * @throws 415 for a file that is no film
 */
export async function factsOf(film: Film): Promise<FilmFacts | null> {
  try {
    const options = ['-show_entries', entries, '-of', 'json'];
    const { stdout } = await runOn(film, { program: 'ffprobe', options });
    const { streams, format } = probed.parse(JSON.parse(stdout));
    const pictures = streams.find(
      ({ codec_type: type, disposition }) => type === 'video' && disposition?.attached_pic !== 1,
    );
    if (!pictures || !(pictures.width > 0 && pictures.height > 0))
      throw wrongMedia('noFilm', 'The file has no moving picture');
    const seconds = Number(format.duration);
    return {
      container: film.extension === 'webm' ? 'webm' : 'mp4',
      codec: pictures.codec_name,
      pixelFormat: pictures.pix_fmt,
      transfer: pictures.color_transfer,
      ...sizeOf(pictures),
      rate: ratioOf(pictures.avg_frame_rate, '/'),
      audio: streams.find(({ codec_type: type }) => type === 'audio')?.codec_name ?? null,
      duration: Number.isFinite(seconds) && seconds > 0 ? Math.round(seconds * 1000) / 1000 : null,
    };
  } catch (error) {
    if (error instanceof HttpError) throw error;
    if (isOurs(error)) return null;
    throw wrongMedia('unreadableFilm', 'The film cannot be read');
  }
}

/** The size as it is shown: upright, and with square pixels. */
function sizeOf({
  width,
  height,
  sample_aspect_ratio: shape,
  side_data_list: sides,
}: z.output<typeof stream>) {
  const wide = Math.round(width * (ratioOf(shape, ':') || 1));
  const rotation = sides.find((side) => side.rotation !== undefined)?.rotation ?? 0;
  const isTurned = Math.abs(rotation) % 180 === 90;
  return isTurned ? { width: height, height: wide } : { width: wide, height };
}

/** A ratio such as `30000/1001`; 0 where it is not known. */
function ratioOf(text: string, separator: string): number {
  const [over = 0, under = 0] = text.split(separator).map(Number);
  return over > 0 && under > 0 ? over / under : 0;
}
