import type { AcceptedMedia } from '@ritmi/shared/domain/uploads/rules';
import { placeholderWidth, type Look } from '@ritmi/shared/domain/uploads/stored';
import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import PQueue from 'p-queue';
import type { Metadata } from 'sharp';
import { HttpError, tooLarge, wrongMedia } from '../http/errors.js';

/** Imports the library on first use, because it takes a fifth of the memory of an idle API. */
const loadSharp = async () => {
  const { default: sharp } = await import('sharp');
  // One core per picture leaves the other for requests.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
};

/** Larger pictures are refused: they would need more memory than a small server has. */
const maxPixels = 50_000_000;

/** A lower limit for what needs more memory: AVIF, and animations, whose frames are all decoded at once. */
const maxHeavyPixels = 16_000_000;

/** Pictures with two bytes per channel take twice the memory. */
const maxDecodedBytes = 4 * maxPixels;

/** Larger pictures are scaled down: a rewrite takes up to 17 bytes of memory a pixel. */
const maxStoredPixels = 16_000_000;

const decoding = { failOn: 'error', limitInputPixels: maxPixels } as const;

/** One rewrite at a time, as each takes that much memory. */
const rewrites = new PQueue({ concurrency: 1 });

const jpegQuality = 90;
// Measured on the demo pictures: about equally good, AVIF a quarter smaller. A higher effort costs seconds, not bytes.
const variantQuality = { webp: 74, avif: 45, tiny: 40 } as const;

/**
 * Turns a picture upright and removes EXIF, GPS and the like. Returns the path of the result, `target` or still `path`,
 * and its look, which an animated WebP or AVIF does not have.
 */
export async function normalizePicture(
  path: string,
  kind: AcceptedMedia,
  target: string,
): Promise<{ path: string; look: Look | null }> {
  try {
    const sharp = await loadSharp();
    const metadata = await sharp(path, decoding).metadata();
    const { width, height, channels, depth, pages = 1, exif, xmp, iptc, comments } = metadata;
    const isAnimated = pages > 1;
    const isGif = kind === 'image/gif';
    const isHeavy = kind === 'image/avif' || (kind === 'image/webp' && isAnimated);
    const decodedBytes = width * height * channels * (depth === 'uchar' ? 1 : 2);
    if (width * height > (isHeavy ? maxHeavyPixels : maxPixels) || decodedBytes > maxDecodedBytes) {
      throw tooManyPixels();
    }
    const isTooLarge = !isAnimated && width * height > maxStoredPixels;
    // JPEGs are always rewritten: cameras put data of many kinds into and after the picture.
    const isPrivate = kind === 'image/jpeg' || Boolean(exif ?? xmp ?? iptc ?? comments?.length);
    const isRewritten = !isGif && (isTooLarge || isPrivate);
    if (isRewritten) await rewrites.add(() => rewrite(path, { width, height, isAnimated }, target));
    const normal = isRewritten ? target : path;
    // A look in the name leads to variants, which would not move. GIFs get none, so theirs only tells the size.
    const look = isAnimated && !isGif ? null : await lookOf(normal);
    return { path: normal, look };
  } catch (error) {
    if (error instanceof HttpError) throw error;
    if (/exceeds pixel limit/i.test(String(error))) throw tooManyPixels();
    throw wrongMedia('unreadablePicture', 'The picture cannot be read');
  }
}

export async function lookOf(path: string): Promise<Look> {
  const sharp = await loadSharp();
  const picture = sharp(path, decoding);
  const { width, height, hasAlpha } = await picture.metadata();
  const average = await picture
    .clone()
    .resize(1, 1, { fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  const isClear = hasAlpha && !(await picture.stats()).isOpaque;
  return { width, height, color: isClear ? 'transparent' : `#${average.toString('hex')}` };
}

/** Makes a variant or the placeholder of a picture; `derived` is its name. */
export async function makeVariant(original: Readable, derived: string, target: string): Promise<void> {
  const [, width] = /-(\d+)\.(?:avif|webp)$/.exec(derived) ?? [];
  const sharp = await loadSharp();
  const small = sharp(decoding).resize({ width: Number(width ?? placeholderWidth) });
  if (!width) small.webp({ quality: variantQuality.tiny });
  else if (derived.endsWith('.avif')) small.avif({ quality: variantQuality.avif, effort: 1 });
  else small.webp({ quality: variantQuality.webp, effort: 3 });
  await pipeline(original, small, createWriteStream(target));
}

export async function makePoster(frame: string, target: string): Promise<void> {
  const sharp = await loadSharp();
  await sharp(frame, decoding)
    .resize({ width: 1280, withoutEnlargement: true })
    .webp({ quality: variantQuality.webp })
    .toFile(target);
}

const tooManyPixels = () => tooLarge('tooManyPixels', 'The picture has too many pixels');

type Size = Pick<Metadata, 'width' | 'height'> & { readonly isAnimated: boolean };

async function rewrite(path: string, { width, height, isAnimated }: Size, target: string): Promise<void> {
  const limitInputPixels = isAnimated ? maxHeavyPixels : maxPixels;
  const sharp = await loadSharp();
  const picture = sharp(path, { ...decoding, limitInputPixels, animated: isAnimated }).autoOrient();
  if (!isAnimated && width * height > maxStoredPixels) {
    const side = Math.floor(Math.max(width, height) * Math.sqrt(maxStoredPixels / (width * height)));
    picture.resize({ width: side, height: side, fit: 'inside' });
  }
  await picture
    .jpeg({ quality: jpegQuality, force: false })
    .webp({ quality: jpegQuality, effort: 3, force: false })
    .avif({ quality: 70, effort: 2, force: false })
    .png({ force: false })
    .toFile(target);
}
