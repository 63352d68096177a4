import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import { parse } from 'yaml';
import { machineEnv, startProgram } from '../child.js';
import { root } from '../folders.js';
import { freePort } from '../freePort.js';
import { findMongod } from '../mongod.js';
import { replicaSetName } from '../replicaSet.js';
import { mongodArguments } from '../startMongod.js';

const stopMs = 10_000;
// On a busy machine.
const startLimitMs = 60_000;

/** Starts a replica set of three on this machine, with the settings that docker-compose.replicas.yml gives it. */
export async function startReplicaSet(folder: string) {
  const binary = await findMongod({});
  const start = (port: number, dbPath: string) =>
    startProgram(binary, mongodArguments(dbPath, port, join(dbPath, 'mongod.log')), {
      stdio: 'ignore',
      env: machineEnv(),
    });
  const members = await Promise.all(
    [1, 2, 3].map(async (number) => {
      const [port, dbPath] = [await freePort(), join(folder, `member-${number}`)];
      await mkdir(dbPath, { recursive: true });
      return { port, dbPath, program: start(port, dbPath) };
    }),
  );
  const hosts = members.map(({ port }) => `127.0.0.1:${port}`);
  // A member that does not listen yet makes the set's first command fail.
  for (const { port } of members)
    await onMember(port, (client) => client.db('admin').command({ ping: 1 }), startLimitMs);
  const first = new MongoClient(`mongodb://${hosts[0]}`, { directConnection: true });
  const config = {
    _id: replicaSetName,
    members: hosts.map((host, _id) => ({ _id, host })),
    settings: await composedSettings(),
  };
  await first.db('admin').command({ replSetInitiate: config });
  await first.close();
  const uri = `mongodb://${hosts.join()}/ritmi?replicaSet=${replicaSetName}`;

  return {
    uri,
    /** The member that takes the writes. */
    async primary() {
      for (;;) {
        const asked = await Promise.all(
          members.map(async (member) => ((await isPrimary(member.port)) ? member : null)),
        );
        const found = asked.find((member) => member !== null);
        if (found) return found;
        await pause(50);
      }
    },
    /** Makes the primary a secondary for ten seconds, as for maintenance. */
    async stepDown(port: number): Promise<void> {
      await onMember(port, (client) => client.db('admin').command({ replSetStepDown: 10, force: true }));
    },
    restart(member: (typeof members)[number]): void {
      member.program = start(member.port, member.dbPath);
    },
    async stop(): Promise<void> {
      await Promise.all(members.map(({ program }) => program.stop(stopMs)));
    },
  };
}

async function composedSettings(): Promise<unknown> {
  const text = await readFile(join(root, 'docker-compose.replicas.yml'), 'utf8');
  const [, settings] = /settings: (\{[^}]+\})/.exec(text) ?? [];
  if (!settings) throw new Error('docker-compose.replicas.yml gives the replica set no settings');
  return parse(settings);
}

async function onMember<T>(
  port: number,
  work: (client: MongoClient) => Promise<T>,
  limitMs = 1_000,
): Promise<T> {
  const client = new MongoClient(`mongodb://127.0.0.1:${port}`, {
    directConnection: true,
    serverSelectionTimeoutMS: limitMs,
    socketTimeoutMS: 2_000,
  });
  try {
    return await work(client);
  } finally {
    await client.close();
  }
}

/** False also for a member that does not answer. */
function isPrimary(port: number): Promise<boolean> {
  return onMember(port, async (client) => {
    const { isWritablePrimary } = await client.db('admin').command({ hello: 1 });
    return isWritablePrimary === true;
  }).catch(() => false);
}
