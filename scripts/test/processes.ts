import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { commandLineOf } from '../runtimes/child.js';

// Linux only, as are the figures that need it.
const ticksPerSecond = 100;

/** The ids of a process and of all its descendants. */
export function treeOf(pid: number): number[] {
  const threads = readdirSync(`/proc/${pid}/task`).map((id) => `/proc/${pid}/task/${id}/children`);
  const children = threads.flatMap((path) => readFileSync(path, 'utf8').match(/\d+/g) ?? []);
  return [pid, ...children.map(Number).flatMap(treeOf)];
}

/** The process id of a supervised program, such as `api/main.js`. */
export async function pidOf(program: string, supervisor: number): Promise<number> {
  for (;;) {
    try {
      for (const pid of treeOf(supervisor)) {
        const words = await commandLineOf(pid);
        if (words.some((word) => word.endsWith(program))) return pid;
      }
    } catch {
      // A process has ended meanwhile.
    }
    await pause(100);
  }
}

/** CPU time of these processes (user and system) in ms; 0 for those that have ended. */
export function cpuMsOf(pids: readonly number[]): number {
  const ticks = pids.map((pid) => {
    const path = `/proc/${pid}/stat`;
    if (!existsSync(path)) return 0;
    const stat = readFileSync(path, 'utf8');
    // The fields from the third on (state, parent, …).
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return Number(fields[11]) + Number(fields[12]);
  });
  return (ticks.reduce((sum, each) => sum + each, 0) * 1000) / ticksPerSecond;
}

const idleCheckMs = 1_000;
const idleCpuMs = 30;
const idleLimitMs = 90_000;

/** Waits until these processes are idle: they may still make variants of new pictures. */
export async function untilIdle(pids: readonly number[]): Promise<void> {
  const giveUpAt = Date.now() + idleLimitMs;
  for (let before = Number.NaN; Date.now() < giveUpAt; ) {
    const now = cpuMsOf(pids);
    if (now - before < idleCpuMs) return;
    before = now;
    await pause(idleCheckMs);
  }
}

/** Memory of these processes in MB: resident, and with shared pages counted once. */
export function memoryOf(pids: readonly number[]) {
  const sum = { residentMb: 0, sharedOnceMb: 0 };
  for (const pid of pids) {
    const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    const of = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1]) / 1024;
    sum.residentMb += of('Rss');
    sum.sharedOnceMb += of('Pss');
  }
  return sum;
}
