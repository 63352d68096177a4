import { join, resolve } from 'node:path';
import { runOnDatabase } from '../database/runOnDatabase.js';
import { type Entry, writeArchive } from './archive.js';
import { dumpDatabase, isEmpty, withDatabase } from './database.js';
import { dumpUploads, namesIn } from './uploads.js';

// `npm run backup -- FILE`: database and uploads in one file, also while the product runs.
const [file] = process.argv.slice(2);

await runOnDatabase(async ({ uri, settings }) => {
  if (!file) throw new Error('Usage: npm run backup -- FILE');
  let entries = 0;
  const uploads = join(settings.DATA_DIR, 'uploads');
  await withDatabase(uri, async (database) => {
    if ((await isEmpty(database)) && (await namesIn(uploads)).length === 0) {
      throw new Error(`There is nothing to back up in ${settings.DATA_DIR}: is that the right DATA_DIR?`);
    }
    // The database first: every file that it names then is there already, and stays while it is named.
    async function* content(): AsyncGenerator<Entry> {
      for (const part of [dumpDatabase(database), dumpUploads(uploads)]) {
        for await (const entry of part) {
          entries += 1;
          yield entry;
        }
      }
    }
    await writeArchive(resolve(file), content()).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'EEXIST' ? new Error(`${file} is there already`) : error;
    });
  });
  return `${file}: ${entries} collections and files`;
});
