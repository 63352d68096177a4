import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { appArguments, expect, test } from './fixtures.js';
import { temporaryFolder } from '../../scripts/runtimes/folders.js';
import { packageApp, packagedApp, type Packaging } from './places.js';

// Fuses are stored as digits in the binary.
const off = '0'.charCodeAt(0);
const on = '1'.charCodeAt(0);

const common = {
  [FuseV1Options.RunAsNode]: off,
  [FuseV1Options.EnableNodeOptionsEnvironmentVariable]: off,
  [FuseV1Options.EnableCookieEncryption]: on,
  [FuseV1Options.EnableEmbeddedAsarIntegrityValidation]: on,
  [FuseV1Options.OnlyLoadAppFromAsar]: on,
};

// spec: contract.desktop.fuses, contract.desktop.release
test('the tested binary has every fuse set except that of the inspector, which the tests need', async () => {
  const fuses = await getCurrentFuseWire(packagedApp);
  expect(fuses).toMatchObject({ ...common, [FuseV1Options.EnableNodeCliInspectArguments]: on });
});

/** The error with which packaging fails. */
async function packagingError(packaging: Packaging): Promise<string> {
  return packageApp('/nowhere', packaging).then(
    () => 'nothing',
    ({ message }: Error) => /^.*Error: (.*)$/m.exec(message)?.[1] ?? message,
  );
}

test('a release needs the pinned Electron, and an update feed needs https and a key, or nothing is built', async () => {
  const folder = await temporaryFolder();
  try {
    await writeFile(join(folder, 'electron'), '', { mode: 0o755 });
    await writeFile(join(folder, 'version'), '44.0.0');
    const env = { ELECTRON_OVERRIDE_DIST_PATH: folder };
    expect(await packagingError({ args: ['--release'], env })).toMatch(
      /^--release needs Electron [\d.]+, but found 44\.0\.0/,
    );
    expect(await packagingError({ env: { UPDATE_URL: 'http://ritmi.test/app' } })).toMatch(
      /^UPDATE_URL must start with https/,
    );
    expect(await packagingError({ env: { UPDATE_URL: 'https://ritmi.test/app' } })).toMatch(
      /^UPDATE_URL needs UPDATE_KEY/,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

// spec: contract.desktop.release
test('a release cannot be debugged from outside', async ({ userData }) => {
  test.slow();
  const folder = await temporaryFolder();
  try {
    await packageApp(folder, { args: ['--hardened'] });
    const release = join(folder, 'linux-unpacked/agency-admin');
    const fuses = await getCurrentFuseWire(release);
    expect(fuses).toMatchObject({ ...common, [FuseV1Options.EnableNodeCliInspectArguments]: off });

    const app = spawn(release, [...appArguments, '--inspect=0', '--remote-debugging-port=0'], {
      env: { ...process.env, AGENCY_USER_DATA: userData },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const ended = once(app, 'exit');
    let output = '';
    app.stderr.on('data', (piece: Buffer) => {
      output += piece.toString();
    });
    try {
      const log = () => readFile(join(userData, 'logs/main.log'), 'utf8').catch(() => '');
      await expect.poll(log, { timeout: 60_000 }).toContain('started');
      expect(output).not.toContain('listening on ws:');
      await expect(readFile(join(userData, 'DevToolsActivePort'))).rejects.toThrow('ENOENT');
    } finally {
      app.kill('SIGTERM');
      await ended;
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
