import { expect, test, vi } from 'vitest';
import { supervise, type Running } from './supervise.js';

// Timers are immediate; an unanswered check still counts as 3 s.
vi.mock('node:timers/promises', () => ({
  setTimeout: () => new Promise((settle) => setImmediate(settle)),
}));

const lines: string[] = [];
const say = (line: string) => void lines.push(line);

/** Starts processes that run until they are stopped, and records the limit of each stop. */
function processes() {
  const stops: (number | undefined)[] = [];
  const start = vi.fn<() => Promise<Running>>(async () => {
    let end: () => void = () => undefined;
    const ended = new Promise<void>((settle) => (end = settle));
    const stop = async (limitMs?: number) => {
      stops.push(limitMs);
      end();
    };
    return { ended, stop };
  });
  return { start, stops };
}

test('gives up after ten failures in a row, with a one-line error', async () => {
  const stop = async () => undefined;
  const start = vi.fn<() => Promise<Running>>(async () => ({ ended: Promise.resolve(), stop }));
  const kept = supervise({ name: 'api', start, say });
  await expect(kept.gaveUp).rejects.toThrow(/^api failed 10 times in a row; see its output$/);
  expect(start).toHaveBeenCalledTimes(10);
  await kept.stop(0);
});

const tenTimes = (value: number) => Array.from({ length: 10 }, () => value);

test('a process that stops answering for 15 s is killed and started again', async () => {
  const { start, stops } = processes();
  // Each process answers once and then misses five checks.
  let asked = 0;
  const answers = async () => {
    asked += 1;
    return asked % 6 === 1;
  };
  const kept = supervise({ name: 'api', start, say, answers });
  await expect(kept.gaveUp).rejects.toThrow('failed 10 times');
  expect(stops).toEqual(tenTimes(0));
  expect(asked).toBe(60);
  expect(lines).toContain('api has not answered for 15 s, replacing it');
});

test('a process has five minutes for its first answer, and a failed check does not count as one', async () => {
  const { start, stops } = processes();
  const answers = vi.fn<() => Promise<boolean>>(() => Promise.reject(new Error('refused')));
  const kept = supervise({ name: 'api', start, say, answers });
  await expect(kept.gaveUp).rejects.toThrow('failed 10 times');
  expect(stops).toEqual(tenTimes(0));
  expect(answers).toHaveBeenCalledTimes(3_000);
  expect(lines).toContain('api has not answered for 300 s, replacing it');
});

test('a process that never answers after a restart has a minute, since the database is filled', async () => {
  const { start, stops } = processes();
  let asked = 0;
  // Only the first process ever answers, once.
  const answers = async () => (asked += 1) === 1;
  const kept = supervise({ name: 'api', start, say, answers });
  await expect(kept.gaveUp).rejects.toThrow('failed 10 times');
  expect(stops).toEqual(tenTimes(0));
  expect(asked).toBe(6 + 9 * 60);
  expect(lines).toContain('api has not answered for 60 s, replacing it');
});
