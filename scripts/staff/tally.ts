import { percentile } from '../bench/figures.js';
import type { Effort } from './hand.js';

/** One task done once. */
export interface Done extends Effort {
  readonly seconds: number;
}

/** Keeps how long each task took and what it cost, and prints the medians. */
export function takeTally() {
  const done = new Map<string, Done[]>();
  return {
    /** Does a task and takes down what the hand did for it. */
    async time(task: string, effort: () => Effort, work: () => Promise<void>): Promise<void> {
      const [before, startedAt] = [effort(), performance.now()];
      await work();
      const seconds = (performance.now() - startedAt) / 1_000;
      const after = effort();
      const cost = {
        seconds,
        clicks: after.clicks - before.clicks,
        keys: after.keys - before.keys,
        scrolls: after.scrolls - before.scrolls,
      };
      done.set(task, [...(done.get(task) ?? []), cost]);
    },
    rows: (): Record<string, Record<string, number>> =>
      Object.fromEntries([...done].map(([task, times]) => [task, rowOf(times)])),
  };
}

export type Tally = ReturnType<typeof takeTally>;

function rowOf(times: readonly Done[]): Record<string, number> {
  const of = (part: keyof Done) =>
    percentile(
      times.map((time) => time[part]),
      50,
    );
  return {
    times: times.length,
    clicks: of('clicks'),
    keys: of('keys'),
    scrolls: of('scrolls'),
    seconds: Math.round(of('seconds') * 10) / 10,
  };
}
