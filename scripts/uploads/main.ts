import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { uploadsKind } from '@ritmi/shared/server/environment';
import { withDatabase } from '../backup/database.js';
import { Places } from '../backup/places.js';
import { runOnDatabase } from '../database/runOnDatabase.js';
import { copyFiles } from './copyFiles.js';

// `npm run uploads -- copy --from KIND --to KIND`: copies the files of one storage into another, also while the product runs.
const usage = 'Usage: npm run uploads -- copy --from disk|gridfs|s3 --to disk|gridfs|s3';

await runOnDatabase(async ({ uri, settings }) => {
  const { from, to } = readArguments();
  return withDatabase(uri, async (named) => {
    const places = new Places(named, settings);
    const place = await places.read();
    // The API removes what a killed copy leaves there.
    const incoming = join(settings.DATA_DIR, 'incoming');
    await mkdir(incoming, { recursive: true });
    const ends = { from: await places.storage(place, from), to: await places.storage(place, to) };
    return copyFiles({ ...ends, folder: incoming, say: console.error });
  });
});

function readArguments() {
  const string = { type: 'string' } as const;
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { from: string, to: string },
    });
    const [from, to] = [uploadsKind.parse(values.from), uploadsKind.parse(values.to)];
    if (positionals.join(' ') === 'copy' && from !== to) return { from, to };
  } catch {
    // Unknown flags and kinds throw; the usage follows below.
  }
  throw new Error(usage);
}
