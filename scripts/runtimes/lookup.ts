import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Options of a source. */
export interface Tools {
  readonly say: (line: string) => void;
  readonly signal?: AbortSignal | undefined;
}

/** Finds or downloads a runtime: its path, or null if the source has none. An error is reported, and the next is tried. */
type Find = (tools: Tools) => string | null | Promise<string | null>;

/** Sources by name, in the order in which they are tried. The hint says how to make a source work. */
export type Sources = Readonly<Record<string, readonly [hint: string, find: Find]>>;

/** The path from the first source that has one, which is printed. @throws one error with the hints of all sources */
export async function findRuntime(
  title: string,
  sources: Sources,
  { say = console.error, signal }: Partial<Tools> = {},
): Promise<string> {
  for (const [name, [, find]] of Object.entries(sources)) {
    signal?.throwIfAborted();
    try {
      const path = await find({ say: (line) => say(`${title}: ${line}`), signal });
      if (path === null) continue;
      say(`${title}: ${path} (${name})`);
      return path;
    } catch (error) {
      signal?.throwIfAborted();
      // The path in a variable is wrong: trying further sources would hide the mistake.
      if (name === 'named') throw error;
      say(`${title}: ${name} failed: ${(error as Error).message}`);
    }
  }
  const hints = Object.values(sources).map(([hint]) => `  - ${hint}`);
  const problem = `${title} was not found and could not be fetched. Provide it in one of these ways:`;
  throw new Error([problem, ...hints].join('\n'));
}

export function findOnPath(names: readonly string[]): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable) ?? null;
}

/** The path in a variable, of a program or of a folder that contains `program`; null when it is not set. */
export function findNamed(variable: string, program?: string): string | null {
  const path = process.env[variable];
  if (!path) return null;
  if (isExecutable(program ? join(path, program) : path)) return path;
  throw new Error(`${variable} is ${path}, which ${program ? `contains no ${program}` : 'cannot be run'}`);
}

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
