import { entityOf, type EntityName } from '@ritmi/shared/domain/entities';
import type { mongo } from 'mongoose';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

type Database = mongo.Db;

/** A change of stored data that a default cannot express: a renamed or removed field. It must be idempotent. */
export type Migration = { readonly name: string; readonly run: (database: Database) => Promise<void> };

/** Every migration, oldest first. Append only: their number is the version of the data. */
export const migrations: readonly Migration[] = [storeGuess('events', 'kind')];

type Done = { _id: string; at: Date; owner?: string };

const lockId = 'lock';
/** An older lock belongs to a process that has ended: whoever works renews its own. */
const staleLockMs = 60_000;
const renewMs = 15_000;
const retryMs = 200;

/**
 * Runs the migrations that were not applied yet, in order, and records each. When several processes start at once, one
 * runs them and the others wait. @throws when the data is newer than this program.
 */
export async function migrate(database: Database, all: readonly Migration[] = migrations): Promise<void> {
  const records = database.collection<Done>('migrations');
  const known = new Set(all.map(({ name }) => name));
  const done = async () => {
    const names = (await records.find({ _id: { $ne: lockId } }).toArray()).map(({ _id }) => _id);
    if (names.some((name) => !known.has(name))) {
      throw new Error(
        'The data was written by a newer version of Ritmi; start that version, or restore a backup',
      );
    }
    return new Set(names);
  };
  if ((await done()).size === all.length) return;
  const owner = randomUUID();
  await takeLock(records, owner);
  const renewing = setInterval(() => {
    // If it fails, the lock is renewed later, or taken by others after a minute.
    records.updateOne({ _id: lockId, owner }, { $set: { at: new Date() } }).catch(() => undefined);
  }, renewMs);
  try {
    const seen = await done();
    for (const { name, run } of all) {
      if (seen.has(name)) continue;
      await run(database);
      await records.insertOne({ _id: name, at: new Date() });
    }
  } finally {
    clearInterval(renewing);
    await records.deleteOne({ _id: lockId, owner });
  }
}

async function takeLock(records: mongo.Collection<Done>, owner: string): Promise<void> {
  for (;;) {
    const now = Date.now();
    await records.deleteOne({ _id: lockId, at: { $lt: new Date(now - staleLockMs) } });
    const { upsertedCount } = await records.updateOne(
      { _id: lockId },
      { $setOnInsert: { at: new Date(now), owner } },
      { upsert: true },
    );
    if (upsertedCount === 1) return;
    await delay(retryMs);
  }
}

/** Updates all documents of an entity, also in the trash and the history; `prefix` is the path of its fields there. */
async function updateAll(
  database: Database,
  name: EntityName,
  update: (prefix: string) => mongo.UpdateFilter<mongo.Document>,
): Promise<void> {
  await database.collection(name.replace('/', '_')).updateMany({}, update(''));
  await database.collection('trash').updateMany({ entity: name }, update('document.'));
  const hasSnapshot = { entity: name, snapshot: { $ne: null } };
  await database.collection('history').updateMany(hasSnapshot, update('snapshot.'));
}

/** Stores a choice that was guessed at each read until now, so that a list can be filtered by it. */
export function storeGuess(entity: EntityName, name: string): Migration {
  return {
    name: `${entity}: ${name} is stored`,
    run: async (database) => {
      const field = entityOf(entity).fields[name];
      if (!field || !('guess' in field) || !field.guess) throw new Error(`${entity} has no guess of ${name}`);
      const { guess } = field;
      const documents = database.collection(entity.replace('/', '_'));
      for await (const document of documents.find({ [name]: { $exists: false } }))
        await documents.updateOne({ _id: document._id }, { $set: { [name]: guess(document) } });
    },
  };
}

export function renameField(entity: EntityName, from: string, to: string): Migration {
  return {
    name: `${entity}: ${from} is ${to}`,
    run: (database) =>
      updateAll(database, entity, (prefix) => ({ $rename: { [prefix + from]: prefix + to } })),
  };
}

export function removeField(entity: EntityName, field: string): Migration {
  return {
    name: `${entity}: ${field} is removed`,
    run: async (database) => {
      if (field in entityOf(entity).fields) throw new Error(`${entity} still has ${field}`);
      await updateAll(database, entity, (prefix) => ({ $unset: { [prefix + field]: '' } }));
    },
  };
}
