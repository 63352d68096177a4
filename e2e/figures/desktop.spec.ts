import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type LaunchOptions, test } from '../desktop/fixtures.js';
import { memoryOf, treeOf } from '../../scripts/test/processes.js';
import { temporaryFolder } from '../../scripts/runtimes/folders.js';
import { findElectron } from '../../scripts/runtimes/electron.js';

/** `npm run bench` sets it to get the table as a file. */
const file = process.env.FIGURES_FILE;
const runs = 9;
const idleMs = 2_000;

// Measures the packaged app and an empty Electron window in turn on the same machine. Each keeps its data folder, so
// that all starts but the first are like everyday ones.
test('start time and memory of the app beside an empty window', async ({ launch }) => {
  test.setTimeout(600_000);
  const empty = await temporaryFolder();
  await cp(await findElectron(), empty, { recursive: true });
  await rm(join(empty, 'resources/default_app.asar'), { force: true });
  await makeEmptyApp(join(empty, 'resources/app'));
  const emptyData = await temporaryFolder();
  const userData = await temporaryFolder();
  const figures: Record<string, { usableMs: number[]; residentMb: number[]; sharedOnceMb: number[] }> = {};

  async function measure(name: string, selector: string, options: LaunchOptions): Promise<void> {
    const startedAt = performance.now();
    const { app, page, kill } = await launch(options);
    await page.locator(selector).waitFor();
    const usableMs = performance.now() - startedAt;
    await page.waitForTimeout(idleMs);
    const { residentMb, sharedOnceMb } = memoryOf(treeOf(app.process().pid ?? 0));
    await kill();
    const measured = (figures[name] ??= { usableMs: [], residentMb: [], sharedOnceMb: [] });
    measured.usableMs.push(usableMs);
    measured.residentMb.push(residentMb);
    measured.sharedOnceMb.push(sharedOnceMb);
  }

  const emptyWindow = {
    executablePath: join(empty, 'electron'),
    args: [`--user-data-dir=${emptyData}`],
  };
  // Without a session or a server the login is the first screen.
  const ritmi = { apiUrl: 'http://127.0.0.1:9', userData };
  for (let run = 0; run < runs; run += 1) {
    await measure('empty window', 'h1', emptyWindow);
    await measure('Ritmi', 'input[name="email"]', ritmi);
  }
  const medians = Object.entries(figures).map(([name, measured]) => ({
    name,
    usableMs: median(measured.usableMs),
    residentMb: median(measured.residentMb),
    sharedOnceMb: median(measured.sharedOnceMb),
  }));
  console.table(medians);
  const table = { title: 'The desktop app beside an empty window of Electron', rows: medians };
  if (file) await writeFile(file, JSON.stringify(table));
  expect(medians).toHaveLength(2);
  for (const folder of [empty, emptyData, userData]) await rm(folder, { recursive: true, force: true });
});

async function makeEmptyApp(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "name": "empty", "main": "main.js" }');
  const main = `const { app, BrowserWindow } = require('electron');
app.whenReady().then(() => new BrowserWindow().loadURL('data:text/html,<h1>empty</h1>'));`;
  await writeFile(join(folder, 'main.js'), main);
}

function median(values: readonly number[]): number {
  return Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0);
}
