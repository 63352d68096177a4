import { randomUUID } from 'node:crypto';
import type { mongo } from 'mongoose';
import { z } from 'zod';

const placeSchema = z.object({
  database: z.string().min(1),
  /** A folder in DATA_DIR. */
  uploads: z.string().regex(/^[\w-]+$/),
});

/** Where the content is: a database of the deployment and, with files on disk, a folder of DATA_DIR. */
export type Place = z.output<typeof placeSchema>;

const storedSchema = placeSchema.extend({
  /** Change feed positions before this one belong to replaced content; null before the first restore. */
  changesFrom: z.string().nullable(),
  /** What restores have replaced, the latest last. */
  kept: z.array(placeSchema),
  /** What a restore is loading or removing; entries remain when it is killed. */
  unfinished: z.array(placeSchema),
});

export type StoredPlace = z.output<typeof storedSchema>;

/** The collection whose only document says where the content is. It is in the database that MONGODB_URI names. */
export const placeCollection = 'place';

export const placeId = 'current';

/**
 * Where the content is now. Without a document, as before the first restore, it is in the named database itself.
 * @throws when the document is damaged.
 */
export async function readPlace(named: mongo.Db): Promise<StoredPlace> {
  const initial = { database: named.databaseName, uploads: 'uploads', changesFrom: null };
  const places = named.collection<{ _id: string }>(placeCollection);
  const stored = await places.findOne({ _id: placeId }, { readConcern: 'majority' });
  if (!stored) return { ...initial, kept: [], unfinished: [] };
  const parsed = storedSchema.safeParse(stored);
  if (!parsed.success) throw new Error(`The document of the collection ${placeCollection} is damaged`);
  return parsed.data;
}

type Program = 'api' | 'restore';

/**
 * The name under which MongoDB lists the connections of a process. MongoDB drops it however the process ends, so it needs
 * no clean-up.
 */
export function connectionName(program: Program, database: string): string {
  return `${prefixOf(program, database)}${randomUUID()}`;
}

/** Whether a process other than `own` is connected for this database. */
export async function isConnected(named: mongo.Db, program: Program, own: string): Promise<boolean> {
  const prefix = prefixOf(program, named.databaseName);
  const list = (allUsers: boolean) =>
    named.client
      .db('admin')
      .aggregate<{ appName?: string }>([{ $currentOp: { allUsers, idleConnections: true } }], {
        readPreference: 'primary',
      })
      .toArray();
  // Without the right to see all connections, MongoDB lists those of the same user, which include the product's.
  const connections = await list(true).catch(() => list(false));
  return connections.some(({ appName = '' }) => appName.startsWith(prefix) && appName !== own);
}

function prefixOf(program: Program, database: string): string {
  return `ritmi ${program} ${database} `;
}
