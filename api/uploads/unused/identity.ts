import { randomUUID } from 'node:crypto';
import mongoose from 'mongoose';
import { unavailable } from '../../http/errors.js';
import type { Storage } from '../storage/storage.js';

type Identity = { readonly _id: 'database'; readonly id: string; readonly next: string };

/**
 * Whether the files belong to this database: both keep an id, which is renewed here, so that an older copy of the
 * database is told from it too. A storage that knows no database yet takes this one.
 */
export async function isOwnDatabase(storage: Storage, isSecondLook = false): Promise<boolean> {
  const known = await storage.databaseIds();
  const { id, next } = await identity();
  if (known.length > 0 && !known.includes(id)) {
    // Another process may have renewed it between the two reads.
    return isSecondLook ? false : isOwnDatabase(storage, true);
  }
  // Whoever renews it at the same time renews it to the same id; a stop in between leaves both accepted.
  await storage.keepDatabaseIds([id, next]);
  await identities().updateOne({ _id: 'database', id }, { $set: { id: next, next: randomUUID() } });
  await storage.keepDatabaseIds([next]);
  return true;
}

async function identity(): Promise<Identity> {
  const first = { id: randomUUID(), next: randomUUID() };
  const options = { upsert: true, returnDocument: 'after' } as const;
  const found = await identities().findOneAndUpdate({ _id: 'database' }, { $setOnInsert: first }, options);
  if (!found) throw unavailable();
  return found;
}

function identities() {
  return mongoose.connection.collection<Identity>('identity');
}
