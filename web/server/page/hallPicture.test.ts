import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { passes } from '@ritmi/shared/domain/services/light';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawHall } from './hallPicture.js';

const files = fileURLToPath(new URL('../../public', import.meta.url));
const read = (path: string) => readFile(files + path);

const brightness = async (picture: Buffer) => {
  const { channels } = await sharp(picture).stats();
  return channels.reduce((sum, { mean }) => sum + mean, 0);
};

it('each light makes the dark hall brighter', async () => {
  const dark = await brightness(await drawHall([], read));
  for (const light of passes) expect(await brightness(await drawHall([light], read))).toBeGreaterThan(dark);
});

it('has the size of the hall', async () => {
  const { width, height } = await sharp(await drawHall(['dj', 'laser'], read)).metadata();
  expect([width, height]).toEqual([1600, 900]);
});
