import { join, resolve } from 'node:path';
import { readPlace } from '../../api/db/place.js';
import { runOnDatabase } from '../database/runOnDatabase.js';
import { type Entry, writeArchive } from './archive.js';
import { dumpDatabase, isEmpty, withDatabase } from './database.js';
import { dumpUploads, namesIn } from './uploads.js';

// `npm run backup -- FILE`: database and uploads in one file, also while the product runs.
const [file] = process.argv.slice(2);

await runOnDatabase(async ({ uri, settings }) => {
  if (!file) throw new Error('Usage: npm run backup -- FILE');
  let entries = 0;
  await withDatabase(uri, async (named) => {
    const place = await readPlace(named);
    const database = named.client.db(place.database);
    const uploads = join(settings.DATA_DIR, place.uploads);
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
    await writeArchive(resolve(file), content());
  });
  return `${file}: ${entries} collections and files`;
});
