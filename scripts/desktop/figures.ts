import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import { _electron } from '@playwright/test';
import { percentile } from '../bench/figures.js';
import { findElectron } from '../runtimes/electron.js';
import { startDisplay } from '../test/display.js';

// The packaged app beside an empty Electron window, on the same machine and in turns.
const runs = 5;
const idleMs = 2_000;

const root = fileURLToPath(new URL('../..', import.meta.url));
const packaged = join(root, 'dist/desktop/linux-unpacked');
const empty = join(root, 'dist/desktop-empty');

type Subject = { readonly name: string; readonly executable: string; readonly usable: string };
type Figures = { readonly usableMs: number; readonly memoryMb: number };

const subjects: readonly Subject[] = [
  { name: 'empty window', executable: join(empty, 'electron'), usable: 'h1' },
  // The login form: what somebody sees who is not signed in.
  { name: 'Ritmi', executable: join(packaged, 'agency-admin'), usable: 'input[name="email"]' },
];

const display = process.env.DISPLAY ? null : await startDisplay();
if (display) process.env.DISPLAY = display.name;
try {
  await makeEmptyApp();
  const figures = new Map<string, Figures[]>(subjects.map(({ name }) => [name, []]));
  for (let run = 0; run < runs; run += 1) {
    for (const subject of subjects) figures.get(subject.name)?.push(await measure(subject));
  }
  for (const [name, measured] of figures) {
    const usable = percentile(
      measured.map(({ usableMs }) => usableMs),
      50,
    );
    const memory = percentile(
      measured.map(({ memoryMb }) => memoryMb),
      50,
    );
    console.log(`${name}: usable after ${usable} ms, ${memory} MB (medians of ${runs})`);
  }
  console.log(`size without Electron: ${Math.round((await ownBytes()) / 1024)} KB`);
} finally {
  await rm(empty, { recursive: true, force: true });
  await display?.stop();
}

async function makeEmptyApp(): Promise<void> {
  await rm(empty, { recursive: true, force: true });
  await cp((await findElectron()).path, empty, { recursive: true });
  await rm(join(empty, 'resources/default_app.asar'), { force: true });
  const app = join(empty, 'resources/app');
  await mkdir(app, { recursive: true });
  await writeFile(join(app, 'package.json'), '{"name":"empty","main":"main.cjs"}');
  await writeFile(join(app, 'index.html'), '<!doctype html><title>Empty</title><h1>Empty</h1>');
  const main = `const { app, BrowserWindow } = require('electron');
    app.setPath('userData', process.env.AGENCY_USER_DATA);
    app.whenReady().then(() => new BrowserWindow({ width: 1280, height: 832 }).loadFile('index.html'));
    app.on('window-all-closed', () => app.quit());`;
  await writeFile(join(app, 'main.cjs'), main);
}

async function measure({ executable, usable }: Subject): Promise<Figures> {
  const userData = await mkdtemp(join(tmpdir(), 'ritmi-figures-'));
  const startedAt = performance.now();
  const app = await _electron.launch({
    executablePath: executable,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    env: {
      ...(process.env as Record<string, string>),
      AGENCY_USER_DATA: userData,
      AGENCY_API_URL: 'http://127.0.0.1:9',
    },
  });
  const child = app.process();
  try {
    const page = await app.firstWindow();
    await page.locator(usable).first().waitFor();
    const usableMs = Math.round(performance.now() - startedAt);
    await wait(idleMs);
    return { usableMs, memoryMb: Math.round((await treeKilobytes(child.pid ?? 0)) / 1024) };
  } finally {
    await app.close();
    await rm(userData, { recursive: true, force: true });
  }
}

/** Proportional set size of a process and all that it started: shared pages count once. */
async function treeKilobytes(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  const own = Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0);
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  const sizes = await Promise.all(
    children
      .split(' ')
      .filter(Boolean)
      .map((child) => treeKilobytes(Number(child))),
  );
  return sizes.reduce((sum, size) => sum + size, own);
}

async function ownBytes(): Promise<number> {
  const resources = join(packaged, 'resources');
  const sizes = await Promise.all((await readdir(resources)).map((name) => stat(join(resources, name))));
  return sizes.reduce((sum, file) => sum + file.size, 0);
}
