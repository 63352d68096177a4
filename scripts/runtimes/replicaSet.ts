import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Document, MongoClient, MongoServerError } from 'mongodb';

export const replicaSetName = 'ritmi';

const userName = 'ritmi';
// All content of every database, since a restore creates new ones, but neither users nor the server's settings.
const userRoles = ['readWriteAnyDatabase', 'dbAdminAnyDatabase'];

const notYetInitialized = 94;
const userNotFound = 11;

/** The address of the mongod on this port, with the login that `makePrimary` creates when there is a key. */
export function replicaSetAddress(
  port: number,
  // The key is the content of the mongod's `--keyFile`.
  { key, database = '' }: { readonly key?: string | undefined; readonly database?: string | undefined } = {},
): string {
  const host = `127.0.0.1:${port}/${database}?replicaSet=${replicaSetName}`;
  return key ? `mongodb://${userName}:${passwordOf(key)}@${host}&authSource=admin` : `mongodb://${host}`;
}

/** Derived from the key, so that there is only one secret, and a lost one is replaced at the next start. */
function passwordOf(key: string): string {
  return createHmac('sha256', key).update(`password of ${userName}`).digest('base64url');
}

/**
 * Makes the mongod on this port the primary of a set of one. Data written under another port contain a configuration with
 * the old address, which is replaced by force, since the set has no other member. With the key of its `--keyFile` it gets
 * the user of `replicaSetAddress`.
 */
export async function makePrimary(port: number, signal: AbortSignal, key?: string): Promise<void> {
  const host = `127.0.0.1:${port}`;
  // With a key, signs in as the server's internal user, which always exists.
  const auth = key ? { auth: { username: '__system', password: key }, authSource: 'local' } : {};
  const client = new MongoClient(`mongodb://${host}`, {
    ...auth,
    directConnection: true,
    // The caller has its own time limit. By default the driver retries only every half second.
    serverSelectionTimeoutMS: 2 ** 31 - 1,
    minHeartbeatFrequencyMS: 20,
  });
  signal.addEventListener('abort', () => void client.close());
  try {
    const admin = client.db('admin');
    const stored = await unless(notYetInitialized, admin.command({ replSetGetConfig: 1 }));
    const [member] = stored?.config.members ?? [];
    const config = { ...stored?.config, _id: replicaSetName, members: [{ ...member, _id: 0, host }] };
    if (!stored) await admin.command({ replSetInitiate: config });
    else if (member.host !== host) {
      await admin.command({ replSetReconfig: { ...config, version: config.version + 1 }, force: true });
    }
    while (!(await admin.command({ hello: 1 })).isWritablePrimary) await pause(50, undefined, { signal });
    if (key) {
      const login = { pwd: passwordOf(key), roles: userRoles, mechanisms: ['SCRAM-SHA-256'] };
      const isThere = await unless(userNotFound, admin.command({ updateUser: userName, ...login }));
      if (!isThere) await admin.command({ createUser: userName, ...login });
    }
  } finally {
    await client.close();
  }
}

/** Runs a command; null when it fails with this code. */
function unless(code: number, answer: Promise<Document>): Promise<Document | null> {
  return answer.catch((error: unknown) => {
    if (error instanceof MongoServerError && error.code === code) return null;
    throw error;
  });
}
