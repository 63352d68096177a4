import { resolve } from 'node:path';
import { runOnDatabase } from '../database/runOnDatabase.js';
import { writeArchive } from './archive.js';
import { withDatabase } from './database.js';
import { Places } from './places.js';

// `npm run backup -- FILE`: database and uploads in one file, also while the product runs.
const [file] = process.argv.slice(2);

await runOnDatabase(async ({ uri, settings }) => {
  if (!file) throw new Error('Usage: npm run backup -- FILE');
  const entries = await withDatabase(uri, async (named) => {
    const places = new Places(named, settings);
    const place = await places.read();
    if (await places.isEmpty(place)) {
      throw new Error(`There is nothing to back up in ${settings.DATA_DIR}: is that the right DATA_DIR?`);
    }
    const other = await places.otherStorage(place);
    if (other)
      console.error(`There are files in ${other} that UPLOADS does not name; they are not backed up`);
    return writeArchive(resolve(file), places.dump(place));
  });
  return `${file}: ${entries} collections and files`;
});
