import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { uploadsPath } from '@ritmi/shared/domain/uploads/stored';
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import type { OverlayOptions } from 'sharp';
import { builtPaths, client } from '../siteFiles.js';
import { TooBusy } from './pageCache.js';
import type { Share } from './pageDocument.js';

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

/** Darkens the top and the bottom, so that the text is readable on any picture. */
const shade = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>
<linearGradient id="a" x2="0" y2="1"><stop stop-color="#08080c" stop-opacity=".55"/><stop offset=".35" stop-color="#08080c" stop-opacity=".1"/><stop offset="1" stop-color="#08080c" stop-opacity=".94"/></linearGradient>
</defs><rect width="100%" height="100%" fill="url(#a)"/></svg>`;

/**
 * Returns a function that draws a page's link preview, one at a time, and caches the latest ones. It throws TooBusy
 * while too many are waiting.
 * @param apiUrl where uploaded pictures come from
 */
export function createShareDrawer(apiUrl: string): (share: Share) => Promise<Buffer> {
  const built = builtPaths();
  const queue = new PQueue({ concurrency: 1 });

  async function pictureAt(address: string): Promise<Buffer | null> {
    if (built.has(address)) return readFile(client + address);
    const url = new URL(address, apiUrl);
    if (url.origin !== new URL(apiUrl).origin || !url.pathname.startsWith(uploadsPath)) return null;
    const answer = await fetch(url, { signal: AbortSignal.timeout(fetchLimitMs) });
    return answer.ok ? Buffer.from(await answer.arrayBuffer()) : null;
  }

  const drawn = new LRUCache<string, Buffer, Share>({
    maxSize: 8 * 1024 * 1024,
    sizeCalculation: ({ length }) => length,
    ignoreFetchAbort: true,
    fetchMethod: (_hash, _old, { context }) =>
      queue.add(async () => draw(context, await pictureAt(context.picture))),
  });
  return async (share) => {
    if (queue.size >= longestQueue && !drawn.has(share.hash)) throw new TooBusy();
    return drawn.forceFetch(share.hash, { context: share });
  };
}

async function draw({ title, line, agency, logo }: Share, picture: Buffer | null): Promise<Buffer> {
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
  const parts: OverlayOptions[] = [
    { input: Buffer.from(shade) },
    {
      input: await sharp(client + logo)
        .resize(64)
        .toBuffer(),
      left: margin,
      top: 56,
    },
    { input: (await drawText(agency, 40)).data, left: margin + 84, top: 68 },
    { input: heading.data, left: margin, top: lineTop - 28 - heading.info.height },
    ...(below ? [{ input: below.data, left: margin, top: lineTop }] : []),
  ];
  const background = picture
    ? sharp(picture, { limitInputPixels: 50_000_000 })
        .autoOrient()
        .resize(width, height, { position: 'attention' })
    : sharp({ create: { width, height, channels: 3, background: '#08080c' } });
  return background.composite(parts).flatten().jpeg({ quality: 80, mozjpeg: true }).toBuffer();
}
