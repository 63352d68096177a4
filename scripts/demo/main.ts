import { createReadStream } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeVariant } from '../../api/uploads/picture.js';
import { demoVariants, hashesOfOriginals, originalsFile, variantsFolder } from './variants.js';

// `npm run demo:variants`: makes the variants of the demo's pictures, so that a first start need not (docs/media.md).
await rm(variantsFolder, { recursive: true, force: true });
await mkdir(variantsFolder);
for (const { original, name, derived } of await demoVariants()) {
  await makeVariant(createReadStream(original), derived, join(variantsFolder, name));
}
await writeFile(originalsFile, `${JSON.stringify(await hashesOfOriginals(), null, 2)}\n`);
