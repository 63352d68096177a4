import { maxVariantSide, placeholderWidth, type Look } from '@ritmi/shared/domain/uploads/stored';
import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import PQueue from 'p-queue';
import type { Metadata } from 'sharp';
import { HttpError, tooLarge, wrongMedia } from '../http/errors.js';
import { copyParts, type FileBytes, type Range, readBytes } from './fileBytes.js';
import { pictureOfGif } from './gif.js';
import { heicToJpeg } from './heic/heicToJpeg.js';
import { readIsoFile } from './isoFile.js';
import { readPng } from './png.js';
import type { ReceivedKind } from './receive.js';

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

/** JPEGs may be larger, since they shrink while they are decoded. */
const maxJpegPixels = 150_000_000;
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
 * Turns a picture upright and removes EXIF, GPS and the like; of a HEIC it makes a JPEG. Returns the path of the result, `target` or still `path`,
 * and its look, which an animated WebP or AVIF does not have.
 */
export async function normalizePicture(
  path: string,
  kind: ReceivedKind,
  target: string,
): Promise<{ path: string; look: Look | null }> {
  try {
    const sharp = await loadSharp();
    const isJpeg = kind === 'image/jpeg';
    const { isAnimatedPng, picture } = await structureOf(path, kind);
    if (kind === 'image/heic') {
      await heicToJpeg(path, target, { maxPixels, maxStoredPixels, quality: jpegQuality });
      return { path: target, look: await lookOf(target) };
    }
    const limitInputPixels = isJpeg ? maxJpegPixels : maxPixels;
    const metadata = await sharp(path, { ...decoding, limitInputPixels }).metadata();
    const { width, height, channels, depth, pages = 1, exif, xmp, iptc, comments } = metadata;
    const isAnimated = pages > 1 || isAnimatedPng;
    const isGif = kind === 'image/gif';
    const isHeavy = kind === 'image/avif' || (kind === 'image/webp' && isAnimated);
    const decodedBytes = width * height * channels * (depth === 'uchar' ? 1 : 2);
    const isTooManyBytes = !isJpeg && decodedBytes > maxDecodedBytes;
    if (width * height > (isHeavy ? maxHeavyPixels : limitInputPixels) || isTooManyBytes) {
      throw tooManyPixels();
    }
    const isTooLarge = !isAnimated && !isGif && width * height > maxStoredPixels;
    // JPEGs are always rewritten: cameras put data of many kinds into and after the picture.
    const hasMetadata = Boolean(exif ?? xmp ?? iptc ?? comments?.length);
    const isPrivate = isJpeg || hasMetadata || picture !== null;
    const isRewritten = isTooLarge || isPrivate;
    if (isRewritten && (isGif || isAnimatedPng)) await copyParts(path, target, picture ?? []);
    else if (isRewritten)
      await rewrites.add(() => rewrite(path, { width, height, isAnimated, isJpeg }, target));
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
  // A very tall picture's placeholder is narrower, because no format has room for it.
  const size = width ? { width: Number(width) } : { width: placeholderWidth, height: maxVariantSide };
  const small = sharp(decoding).resize({ ...size, fit: 'inside' });
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

/**
 * What sharp does not tell of a file: whether a PNG moves, and the parts that make up the picture; null when that is all of it.
 * @throws 415 for a file that is cut off
 */
async function structureOf(path: string, kind: ReceivedKind) {
  return readBytes(path, async (bytes) => {
    const [parts, isAnimatedPng] = await partsOf(bytes, kind);
    if (parts === null || (parts.at(-1)?.[1] ?? 0) > bytes.size)
      throw wrongMedia('cutOffFile', 'The picture is cut off');
    const kept = parts.reduce((sum, [start, end]) => sum + end - start, 0);
    return { isAnimatedPng, picture: kept < bytes.size ? parts : null };
  });
}

async function partsOf(bytes: FileBytes, kind: ReceivedKind): Promise<[readonly Range[] | null, boolean]> {
  if (kind === 'image/png') {
    const png = await readPng(bytes);
    return [png && png.picture, png?.isAnimated ?? false];
  }
  if (kind === 'image/gif') return [await pictureOfGif(bytes), false];
  // A RIFF file tells its length, without the head of 8 bytes.
  if (kind === 'image/webp') return [[[0, (await bytes.at(4, 4)).readUInt32LE() + 8]], false];
  const file = kind === 'image/avif' || kind === 'image/heic' ? await readIsoFile(bytes) : null;
  if (file?.isCutOff) return [null, false];
  return [[[0, file?.hasMore ? 0 : bytes.size]], false];
}

const tooManyPixels = () => tooLarge('tooManyPixels', 'The picture has too many pixels');

type Size = Pick<Metadata, 'width' | 'height'> & { readonly isAnimated: boolean; readonly isJpeg: boolean };

async function rewrite(
  path: string,
  { width, height, isAnimated, isJpeg }: Size,
  target: string,
): Promise<void> {
  const limitOfOthers = isAnimated ? maxHeavyPixels : maxPixels;
  const limitInputPixels = isJpeg ? maxJpegPixels : limitOfOthers;
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
