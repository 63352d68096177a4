import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

export type Say = (line: string) => void;

export interface LookupOptions {
  readonly say?: Say;
  readonly signal?: AbortSignal;
}

export interface Way {
  readonly name: 'named' | 'installed' | 'cached' | 'official download' | 'registry package';
  /** What a person can do to make this way work; shown when every way failed. */
  readonly hint: string;
  /** The path, or null when this way has nothing; a throw is reported and the next way is tried. */
  readonly find: (say: Say) => Promise<string | null>;
}

export interface Found {
  readonly path: string;
  readonly way: Way['name'];
}

/** A name that a person set and that leads nowhere: guessing on would hide the mistake. */
export class WrongName extends Error {}

/** Tries the ways in their order and prints the one that was taken. */
export async function findRuntime(
  title: string,
  ways: readonly Way[],
  options: LookupOptions = {},
): Promise<Found> {
  const say = options.say ?? printLine;
  for (const way of ways) {
    options.signal?.throwIfAborted();
    try {
      const path = await way.find((line) => say(`${title}: ${line}`));
      if (path === null) continue;
      say(`${title}: ${path} (${way.name})`);
      return { path, way: way.name };
    } catch (error) {
      options.signal?.throwIfAborted();
      if (error instanceof WrongName) throw error;
      say(`${title}: ${way.name} failed: ${(error as Error).message}`);
    }
  }
  const hints = ways.map((way) => `  - ${way.hint}`).join('\n');
  throw new Error(
    `${title} was not found and could not be fetched. Provide it in one of these ways:\n${hints}`,
  );
}

export async function findOnPath(
  names: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<string | null> {
  for (const name of names) {
    for (const folder of (env.PATH ?? '').split(delimiter).filter(Boolean)) {
      const path = join(folder, name);
      if (await isExecutable(path)) return path;
    }
  }
  return null;
}

/** The path in an environment variable, null when it is not set. */
export async function findNamed(
  variable: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<string | null> {
  const path = env[variable];
  if (!path) return null;
  if (!(await isExecutable(path))) throw new WrongName(`${variable} names ${path}, which cannot be run`);
  return path;
}

export async function isExecutable(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}

function printLine(line: string): void {
  console.error(line);
}
