import { spawn } from 'node:child_process';
import { endChild, endOf } from '../runtimes/child.js';
import { findChromium } from '../runtimes/chromium.js';
import { findElectron } from '../runtimes/electron.js';
import type { LookupOptions } from '../runtimes/lookup.js';
import { findMongod } from '../runtimes/mongod.js';
import { desktopParts, fontParts, mediaParts, provideSystemParts } from '../runtimes/systemPackages.js';

export interface Machine {
  readonly mongod: string;
  readonly chromium: string;
  readonly electron: string;
}

/** Finds, fetches or installs what the tests drive; the error names everything that is missing at once. */
export async function provideMachine(signal: AbortSignal): Promise<Machine> {
  const options: LookupOptions = { signal, say: (line) => console.log(line) };
  const problems: string[] = [];
  const attempt = async <Result>(work: () => Promise<Result>): Promise<Result | null> => {
    try {
      return await work();
    } catch (error) {
      signal.throwIfAborted();
      problems.push((error as Error).message);
      return null;
    }
  };
  await attempt(() =>
    provideSystemParts([...desktopParts, ...mediaParts, ...fontParts], {
      say: (line) => console.log(line),
      signal,
    }),
  );
  const mongod = await attempt(() => findMongod(options));
  const chromium = await attempt(() => findChromium(options));
  const electron = await attempt(() => findElectron(options));
  if (!mongod || !chromium || !electron || problems.length > 0) {
    throw new Error(`The tests cannot run here.\n${problems.join('\n')}`);
  }
  return { mongod: mongod.path, chromium: chromium.path, electron: electron.path };
}

interface Display {
  /** Value for the DISPLAY variable. */
  readonly name: string;
  stop(): Promise<void>;
}

const stopLimitMs = 10_000;

/** A screen in memory on a display number that the server picks itself. */
export async function startDisplay(): Promise<Display> {
  const child = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1440x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    detached: true,
  });
  const ended = endOf(child);
  const number = await new Promise<string>((resolve, reject) => {
    let text = '';
    child.stdio[3]?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes('\n')) resolve(text.trim());
    });
    void ended.then(() => reject(new Error('Xvfb did not start')));
  });
  return { name: `:${number}`, stop: () => endChild(child, ended, stopLimitMs) };
}
