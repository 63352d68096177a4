import { createPrivateKey, createPublicKey } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { electronVersionOf, findElectron } from '../runtimes/electron.js';
import { hashInputs, isStamped } from '../build/bundles.mjs';
import { makeLinuxInstallers } from './debian.js';
import { addToFeed, signFeeds } from './feed.js';
import { makeIcons, runTool } from './tools.js';
import { root } from '../runtimes/folders.js';

const { values: flags } = parseArgs({
  options: {
    /** Disables the inspector, which the tests need to drive the app. */
    hardened: { type: 'boolean', default: false },
    /** A package for users: hardened, with exactly the pinned Electron. */
    release: { type: 'boolean', default: false },
    /** Builds this system's installers instead of the unpacked app; electron-builder downloads the tools. */
    installers: { type: 'boolean', default: false },
    /** Also a .deb and a .tar.gz of the unpacked app; needs dpkg-deb and no network. */
    linux: { type: 'boolean', default: false },
    /** Another version than that of desktop/package.json. */
    version: { type: 'string' },
    /** Another output folder; dist/desktop stays unchanged. */
    output: { type: 'string' },
  },
});

const output = resolve(root, flags.output ?? 'dist/desktop');
const bundleStampPath = join(root, 'dist/desktop-resources/bundled');
const stampPath = join(root, 'dist/desktop-resources/built');
const update = readUpdateSettings(process.env);

const desktop = JSON.parse(readFileSync(join(root, 'desktop/package.json'), 'utf8'));
const electron = await findElectron();
const electronVersion = await electronVersionOf(electron);
if (flags.release) await requirePinned();
// Changes with anything that goes into the app.
const sources = hashInputs(root, {
  paths: ['desktop', 'shared', 'scripts/desktop', 'electron-builder.yml', 'package-lock.json'],
  ignored: ['dist', 'node_modules'],
});
const stamp = JSON.stringify([sources, electron, electronVersion, flags, update?.url, update?.publicKey]);

if (isStamped(stampPath, stamp)) {
  console.log(`desktop: dist/desktop is up to date (Electron ${electronVersion})`);
} else {
  await bundle();
  console.log(`desktop: packaging with Electron ${electronVersion}`);
  if (!flags.output) await rm(stampPath, { force: true });
  await rm(output, { recursive: true, force: true });
  await mkdir(output, { recursive: true });
  await runTool('electron-builder', builderArguments(), { cwd: root });
  if (flags.linux) {
    const version = flags.version ?? desktop.version;
    const debian = await makeLinuxInstallers(output, { version, electronVersion });
    if (update) await addToFeed(debian, version);
  }
  if (update) await signFeeds(output, update.privateKey);
  if (!flags.output && !flags.installers) await writeFile(stampPath, stamp);
  console.log(`desktop: packaged in ${output}`);
}

/** Throws unless the Electron found is the pinned one, which release packages must have. */
async function requirePinned(): Promise<void> {
  const pinned = desktop.devDependencies.electron;
  if (electronVersion === pinned) return;
  throw new Error(
    `--release needs Electron ${pinned}, but found ${electronVersion}: run npx install-electron where the network allows it`,
  );
}

/** Bundles the app, which is the same in every kind of package. */
async function bundle(): Promise<void> {
  const isThere = existsSync(join(root, 'desktop/dist/renderer/index.html'));
  if (isThere && isStamped(bundleStampPath, sources)) return;
  await rm(bundleStampPath, { force: true });
  await rm(join(root, 'desktop/dist'), { recursive: true, force: true });
  console.log('desktop: bundling');
  await runTool('electron-vite', ['build'], { cwd: join(root, 'desktop') });
  await makeIcons();
  await writeFile(bundleStampPath, sources);
}

function builderArguments(): string[] {
  const major = Number(electronVersion.split('.')[0]);
  return [
    ...(flags.installers ? [] : ['--dir']),
    '--publish=never',
    `-c.electronDist=${electron}`,
    `-c.electronVersion=${electronVersion}`,
    `-c.directories.output=${output}`,
    ...(flags.version ? [`-c.extraMetadata.version=${flags.version}`] : []),
    flags.release || flags.hardened
      ? '-c.extraMetadata.isRelease=true'
      : '-c.electronFuses.enableNodeCliInspectArguments=true',
    // Older Electrons do not have this fuse, and the tool fails on it.
    ...(major >= 29 ? ['-c.electronFuses.grantFileProtocolExtraPrivileges=false'] : []),
    ...(update
      ? [
          '-c.publish.provider=generic',
          `-c.publish.url=${update.url}`,
          `-c.extraMetadata.updateKey=${update.publicKey}`,
        ]
      : []),
  ];
}

/**
 * The address of the update feed and the key that signs updates; null without a feed.
 * @throws an Error that names the missing or invalid variable
 */
function readUpdateSettings({ UPDATE_URL: url, UPDATE_KEY: keyPath }: NodeJS.ProcessEnv) {
  if (!url) return null;
  if (!URL.canParse(url) || new URL(url).protocol !== 'https:') {
    throw new Error('UPDATE_URL must start with https://: a manipulated update can take over the computer');
  }
  if (!keyPath) {
    throw new Error('UPDATE_URL needs UPDATE_KEY, the file of the key that signs updates (docs/running.md)');
  }
  const key = createPrivateKey(readFileSync(keyPath));
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('UPDATE_KEY must be an Ed25519 key');
  return {
    url,
    privateKey: String(key.export({ type: 'pkcs8', format: 'pem' })),
    publicKey: createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64'),
  };
}
