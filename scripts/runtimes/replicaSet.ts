import { MongoClient, MongoServerError } from 'mongodb';

export const replicaSetName = 'ritmi';

const notYetInitialized = 94;

interface ReplicaSetConfig {
  version: number;
  members: { _id: number; host: string }[];
}

/**
 * Makes the mongod on this port the primary of a set of one. Data that was written under another port carries a
 * configuration with the old address, which is replaced by force: nobody else is in the set.
 */
export async function makePrimary(port: number, signal: AbortSignal): Promise<void> {
  const host = `127.0.0.1:${port}`;
  const client = await connect(host, signal);
  try {
    const admin = client.db('admin');
    const config = await admin
      .command({ replSetGetConfig: 1 })
      .then((answer) => answer.config as ReplicaSetConfig)
      .catch((error: unknown) => {
        if (error instanceof MongoServerError && error.code === notYetInitialized) return null;
        throw error;
      });
    if (config === null) {
      const members = [{ _id: 0, host }];
      await admin.command({ replSetInitiate: { _id: replicaSetName, members } });
    } else if (config.members[0]?.host !== host) {
      const members = [{ ...config.members[0], _id: 0, host }];
      await admin.command({
        replSetReconfig: { ...config, version: config.version + 1, members },
        force: true,
      });
    }
    while (!(await admin.command({ hello: 1 })).isWritablePrimary) await pause(50, signal);
  } finally {
    await client.close();
  }
}

async function connect(host: string, signal: AbortSignal): Promise<MongoClient> {
  for (;;) {
    signal.throwIfAborted();
    const client = new MongoClient(`mongodb://${host}`, {
      directConnection: true,
      serverSelectionTimeoutMS: 500,
    });
    try {
      return await client.connect();
    } catch {
      await client.close();
      await pause(50, signal);
    }
  }
}

async function pause(delayMs: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  await new Promise((resolve) => setTimeout(resolve, delayMs));
}
