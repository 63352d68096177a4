import { bundleOf } from '../build/bundles.mjs';
import { startProgram } from '../runtimes/child.js';
import { root as ownRoot } from '../runtimes/folders.js';

export interface NodeProgram {
  /** Path of a TypeScript file, relative to the root. */
  readonly entry: string;
  /** Root of another clone; this clone when absent. */
  readonly root?: string;
  readonly env: NodeJS.ProcessEnv;
  /** Whether its bundle runs instead of the source. */
  readonly isBuilt?: boolean;
  /** The program loads at once but continues only after this promise. */
  readonly after?: Promise<unknown>;
}

// V8 never returns a young generation of 48 MB, its default, and these programs make little garbage. Their old generation
// needs about 40 MB; without a limit V8 lets it grow to several times that before it collects.
const memoryFlags = ['--max-semi-space-size=2', '--max-old-space-size=512'];
// With glibc's default of eight heaps per core, memory freed by compressing and resizing threads is kept.
const memoryEnv = { MALLOC_ARENA_MAX: '2' };

/** Starts a program of the product in a process that ends with this one. */
export function startNodeProgram({ entry, root = ownRoot, env, isBuilt = false, after }: NodeProgram) {
  const endWithParent = ['--import', new URL('./endWithParent.mjs', import.meta.url).href];
  const words = isBuilt
    ? [...memoryFlags, ...endWithParent, bundleOf(root, entry)]
    : ['--import', 'tsx', ...endWithParent, entry];
  const program = startProgram(process.execPath, [...words, ...(after ? ['--wait'] : [])], {
    cwd: root,
    env: isBuilt ? { ...memoryEnv, ...env } : env,
    stdio: [after ? 'pipe' : 'ignore', 'inherit', 'inherit', 'ipc'],
    // Its own process group: Ctrl-C reaches the supervisor only, which stops everything in order.
    detached: true,
  });
  program.stdin?.on('error', () => undefined);
  after?.then(
    () => program.stdin?.end(),
    () => undefined,
  );
  return program;
}
