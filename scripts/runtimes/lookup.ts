import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** What a way of finding or fetching is given. */
export interface Tools {
  readonly say: (line: string) => void;
  readonly signal?: AbortSignal | undefined;
}

export interface Way {
  readonly name: 'named' | 'installed' | 'cached' | 'official download' | 'registry package';
  /** What a person can do to make this way work; shown when every way failed. */
  readonly hint: string;
  /** The path, or null when this way has nothing; a throw is reported and the next way is tried. */
  readonly find: (tools: Tools) => Promise<string | null>;
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
  { say = console.error, signal }: Partial<Tools> = {},
): Promise<Found> {
  for (const way of ways) {
    signal?.throwIfAborted();
    try {
      const path = await way.find({ say: (line) => say(`${title}: ${line}`), signal });
      if (path === null) continue;
      say(`${title}: ${path} (${way.name})`);
      return { path, way: way.name };
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof WrongName) throw error;
      say(`${title}: ${way.name} failed: ${(error as Error).message}`);
    }
  }
  const hints = ways.map((way) => `  - ${way.hint}`).join('\n');
  throw new Error(
    `${title} was not found and could not be fetched. Provide it in one of these ways:\n${hints}`,
  );
}

export async function findOnPath(names: readonly string[], env = process.env): Promise<string | null> {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable) ?? null;
}

/** The path in an environment variable, null when it is not set. */
export async function findNamed(variable: string, env = process.env): Promise<string | null> {
  const path = env[variable];
  if (!path) return null;
  if (!isExecutable(path)) throw new WrongName(`${variable} names ${path}, which cannot be run`);
  return path;
}

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
