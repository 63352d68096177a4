import { startProgram } from '../runtimes/child.js';
import { findChromium } from '../runtimes/chromium.js';
import { findElectron } from '../runtimes/electron.js';
import { findMongod } from '../runtimes/mongod.js';
import { provideSystemParts, testParts } from '../runtimes/systemPackages.js';

/**
 * Runs what drives browsers, Electron and mongod, with the environment that says where they are. What is missing is
 * fetched or installed. @throws one error that names everything that cannot be had.
 */
export async function withMachine<T>(
  signal: AbortSignal,
  work: (env: Readonly<Record<string, string>>) => Promise<T>,
): Promise<T> {
  const options = { signal, say: (line: string) => console.log(line) };
  const problems: string[] = [];
  const attempt = async <Result>(find: () => Promise<Result>): Promise<Result | null> => {
    try {
      return await find();
    } catch (error) {
      signal.throwIfAborted();
      problems.push((error as Error).message);
      return null;
    }
  };
  await attempt(() => provideSystemParts(testParts, options));
  const mongod = await attempt(() => findMongod(options));
  const chromium = await attempt(() => findChromium(options));
  const electron = await attempt(() => findElectron(options));
  if (!mongod || !chromium || !electron || problems.length > 0) {
    throw new Error(`The tests cannot run here.\n${problems.join('\n')}`);
  }
  const display = await startDisplay();
  try {
    return await work({
      MONGOMS_SYSTEM_BINARY: mongod,
      CHROMIUM_PATH: chromium,
      ELECTRON_OVERRIDE_DIST_PATH: electron,
      DISPLAY: display.name,
    });
  } finally {
    await display.stop();
  }
}

/** A screen in memory on a display number that the server picks itself; the number is the value for DISPLAY. */
async function startDisplay() {
  const screen = ['-displayfd', '1', '-screen', '0', '1440x900x24', '-nolisten', 'tcp'];
  const server = startProgram('Xvfb', screen, { stdio: ['ignore', 'pipe', 'ignore'], detached: true });
  await server.shows('\n');
  return { name: `:${server.output().trim()}`, stop: server.stop };
}
