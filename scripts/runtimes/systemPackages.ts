import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { runFetch } from './fetching.js';
import { findOnPath, type Tools } from './lookup.js';

/** Debian packages, each with a file, shared library or command that shows that it is installed. */
type SystemParts = Readonly<Record<string, string>>;

/** What the packaged desktop app and its tests need from the system. */
export const testParts: SystemParts = {
  'libgtk-3-0': 'libgtk-3.so.0',
  libnss3: 'libnss3.so',
  libasound2: 'libasound.so.2',
  libgbm1: 'libgbm.so.1',
  libxss1: 'libXss.so.1',
  libnotify4: 'libnotify.so.4',
  'libsecret-1-0': 'libsecret-1.so.0',
  xvfb: 'Xvfb',
  ffmpeg: 'ffmpeg',
  // Has the widths of Arial, the fallback font of visitors' devices until the page's fonts are loaded.
  'fonts-liberation': '/usr/share/fonts/truetype/liberation/LiberationSans-Bold.ttf',
};

/** Debian packages that this machine lacks; none on systems other than Linux. */
export async function missingPackages(parts: SystemParts): Promise<string[]> {
  if (process.platform !== 'linux') return [];
  const { stdout } = await promisify(execFile)('/sbin/ldconfig', ['-p']).catch(() => ({ stdout: '' }));
  const libraries = stdout.split('\n').map((line) => line.trim().split(' ')[0]);
  const isThere = (part: string) => existsSync(part) || libraries.includes(part) || findOnPath([part]);
  return Object.keys(parts).filter((name) => !isThere(parts[name] ?? ''));
}

/** Installs missing packages when run as root; otherwise throws one error that names them all. */
export async function provideSystemParts(parts: SystemParts, tools: Tools): Promise<void> {
  const missing = await missingPackages(parts);
  if (missing.length > 0) await installSystemPackages(missing, tools);
}

export async function installSystemPackages(names: readonly string[], tools: Tools): Promise<void> {
  const problem = `missing on this machine: ${names.join(' ')}`;
  if (process.getuid?.() !== 0) throw new Error(`${problem} (as root: apt-get install ${names.join(' ')})`);
  if (!findOnPath(['apt-get'])) throw new Error(problem);
  tools.say(`installing ${names.join(' ')}`);
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...names]]) {
    await runFetch({
      ...tools,
      command: 'apt-get',
      args: ['-q', '-o', 'DPkg::Lock::Timeout=300', ...args],
      folder: '/var/cache/apt/archives',
      // Unpacking does not change the folder that is watched.
      stallMs: 300_000,
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
}
