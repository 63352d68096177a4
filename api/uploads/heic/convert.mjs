// JavaScript, since tsx does not reach into child processes on Node 20 (decision 002).
import { readFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import process, { argv } from 'node:process';
import { crc32, deflateSync } from 'node:zlib';
import libheif from 'libheif-js/wasm-bundle.js';
import sharp from 'sharp';

// The process of `heicToJpeg`: writes the main picture of a HEIC file, upright, as a JPEG in sRGB.

const exitCodes = { done: 0, unreadable: 2, tooManyPixels: 3 };

const [, , source, target, settings] = argv;
const { maxPixels, maxStoredPixels, quality } = JSON.parse(settings);

const fourcc = (text) => Buffer.from(text).readUInt32BE();

// The library has its C functions only: those that can fail write their error where their first argument points to.
const errorBytes = 16;

/** The colour profile of a picture; null for sRGB. */
async function profileOf(image) {
  const handle = image.handle.$$.ptr;
  const type = libheif._heif_image_handle_get_color_profile_type(handle);
  if (type === fourcc('prof') || type === fourcc('rICC')) {
    const size = libheif._heif_image_handle_get_raw_color_profile_size(handle);
    const pointer = libheif._malloc(errorBytes + size);
    libheif._heif_image_handle_get_raw_color_profile(pointer, handle, pointer + errorBytes);
    return Buffer.from(libheif.HEAPU8.slice(pointer + errorBytes, pointer + errorBytes + size));
  }
  return type === fourcc('nclx') && hasPrimariesOfP3(handle) ? profileOfP3() : null;
}

/** Display P3 among the primaries of ITU-T H.273. */
const p3 = 12;

function hasPrimariesOfP3(handle) {
  const pointer = libheif._malloc(errorBytes + 4);
  libheif._heif_image_handle_get_nclx_color_profile(pointer, handle, pointer + errorBytes);
  const profile = libheif.HEAPU32[(pointer + errorBytes) / 4];
  // The first field of the structure is its version.
  return profile !== 0 && libheif.HEAPU32[profile / 4 + 1] === p3;
}

async function profileOfP3() {
  const dot = sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } });
  return (await sharp(await dot.withIccProfile('p3').png().toBuffer()).metadata()).icc;
}

/** A PNG with a colour profile, which sharp would convert to instead of taking it as that of the pixels. */
function withProfile(png, profile) {
  const content = Buffer.concat([Buffer.from('iCCPicc\0\0', 'latin1'), deflateSync(profile)]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length - 4);
  check.writeUInt32BE(crc32(content));
  const headBytes = 8 + 25;
  return Buffer.concat([png.subarray(0, headBytes), length, content, check, png.subarray(headBytes)]);
}

async function pixelsOf(image) {
  const [width, height] = [image.get_width(), image.get_height()];
  const data = new Uint8ClampedArray(width * height * 4);
  const shown = await new Promise((resolve) => image.display({ data, width, height }, resolve));
  return shown && { data, width, height };
}

async function convert() {
  const images = new libheif.HeifDecoder().decode(await readFile(source));
  const image = images.find((each) => each.is_primary()) ?? images[0];
  if (!image) return 'unreadable';
  if (image.get_width() * image.get_height() > maxPixels) return 'tooManyPixels';
  const profile = await profileOf(image);
  const pixels = await pixelsOf(image);
  if (!pixels) return 'unreadable';
  const { data, width, height } = pixels;
  const plain = sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
  const png = await plain.png({ compressionLevel: 1 }).toBuffer();
  const picture = sharp(profile ? withProfile(png, profile) : png);
  if (width * height > maxStoredPixels) {
    const side = Math.floor(Math.max(width, height) * Math.sqrt(maxStoredPixels / (width * height)));
    picture.resize({ width: side, height: side, fit: 'inside' });
  }
  await picture.jpeg({ quality }).toFile(target);
  return 'done';
}

// Pages come first.
setPriority(10);
sharp.concurrency(1);
// Standard output has what the library reports.
process.exitCode = exitCodes[await convert().catch(() => 'unreadable')];
