import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import { MongoClient, type Db } from 'mongodb';
import { connectionName, isConnected, type Place } from '../../api/db/place.js';
import { runOnDatabase } from '../database/runOnDatabase.js';
import { removeTokenSecrets } from '../start/secrets.js';
import { keepAccess } from './accounts.js';
import { contentsOf, readArchive, verifyArchive } from './archive.js';
import { isContent, loadCollection, withDatabase } from './database.js';
import { loadUpload, Places } from './places.js';
import { keepRevoked } from './revoked.js';

// `npm run restore -- FILE [--replace]`: restores a backup while the product is stopped (docs/decisions/078).
const usage = 'Usage: npm run restore -- FILE [--replace] | --back | --remove-old';

await runOnDatabase(async ({ uri, isInUse, settings }) => {
  const { file, replace, back, 'remove-old': removeOld } = readArguments();
  if (isInUse && !removeOld) throw new Error(`Stop the product on ${settings.DATA_DIR} first`);
  const own = connectionName('restore', new MongoClient(uri).db().databaseName);
  const work = async (named: Db) => {
    if (await staysConnected(named, 'restore', own)) throw new Error('Another restore is running');
    const places = new Places(named, settings);
    await places.removeUnfinished();
    if (removeOld) return describeRemoved(await places.removeKept());
    await requireStopped(named, own);
    const place = back ? await latestKept(places) : await load(resolve(file), replace, places);
    console.error('switching to the restored content');
    await requireStopped(named, own);
    const running = places.database(await places.read());
    const restored = places.database(place);
    for (const line of await keepAccess(running, restored)) console.error(line);
    for (const line of await keepRevoked(running, restored)) console.error(line);
    // Before the change, so that a product with the restored content never accepts an older token.
    await removeTokenSecrets(settings.DATA_DIR);
    await places.changeTo(place);
    return `${back ? `The database ${place.database}` : file} is restored.${await describeKept(places)}`;
  };
  return withDatabase(uri, work, own);
});

function readArguments() {
  const flag = { type: 'boolean', default: false } as const;
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { replace: flag, back: flag, 'remove-old': flag },
    });
    const [file = '', ...others] = positionals;
    const actions = [file !== '', values.back, values['remove-old']].filter(Boolean).length;
    if (actions === 1 && others.length === 0) return { ...values, file };
  } catch {
    // Unknown flags throw; the usage follows below.
  }
  throw new Error(usage);
}

/**
 * Whether another program is still connected after 5 s. MongoDB lists the connection of a program that was killed until
 * what that last asked for has ended, which for its change feed takes a moment, on a busy machine seconds.
 */
async function staysConnected(named: Db, program: 'api' | 'restore', own: string): Promise<boolean> {
  const until = Date.now() + 5_000;
  for (let isTold = false; await isConnected(named, program, own); await pause(200)) {
    if (Date.now() > until) return true;
    if (!isTold) console.error('waiting for another program to end');
    isTold = true;
  }
  return false;
}

async function requireStopped(named: Db, own: string): Promise<void> {
  if (await staysConnected(named, 'api', own)) {
    throw new Error(`Stop the product that runs on the database ${named.databaseName} first`);
  }
}

async function latestKept(places: Places): Promise<Place> {
  const place = (await places.read()).kept.at(-1);
  if (!place) throw new Error('There is nothing to go back to');
  return place;
}

/** Loads a backup into a new place. Existing content is kept; without `mayReplace` there must be none. */
async function load(file: string, mayReplace: boolean, places: Places): Promise<Place> {
  const contents = await verifyArchive(file);
  if (!mayReplace && !(await places.isEmpty(await places.read()))) {
    throw new Error(
      'There is already content; --replace makes the backup the current content and keeps the old one',
    );
  }
  const place = await places.prepare();
  try {
    const [database, storage] = [places.database(place), await places.storage(place)];
    console.error(`loading into the database ${place.database} and ${places.describeStorage(place)}`);
    for await (const entry of readArchive(file, isContent)) {
      if (entry.name.startsWith('database/')) await loadCollection(database, entry);
      else await loadUpload(storage, places.folder(place), entry);
    }
    console.error('reading back what was loaded');
    const loaded = await contentsOf(places.dump(place));
    for (const name of Object.keys(contents).filter(isContent)) {
      if (loaded[name] !== contents[name])
        throw new Error(`${name} differs from the backup after loading; nothing was changed`);
    }
  } catch (error) {
    await places.removeUnfinished();
    throw error;
  }
  return place;
}

async function describeKept(places: Places): Promise<string> {
  const { kept } = await places.read();
  if (kept.length === 0) return '';
  return `
What was there before is kept: ${kept.map(describe).join(', ')}.
To go back to it: npm run restore -- --back
To remove it: npm run restore -- --remove-old`;
}

function describeRemoved(removed: readonly Place[]): string {
  return removed.length === 0 ? 'There is nothing to remove' : `Removed: ${removed.map(describe).join(', ')}`;
}

function describe({ database, uploads }: Place): string {
  return `the database ${database} with the folder ${uploads}`;
}
