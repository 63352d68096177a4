import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { runOnDatabase } from '../database/runOnDatabase.js';
import { readArchive, verifyArchive } from './archive.js';
import { isEmpty, loadCollection, withDatabase } from './database.js';
import { loadUpload, namesIn } from './uploads.js';

// `npm run restore -- FILE [--replace]`: puts a backup back while the product is stopped.
const given = process.argv.slice(2);
const mayReplace = given.includes('--replace');
const [file] = given.filter((word) => !word.startsWith('--'));

await runOnDatabase(async ({ uri, isInUse, settings }) => {
  if (!file) throw new Error('Usage: npm run restore -- FILE [--replace]');
  if (isInUse) throw new Error(`Stop the product on ${settings.DATA_DIR} first`);
  const path = resolve(file);
  await verifyArchive(path);
  const uploads = join(settings.DATA_DIR, 'uploads');
  await withDatabase(uri, async (database) => {
    const isFree = (await isEmpty(database)) && (await namesIn(uploads)).length === 0;
    if (!isFree && !mayReplace) {
      throw new Error(
        'There is content already; with --replace it is deleted and the backup takes its place',
      );
    }
    await database.dropDatabase();
    await rm(uploads, { recursive: true, force: true });
    for await (const entry of readArchive(path)) {
      if (entry.name.startsWith('database/')) await loadCollection(database, entry);
      else await loadUpload(uploads, entry);
    }
  });
  return `${file} is restored`;
});
