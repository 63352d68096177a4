import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { tasks } from '../db/tasks.js';

/** Work in the background, done by one process at a time (docs/decisions/113). */
export type Task = {
  readonly name: string;
  /** Does what is due; returns when it is to run again, null if nothing is planned. */
  readonly run: (lease: AbortSignal) => Promise<Date | null>;
  /** Not before this long after a start, in ms. */
  readonly restMs: number;
  /** The longest pause after a failed run, in ms. */
  readonly maxRetryMs: number;
  /** How long after its last sign of life a process that runs it counts as ended, in ms. */
  readonly leaseMs: number;
};

/** How often each process looks for a task that is due, in ms. */
const lookMs = 1_000;

const hourMs = 3600 * 1000;
export const dayMs = 24 * hourMs;

/**
 * A task of every day. After a start it waits, which leaves time to notice a wrong clock or database.
 * @param restMs how long; an hour is enough for what can be undone
 */
export function daily(name: string, work: () => Promise<void>, restMs = hourMs): Task {
  const run = async () => {
    await work();
    return new Date(Date.now() + dayMs);
  };
  return { name, run, restMs, maxRetryMs: hourMs, leaseMs: 30_000 };
}

/** A task of every hour, also in the first one after a start. */
export function hourly(name: string, work: () => Promise<unknown>): Task {
  const run = async () => {
    await work();
    return new Date(Date.now() + hourMs);
  };
  return { name, run, restMs: 60_000, maxRetryMs: hourMs, leaseMs: 30_000 };
}

/** Runs tasks that are due, each in at most one of all processes at a time. */
export class TaskRunner {
  readonly #owner = randomUUID();
  readonly #running = new Map<string, Promise<void>>();
  readonly #stopping = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> = Promise.resolve();

  constructor(
    private readonly all: readonly Task[],
    private readonly logger: Logger,
  ) {}

  /** Makes the tasks known and begins to look for those that are due. */
  async start(): Promise<void> {
    for (const { name, restMs } of this.all) {
      const earliest = { $add: ['$$NOW', restMs] };
      // A time that a wrong clock has set far ahead is none.
      const latest = { $add: ['$$NOW', restMs + dayMs] };
      const rested = { $min: [{ $max: [{ $ifNull: ['$dueAt', earliest] }, earliest] }, latest] };
      // What was due while no process ran is due now.
      const dueAt = restMs === 0 ? '$$NOW' : rested;
      const known = (field: string, value: unknown = null) => ({ $ifNull: [`$${field}`, value] });
      const others = {
        owner: known('owner'),
        leaseUntil: known('leaseUntil'),
        doneAt: known('doneAt'),
        failures: known('failures', 0),
      };
      await tasks.updateOne({ _id: name }, [{ $set: { ...others, dueAt } }], {
        upsert: true,
        updatePipeline: true,
      });
    }
    this.#look();
  }

  /** Waits for what this process runs. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    clearTimeout(this.#timer);
    await this.#looking;
    await Promise.all(this.#running.values());
  }

  #look(): void {
    this.#looking = this.#startDue()
      .catch((error: unknown) => this.logger.warn({ err: error }, 'tasks cannot be looked for'))
      .then(() => {
        if (!this.#stopping.signal.aborted) this.#timer = setTimeout(() => this.#look(), lookMs).unref();
      });
  }

  async #startDue(): Promise<void> {
    const names = this.all.map(({ name }) => name).filter((name) => !this.#running.has(name));
    // By the database's clock, which the processes have in common.
    const due = await tasks.find({ _id: { $in: names }, ...isDue }, { _id: 1 }).lean();
    for (const { _id } of due) {
      const task = this.all.find(({ name }) => name === _id);
      if (task && !this.#stopping.signal.aborted && (await this.#claim(task))) {
        this.#running.set(
          _id,
          this.#run(task).finally(() => this.#running.delete(_id)),
        );
      }
    }
  }

  async #claim({ name, leaseMs }: Task): Promise<boolean> {
    // A time that is set during the run is not lost: it is the next one.
    const claimed = { owner: this.#owner, leaseUntil: { $add: ['$$NOW', leaseMs] }, dueAt: null };
    const { modifiedCount } = await tasks.updateOne({ _id: name, ...isDue }, [{ $set: claimed }], {
      updatePipeline: true,
    });
    return modifiedCount === 1;
  }

  async #run(task: Task): Promise<void> {
    const { name, run, maxRetryMs, leaseMs } = task;
    const lease = new AbortController();
    const renewal = setInterval(() => void this.#renew(task, lease), leaseMs / 3).unref();
    try {
      const next = await run(AbortSignal.any([lease.signal, this.#stopping.signal]));
      await this.#finish(name, { doneAt: '$$NOW', failures: 0, dueAt: { $min: ['$dueAt', next] } });
    } catch (error) {
      this.logger.warn({ err: error, task: name }, 'a task failed; it is tried again');
      const pauseMs = { $min: [maxRetryMs, { $multiply: [1_000, { $pow: [2, '$failures'] }] }] };
      const dueAt = { $min: ['$dueAt', { $add: ['$$NOW', pauseMs] }] };
      // Without the database nothing can be noted either: the lease ends, and that makes the task due.
      await this.#finish(name, { failures: { $add: ['$failures', 1] }, dueAt }).catch(() => undefined);
    } finally {
      clearInterval(renewal);
    }
  }

  async #renew({ name, leaseMs }: Task, lease: AbortController): Promise<void> {
    const leaseUntil = { $add: ['$$NOW', leaseMs] };
    const own = { _id: name, owner: this.#owner };
    const { matchedCount } = await tasks
      .updateOne(own, [{ $set: { leaseUntil } }], { updatePipeline: true })
      .catch(() => ({ matchedCount: 1 }));
    if (matchedCount === 0) lease.abort();
  }

  async #finish(name: string, change: Readonly<Record<string, unknown>>): Promise<void> {
    const free = { owner: null, leaseUntil: null };
    await tasks.updateOne({ _id: name, owner: this.#owner }, [{ $set: { ...change, ...free } }], {
      updatePipeline: true,
    });
  }
}

/** Matches a task that is due and that nobody runs, or whose process has ended in the middle of it. */
const isDue = {
  $expr: {
    $or: [
      { $and: [{ $eq: ['$owner', null] }, { $ne: ['$dueAt', null] }, { $lte: ['$dueAt', '$$NOW'] }] },
      { $and: [{ $ne: ['$leaseUntil', null] }, { $lte: ['$leaseUntil', '$$NOW'] }] },
    ],
  },
};
