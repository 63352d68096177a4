import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { writeHeic } from './heic.js';

// Ten files as phones write them, made from pictures and clips of the demo.

const run = promisify(execFile);

const brand = (name: string) => fileURLToPath(new URL(`../../web/public/brand/${name}`, import.meta.url));

export type PhoneFile = {
  readonly name: string;
  /** What it is, in a few words. */
  readonly what: string;
  readonly bytes: Buffer;
};

type Made = {
  readonly name: string;
  readonly what: string;
  readonly make: (path: string, folder: string) => Promise<void>;
};

const hevc = '-c:v libx265 -preset ultrafast -x265-params log-level=none';
const hdr = (transfer: string) =>
  `${hevc}:colorprim=bt2020:transfer=${transfer}:colormatrix=bt2020nc -pix_fmt yuv420p10le ` +
  `-color_primaries bt2020 -color_trc ${transfer} -colorspace bt2020nc`;

const files: readonly Made[] = [
  {
    name: 'IMG_0412.HEIC',
    what: 'HEIC, 12 tiles, turned by its box',
    make: (path, folder) => photo('dj-red-1440.webp', path, { folder, turns: 1 }),
  },
  {
    name: 'IMG_0413.HEIC',
    what: 'HEIC, 12 tiles, 10 bit',
    make: (path, folder) => photo('truss-violet-1440.webp', path, { folder, bits: 10 }),
  },
  {
    name: '20260613_221507.heic',
    what: 'HEIC, 12 tiles, upside down',
    make: (path, folder) => photo('cake-1440.webp', path, { folder, turns: 2 }),
  },
  {
    name: 'PXL_20260613_2155.jpg',
    what: 'JPEG, turned by EXIF',
    make: async (path) => {
      // As the sensor lies when the phone is held upright.
      const { data, info } = await sharp(brand('bubbles-1440.webp'))
        .rotate(-90)
        .raw()
        .toBuffer({ resolveWithObject: true });
      const { width, height, channels } = info;
      await sharp(data, { raw: { width, height, channels } })
        .withMetadata({ orientation: 6 })
        .jpeg()
        .toFile(path);
    },
  },
  {
    name: 'IMG_0420.MOV',
    what: 'HEVC, 1080p, AAC, turned',
    make: async (path, folder) => {
      const lying = join(folder, 'lying.mov');
      // As the sensor lies when the phone is held upright.
      const lie = '-vf crop=ih*9/16:ih,scale=1080:1920,transpose=1';
      await film('clip-wedding.mp4', lying, `${lie} ${hevc} -tag:v hvc1 -pix_fmt yuv420p`);
      const turned = ['-v', 'error', '-i', lying, '-c', 'copy'];
      await run('ffmpeg', [...turned, '-metadata:s:v', 'rotate=90', '-y', path]);
    },
  },
  {
    name: 'IMG_0421.MOV',
    what: 'HEVC, HDR (HLG), 10 bit, 4K',
    make: (path) => film('clip-beach.mp4', path, `-vf scale=3840:2160 ${hdr('arib-std-b67')} -tag:v hvc1`),
  },
  {
    name: '20260613_230112.mp4',
    what: 'HEVC, HDR (PQ), 10 bit, 4K, 60 frames',
    make: (path) =>
      film('clip-stage.mp4', path, `-vf scale=3840:2160,fps=60 ${hdr('smpte2084')} -tag:v hev1`),
  },
  {
    name: 'IMG_0422.MOV',
    what: 'HEVC, 120 frames, silent',
    make: (path) => film('clip-smoke.mp4', path, `-an -vf fps=120 ${hevc} -tag:v hvc1 -pix_fmt yuv420p`),
  },
  {
    name: 'VID_20260613_231544.mp4',
    what: 'H.264, variable rate, 1440p',
    make: (path) =>
      film(
        'clip-club.mp4',
        path,
        '-vf scale=2560:1440,select=not(mod(n\\,2))+lt(mod(n\\,20)\\,7) -vsync vfr -c:v libx264 -preset ultrafast -pix_fmt yuv420p',
      ),
  },
  {
    name: 'IMG_0423.MOV',
    what: 'H.264, AAC, 1080p',
    make: (path) =>
      film('clip-hall.mp4', path, '-vf scale=1920:1080 -c:v libx264 -preset ultrafast -pix_fmt yuv420p'),
  },
];

type Turn = { readonly folder: string; readonly turns?: number; readonly bits?: 8 | 10 };

async function photo(source: string, path: string, { folder, turns = 0, bits = 8 }: Turn): Promise<void> {
  const [width, height] = [2016, 1512];
  const flat = join(folder, 'flat.png');
  // The box turns it back.
  const upright = turns % 2 === 0 ? [width, height] : [height, width];
  const turned = await sharp(brand(source)).resize(upright[0], upright[1]).png().toBuffer();
  await sharp(turned)
    .rotate(turns * 90)
    .png()
    .toFile(flat);
  await writeHeic(flat, path, { width, height, turns, bits, folder });
}

/** The beginning of a clip of the demo, with a tone where it has no sound of its own. */
async function film(source: string, path: string, output: string): Promise<void> {
  const sound = output.includes('-an') ? [] : ['-f', 'lavfi', '-i', 'sine=220', '-map', '0:v', '-map', '1:a'];
  const input = ['-v', 'error', '-i', brand(source), ...sound, '-t', '0.4'];
  await run('ffmpeg', [...input, ...output.split(' '), '-c:a', 'aac', '-y', path]);
}

/** Makes the ten files in an empty folder. */
export async function makePhoneFiles(folder: string): Promise<readonly PhoneFile[]> {
  const made: PhoneFile[] = [];
  for (const { name, what, make } of files) {
    const path = join(folder, name);
    await make(path, folder);
    made.push({ name, what, bytes: await readFile(path) });
  }
  return made;
}
