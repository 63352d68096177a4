import { join, resolve } from 'node:path';
import { runOnDatabase } from '../database/runOnDatabase.js';
import { type Entry, writeArchive } from './archive.js';
import { dumpDatabase, withDatabase } from './database.js';
import { dumpUploads } from './uploads.js';

// `npm run backup -- FILE`: database and uploads in one file, also while the product runs.
const [file] = process.argv.slice(2);

await runOnDatabase(async ({ uri, settings }) => {
  if (!file) throw new Error('Usage: npm run backup -- FILE');
  let entries = 0;
  await withDatabase(uri, async (database) => {
    // The database first: every file that it names then is there already, and stays while it is named.
    async function* content(): AsyncGenerator<Entry> {
      for (const part of [dumpDatabase(database), dumpUploads(join(settings.DATA_DIR, 'uploads'))]) {
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
