import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { uploadsPath } from '@ritmi/shared/domain/uploads/stored';
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import type { OverlayOptions, Sharp } from 'sharp';
import type { ApiPlace } from '../apiServers.js';
import { builtPaths, client } from '../siteFiles.js';
import { drawHall } from './hallPicture.js';
import { TooBusy } from './pageCache.js';
import type { Share } from '../../render/content.js';

/** `/share/<hash>/projects/<id>.jpg` contains the page's path; only its current preview is drawn (docs/decisions/098). */
const pattern = /^\/share\/([0-9a-f]{12})(\/.+)?\.jpg$/;

export function readSharePath(path: string): { readonly hash: string; readonly page: string } | null {
  const [match, hash = '', page = '/'] = pattern.exec(path) ?? [];
  return match === undefined ? null : { hash, page };
}

const width = 1200;
const height = 630;
const margin = 64;
const font = fileURLToPath(new URL('../../../shared/ui/fonts/mona-sans-share.ttf', import.meta.url));
const fetchLimitMs = 5_000;
const longestQueue = 20;

/** Of a picture behind the text, in bytes; stored pictures of a page's size have less than one. */
const maxPictureBytes = 8 * 1024 * 1024;

/**
 * A picture among the uploads; null for anything else, such as a film without a poster.
 * @throws TooBusy while the API does not answer
 */
export async function fetchPicture(address: string, apiUrl: string): Promise<Buffer | null> {
  const url = new URL(address, apiUrl);
  if (url.origin !== new URL(apiUrl).origin || !url.pathname.startsWith(uploadsPath)) return null;
  const signal = AbortSignal.timeout(fetchLimitMs);
  const answer = await fetch(url, { signal }).catch(() => {
    throw new TooBusy();
  });
  if (answer.status >= 500) throw new TooBusy();
  const size = Number(answer.headers.get('content-length') ?? Number.POSITIVE_INFINITY);
  const isPicture = answer.headers.get('content-type')?.startsWith('image/');
  if (answer.ok && isPicture && size <= maxPictureBytes) return Buffer.from(await answer.arrayBuffer());
  await answer.body?.cancel();
  return null;
}

/** Darkens the top and the bottom, so that the text is readable on any picture. */
const shade = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>
<linearGradient id="a" x2="0" y2="1"><stop stop-color="#08080c" stop-opacity=".55"/><stop offset=".35" stop-color="#08080c" stop-opacity=".1"/><stop offset="1" stop-color="#08080c" stop-opacity=".94"/></linearGradient>
</defs><rect width="100%" height="100%" fill="url(#a)"/></svg>`;

/**
 * Returns a function that draws a page's link preview, one at a time, and caches the latest ones. It throws TooBusy
 * while too many are waiting.
 * @param api where uploaded pictures come from
 */
export function createShareDrawer(api: ApiPlace): (share: Share) => Promise<Buffer> {
  const built = builtPaths();
  const queue = new PQueue({ concurrency: 1 });

  const pictureAt = async (address: string) =>
    built.has(address) ? readFile(client + address) : fetchPicture(address, api.url);

  const drawn = async (share: Share) => {
    const logo = await pictureAt(share.logo);
    if (share.lights) {
      const picture = await drawHall(share.lights, (path) => readFile(client + path));
      return draw(share, { picture, logo });
    }
    return drawOverFirst(share, pictureAt, (each, picture) => draw(each, { picture, logo }));
  };

  const pictures = new LRUCache<string, Buffer, Share>({
    maxSize: 8 * 1024 * 1024,
    sizeCalculation: ({ length }) => length,
    ignoreFetchAbort: true,
    fetchMethod: (_hash, _old, { context }) => queue.add(() => drawn(context)),
  });
  return async (share) => {
    if (queue.size >= longestQueue && !pictures.has(share.hash)) throw new TooBusy();
    return pictures.forceFetch(share.hash, { context: share });
  };
}

/**
 * Draws over the first picture that can be drawn, or over none, so that nobody tries again and again.
 * @throws TooBusy while the API does not answer
 */
export async function drawOverFirst(
  share: Share,
  pictureAt: (address: string) => Promise<Buffer | null>,
  draw: (share: Share, picture: Buffer | null) => Promise<Buffer>,
): Promise<Buffer> {
  const { focus: _, ...unfocused } = share;
  for (const shown of [share, { ...unfocused, picture: share.otherPicture }]) {
    const picture = await pictureAt(shown.picture);
    const drawn = picture && (await draw(shown, picture).catch(() => null));
    if (drawn) return drawn;
  }
  return draw(share, null);
}

/** The part of a picture that fills the frame: around its focal point, or what sharp takes for the most important. */
export async function crop(picture: Sharp, focus: Share['focus']): Promise<Sharp> {
  if (!focus) return picture.resize(width, height, { position: 'attention' });
  const { autoOrient: size } = await picture.metadata();
  const scale = Math.max(width / size.width, height / size.height);
  const [scaledWidth, scaledHeight] = [size.width, size.height].map((side) => Math.round(side * scale));
  // As `object-position`: the point of the picture lies at the same share of the frame.
  const left = Math.round(((scaledWidth ?? width) - width) * focus.x);
  const top = Math.round(((scaledHeight ?? height) - height) * focus.y);
  return picture.resize(scaledWidth, scaledHeight, { fit: 'fill' }).extract({ left, top, width, height });
}

type Pictures = { readonly picture: Buffer | null; readonly logo: Buffer | null };

async function draw({ title, line, agency, focus }: Share, { picture, logo }: Pictures): Promise<Buffer> {
  // Imported with the first picture: sharp takes memory.
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  const drawText = async (text: string, size: number, color = '#f5f2ec') => {
    const escaped = text.replace(/[<>&]/g, (sign) => `&#${sign.charCodeAt(0)};`);
    const set = `foreground="${color}" line_height="0.84" letter_spacing="${-20 * size}"`;
    // The family name in the file. The comma keeps Pango from parsing `ExtraLight` as a weight.
    const options = { font: `Mona Sans ExtraLight, ${size}`, fontfile: font, width: width - 2 * margin };
    const image = sharp({
      text: { ...options, text: `<span ${set}>${escaped}</span>`, dpi: 72, rgba: true, wrap: 'word-char' },
    });
    return image.png().toBuffer({ resolveWithObject: true });
  };
  const heading = await drawText(title, title.length <= 14 ? 132 : title.length <= 40 ? 96 : 68);
  const below = line === '' ? null : await drawText(line, 38, '#d6d3d0');
  const lineTop = height - margin - (below?.info.height ?? -24);
  // A logo that cannot be drawn is left out.
  const mark =
    logo &&
    (await sharp(logo)
      .resize(64, 64, { fit: 'inside' })
      .toBuffer()
      .catch(() => null));
  const parts: OverlayOptions[] = [
    { input: Buffer.from(shade) },
    ...(mark ? [{ input: mark, left: margin, top: 56 }] : []),
    { input: (await drawText(agency, 40)).data, left: margin + (mark ? 84 : 0), top: 68 },
    { input: heading.data, left: margin, top: lineTop - 28 - heading.info.height },
    ...(below ? [{ input: below.data, left: margin, top: lineTop }] : []),
  ];
  const background = picture
    ? await crop(sharp(picture, { limitInputPixels: 50_000_000 }).autoOrient(), focus)
    : sharp({ create: { width, height, channels: 3, background: '#08080c' } });
  return background.composite(parts).flatten().jpeg({ quality: 80, mozjpeg: true }).toBuffer();
}
