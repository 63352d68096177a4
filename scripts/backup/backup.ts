import { resolve } from 'node:path';
import { runOnDatabase } from '../database/runOnDatabase.js';
import { type Contents, writeArchive } from './archive.js';
import { withDatabase } from './database.js';
import { Places } from './places.js';

// `npm run backup -- FILE`: database and uploads in one file, also while the product runs.
const [file] = process.argv.slice(2);

await runOnDatabase(async ({ uri, settings }) => {
  if (!file) throw new Error('Usage: npm run backup -- FILE');
  const contents = await withDatabase(uri, async (named) => {
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
  return describe(file, contents);
});

function describe(archive: string, contents: Contents): string {
  const names = Object.keys(contents);
  const collections = names.flatMap((name) => /^database\/(.*)\.bson$/.exec(name)?.[1] ?? []);
  return `${archive}: ${collections.length} collections (${collections.toSorted().join(', ')}) and ${names.length - collections.length} files.
It is not encrypted. It has hidden content, trash and history, and of each account the e-mail address, the addresses of its
logins, the hash of its password and its second factor, encrypted with a key that is not in the backup.
Not in it: sessions, and the secrets of the data folder. Keep a copy of SECOND_FACTOR_KEY, or of the file second-factor-key,
elsewhere: without it the codes of authenticator apps cannot be checked after a restore on another machine.`;
}
