import { spawn } from 'node:child_process';
import { endChild, endOf } from '../runtimes/child.js';

export interface Display {
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
