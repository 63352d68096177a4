import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { runFetch } from './fetching.js';
import { findOnPath, type Tools } from './lookup.js';

const run = promisify(execFile);

interface SystemPart {
  readonly debianPackage: string;
  /** A command on the PATH, the name of a shared library or a file; its presence stands for the package. */
  readonly command?: string;
  readonly library?: string;
  readonly file?: string;
}

/** What the packaged desktop app and its tests need from the system. */
export const desktopParts: readonly SystemPart[] = [
  { debianPackage: 'libgtk-3-0', library: 'libgtk-3.so.0' },
  { debianPackage: 'libnss3', library: 'libnss3.so' },
  { debianPackage: 'libasound2', library: 'libasound.so.2' },
  { debianPackage: 'libgbm1', library: 'libgbm.so.1' },
  { debianPackage: 'libxss1', library: 'libXss.so.1' },
  { debianPackage: 'libnotify4', library: 'libnotify.so.4' },
  { debianPackage: 'libsecret-1-0', library: 'libsecret-1.so.0' },
  { debianPackage: 'xvfb', command: 'Xvfb' },
];

export const mediaParts: readonly SystemPart[] = [{ debianPackage: 'ffmpeg', command: 'ffmpeg' }];

/** As wide as Arial, which phones and computers have: what a page shows until its own fonts are there. */
export const fontParts: readonly SystemPart[] = [
  {
    debianPackage: 'fonts-liberation',
    file: '/usr/share/fonts/truetype/liberation/LiberationSans-Bold.ttf',
  },
];

/** Debian names of the parts that this machine lacks; nothing is looked for elsewhere than on Linux. */
export async function missingPackages(parts: readonly SystemPart[]): Promise<string[]> {
  if (process.platform !== 'linux') return [];
  const libraries = await installedLibraries();
  const missing: string[] = [];
  for (const part of parts) {
    if (!(await isInstalled(part, libraries))) missing.push(part.debianPackage);
  }
  return missing;
}

async function isInstalled(part: SystemPart, libraries: ReadonlySet<string>): Promise<boolean> {
  if (part.command) return (await findOnPath([part.command])) !== null;
  if (part.file) return existsSync(part.file);
  return libraries.has(part.library ?? '');
}

/** Installs the missing parts as root; without root one error names them all. */
export async function provideSystemParts(parts: readonly SystemPart[], tools: Tools): Promise<void> {
  const missing = await missingPackages(parts);
  if (missing.length > 0) await installSystemPackages(missing, tools);
}

export async function installSystemPackages(names: readonly string[], tools: Tools): Promise<void> {
  const command = `apt-get install ${names.join(' ')}`;
  if (process.getuid?.() !== 0)
    throw new Error(`missing on this machine: ${names.join(' ')} (as root: ${command})`);
  if (!(await findOnPath(['apt-get']))) throw new Error(`missing on this machine: ${names.join(' ')}`);
  tools.say(`installing ${names.join(' ')}`);
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...names]]) {
    await runFetch({
      command: 'apt-get',
      args: ['-q', '-o', 'DPkg::Lock::Timeout=300', ...args],
      folder: '/var/cache/apt/archives',
      // Unpacking moves no byte in that folder.
      stallMs: 300_000,
      env: { DEBIAN_FRONTEND: 'noninteractive' },
      ...tools,
    });
  }
}

async function installedLibraries(): Promise<Set<string>> {
  const found = await run('/sbin/ldconfig', ['-p']).catch(() => ({ stdout: '' }));
  return new Set(found.stdout.split('\n').map((line) => line.trim().split(' ')[0] ?? ''));
}
