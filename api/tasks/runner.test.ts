import { createLog } from '@ritmi/shared/server/log';
import mongoose from 'mongoose';
import { afterAll, afterEach, beforeAll, expect, inject, it, vi } from 'vitest';
import { connect, disconnect } from '../db/connect.js';
import { tasks, wakeTask } from '../db/tasks.js';
import { daily, dayMs, type Task, TaskRunner } from './runner.js';

const logger = createLog('api', 'silent');
let runners: TaskRunner[] = [];

beforeAll(() => connect(inject('mongoUri').replace('/?', '/tasks?')));
afterEach(async () => {
  await Promise.all(runners.map((runner) => runner.stop()));
  runners = [];
  await tasks.deleteMany();
});
afterAll(async () => {
  await mongoose.connection.dropDatabase();
  await disconnect();
});

async function begin(task: Task, count = 1): Promise<void> {
  runners = Array.from({ length: count }, () => new TaskRunner([task], logger));
  await Promise.all(runners.map((runner) => runner.start()));
}

const quick = { restMs: 0, maxRetryMs: 1_000, leaseMs: 3_000 };
const stateOf = (name: string) => tasks.findById(name).lean();

it('runs a task in one of several processes at a time, and again when it was woken meanwhile', async () => {
  let running = 0;
  let most = 0;
  let runs = 0;
  const run = async () => {
    most = Math.max(most, (running += 1));
    runs += 1;
    if (runs === 1) await wakeTask('letters', new Date());
    await new Promise((resolve) => setTimeout(resolve, 50));
    running -= 1;
    return null;
  };
  await begin({ name: 'letters', run, ...quick }, 3);
  await vi.waitFor(async () => expect(await stateOf('letters')).toMatchObject({ owner: null, dueAt: null }), {
    timeout: 15_000,
  });
  expect([most, runs >= 2]).toEqual([1, true]);
});

it('tries a failed task again, and counts until it succeeds', async () => {
  let runs = 0;
  const run = async () => {
    runs += 1;
    if (runs === 1) throw new Error('the first run fails');
    return null;
  };
  await begin({ name: 'films', run, ...quick });
  await vi.waitFor(async () => expect((await stateOf('films'))?.failures).toBe(1), 15_000);
  await vi.waitFor(async () => expect((await stateOf('films'))?.doneAt).not.toBeNull(), 15_000);
  expect([runs, (await stateOf('films'))?.failures]).toEqual([2, 0]);
});

it('takes over what a process has left in the middle', async () => {
  const past = new Date(Date.now() - 1_000);
  await tasks.create({
    _id: 'left',
    dueAt: null,
    owner: 'gone',
    leaseUntil: past,
    doneAt: null,
    failures: 0,
  });
  const run = vi.fn<() => Promise<null>>(async () => null);
  await begin({ name: 'left', run, ...quick, restMs: 60_000 });
  await vi.waitFor(() => expect(run).toHaveBeenCalled(), 15_000);
});

it('waits with a daily task after a start, also when it is due', async () => {
  const work = vi.fn<() => Promise<void>>(async () => undefined);
  const waitOf = async (name: string) => (Number((await stateOf(name))?.dueAt) - Date.now()) / 3_600_000;
  await begin(daily('sweep', work));
  expect(await waitOf('sweep')).toBeCloseTo(1, 1);
  await begin(daily('erasing', work, dayMs));
  expect(await waitOf('erasing')).toBeCloseTo(24, 1);
  expect(work).not.toHaveBeenCalled();
});

it('does not wait for a time that a wrong clock had set', async () => {
  const task = daily('sweep', async () => undefined);
  await begin(task);
  await tasks.updateOne({ _id: 'sweep' }, { dueAt: new Date(Date.now() + 400 * 24 * 3_600_000) });
  await begin(task);
  expect(Number((await stateOf('sweep'))?.dueAt) - Date.now()).toBeLessThan(26 * 3_600_000);
});
