import type { ContentChange } from '@ritmi/shared/domain/contentFiles';
import { s3SettingsOf } from '@ritmi/shared/server/environment';
import { join, resolve } from 'node:path';
import { exportContent } from '../api/content/folder.js';
import { importContent } from '../api/content/import.js';
import { placeOf } from '../api/content/problem.js';
import { connect, disconnect } from '../api/db/connect.js';
import { addRecords } from '../api/db/files/records.js';
import { collections } from '../api/entities.js';
import { openStorage } from '../api/uploads/openStorage.js';
import type { Storage } from '../api/uploads/storage.js';
import { runOnDatabase } from './database/runOnDatabase.js';

// `npm run content`: published content, settings and media as files, also while the product runs.

const usage = `Usage: npm run content -- export FOLDER
       npm run content -- import FOLDER [--dry-run]`;

const opWords: Readonly<Record<ContentChange['op'], string>> = {
  create: 'new',
  update: 'changed',
  restore: 'back from the trash',
};

type Place = { readonly storage: Storage; readonly dataFolder: string };

type Work = (place: Place) => Promise<string>;

const [name, ...words] = process.argv.slice(2);
const [folder, ...flags] = [
  ...words.filter((word) => !word.startsWith('--')),
  ...words.filter((word) => word.startsWith('--')),
];
const work = workOf();

if (work) {
  await runOnDatabase(async ({ uri, settings }) => {
    try {
      const place = await connect(uri);
      const files = join(settings.DATA_DIR, place.uploads);
      const storage = await openStorage(settings.UPLOADS ?? 'disk', {
        folder: files,
        s3: s3SettingsOf(settings),
      });
      return await work({ storage, dataFolder: settings.DATA_DIR });
    } finally {
      await disconnect();
    }
  });
} else {
  console.error(usage);
  process.exitCode = 1;
}

function workOf(): Work | null {
  if (folder === undefined || folder.startsWith('--')) return null;
  const path = resolve(folder);
  const isDryRun = flags.length === 1 && flags[0] === '--dry-run';
  if (name === 'export' && flags.length === 0) return (place) => exportInto(path, place);
  if (name === 'import' && (flags.length === 0 || isDryRun))
    return (place) => importFrom(path, place, isDryRun);
  return null;
}

async function exportInto(path: string, { storage }: Place): Promise<string> {
  // Files that were stored before there were records are part of the library too.
  const stored = await storage.list();
  await addRecords(stored.map((file) => ({ name: file.name, bytes: file.size, createdAt: file.storedAt })));
  const { documents, files, removed, left } = await exportContent(path, { collections, storage });
  for (const each of left) console.error(`left out: ${placeOf(each)}: ${each.message}`);
  return [
    ...removed.map((each) => `removed ${each}`),
    `${path}: ${documents} documents and ${files} files. Not in it: drafts, deleted documents, history and accounts.`,
  ].join('\n');
}

async function importFrom(path: string, { storage, dataFolder }: Place, isDryRun: boolean): Promise<string> {
  const incoming = join(dataFolder, 'incoming');
  const { changes, unchanged } = await importContent(path, { collections, storage, incoming, isDryRun });
  return [
    ...changes.map(({ path: changed, op, title }) => `${opWords[op]}: ${changed} (${title})`),
    `${isDryRun ? 'Would change' : 'Changed'} ${changes.length}, ${unchanged} as they were.`,
  ].join('\n');
}
