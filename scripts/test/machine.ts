import { startProgram } from '../runtimes/child.js';
import { findChromium } from '../runtimes/chromium.js';
import { findElectron } from '../runtimes/electron.js';
import { findMongod } from '../runtimes/mongod.js';
import { provideSystemParts, testParts } from '../runtimes/systemPackages.js';

/** Functions that find each runtime, by the variable for its path. */
const finders = {
  MONGOMS_SYSTEM_BINARY: findMongod,
  CHROMIUM_PATH: findChromium,
  ELECTRON_OVERRIDE_DIST_PATH: findElectron,
};

/**
 * Runs work that needs browsers, Electron and mongod, with their paths in its environment. Downloads or installs what is
 * missing. @throws one error that names everything that cannot be obtained
 */
export async function withMachine<T>(
  signal: AbortSignal,
  work: (env: Readonly<Record<string, string>>) => Promise<T>,
): Promise<T> {
  const options = { signal, say: (line: string) => console.log(line) };
  const env: Record<string, string> = {};
  const problems: string[] = [];
  const note = ({ message }: Error) => void problems.push(message);
  await provideSystemParts(testParts, options).catch(note);
  for (const [variable, find] of Object.entries(finders)) {
    signal.throwIfAborted();
    await find(options).then((path) => (env[variable] = path), note);
  }
  if (problems.length > 0) throw new Error(`The tests cannot run here.\n${problems.join('\n')}`);
  // A virtual screen, on a display number that the server chooses.
  const screen = ['-displayfd', '1', '-screen', '0', '1440x900x24', '-nolisten', 'tcp'];
  const display = startProgram('Xvfb', screen, { stdio: ['ignore', 'pipe', 'ignore'], detached: true });
  await display.shows('\n');
  try {
    return await work({ ...env, DISPLAY: `:${display.output().trim()}` });
  } finally {
    await display.stop();
  }
}
