import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

// Linux only, like the machines that these figures are for.
const ticksPerSecond = 100;

/** A process and all that it started, by their command lines. */
export function treeOf(root: number): Map<number, string> {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) && statOf(Number(name));
    if (stat) parents.set(Number(name), Number(stat[1]));
  }
  const isInTree = (pid: number): boolean => pid === root || isInTreeOfParent(parents.get(pid));
  const isInTreeOfParent = (parent?: number) => parent !== undefined && parent > 1 && isInTree(parent);
  const tree = [...parents.keys()].filter(isInTree);
  return new Map(
    tree.map((pid) => [pid, readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')]),
  );
}

/** CPU time that these processes have used, user and system, in ms. */
export function cpuMsOf(pids: Iterable<number>): number {
  let ticks = 0;
  for (const pid of pids) {
    const stat = statOf(pid);
    if (stat) ticks += Number(stat[11]) + Number(stat[12]);
  }
  return (ticks * 1000) / ticksPerSecond;
}

const idleCheckMs = 1_000;
const idleCpuMs = 30;
const idleLimitMs = 90_000;

/** Waits until these processes have nothing to do any more, such as variants of new pictures. */
export async function untilIdle(pids: readonly number[]): Promise<void> {
  const giveUpAt = Date.now() + idleLimitMs;
  for (let before = Number.NaN; Date.now() < giveUpAt; ) {
    const now = cpuMsOf(pids);
    if (now - before < idleCpuMs) return;
    before = now;
    await pause(idleCheckMs);
  }
}

/** Memory of these processes in MB: resident, and with what they share counted once. */
export function memoryOf(pids: Iterable<number>): {
  readonly residentMb: number;
  readonly sharedOnceMb: number;
} {
  const sum = { residentMb: 0, sharedOnceMb: 0 };
  for (const pid of pids) {
    const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    const of = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1]) / 1024;
    sum.residentMb += of('Rss');
    sum.sharedOnceMb += of('Pss');
  }
  return sum;
}

/** The fields of /proc/PID/stat from the third on (state, parent, …); null when the process has ended. */
function statOf(pid: number): string[] | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}
