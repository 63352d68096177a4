import { bundleOf } from '../build/bundles.mjs';
import { startProgram } from '../runtimes/child.js';
import { root as ownRoot } from '../runtimes/folders.js';

export interface NodeProgram {
  /** A TypeScript file, relative to the root. */
  readonly entry: string;
  /** Of another clone than this one. */
  readonly root?: string;
  readonly env: NodeJS.ProcessEnv;
  /** Whether its bundle runs instead of the source. */
  readonly isBuilt?: boolean;
  /** The program loads at once, but goes on only when this is settled. */
  readonly after?: Promise<unknown>;
}

// A young generation of 48 MB, the default, is never given back: these programs make little garbage. What lives longer
// takes about 40 MB; without a limit, V8 lets it grow to several times that before it collects.
const memoryFlags = ['--max-semi-space-size=2', '--max-old-space-size=512'];
// glibc's own default of eight heaps for each core keeps what compressing and resizing threads have freed.
const memoryEnv = { MALLOC_ARENA_MAX: '2' };

/** Runs a program of ours in a process of its own that ends with this one. */
export function startNodeProgram({ entry, root = ownRoot, env, isBuilt = false, after }: NodeProgram) {
  const endWithParent = ['--import', new URL('./endWithParent.mjs', import.meta.url).href];
  const words = isBuilt
    ? [...memoryFlags, ...endWithParent, bundleOf(root, entry)]
    : ['--import', 'tsx', ...endWithParent, entry];
  const program = startProgram(process.execPath, [...words, ...(after ? ['--wait'] : [])], {
    cwd: root,
    env: isBuilt ? { ...memoryEnv, ...env } : env,
    stdio: [after ? 'pipe' : 'ignore', 'inherit', 'inherit', 'ipc'],
    // A group of its own: Ctrl-C reaches the supervisor only, which stops everything in order.
    detached: true,
  });
  program.stdin?.on('error', () => undefined);
  after?.then(
    () => program.stdin?.end(),
    () => undefined,
  );
  return program;
}
