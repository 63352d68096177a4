import { readdir, readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { demoVariants, hashesOfOriginals, originalsFile, variantsFolder } from './variants.js';

test('every picture of the demo has its variants, made of the picture as it is now', async () => {
  const expected = (await demoVariants()).map(({ name }) => name);
  expect((await readdir(variantsFolder)).toSorted()).toEqual(
    [...expected, basename(originalsFile)].toSorted(),
  );
  const hashes: unknown = JSON.parse(await readFile(originalsFile, 'utf8'));
  expect(hashes, 'npm run demo:variants').toEqual(await hashesOfOriginals());
});
