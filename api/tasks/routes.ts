import { taskState } from '@ritmi/shared/domain/tasks';
import { Gauge, type Registry } from 'prom-client';
import { z } from 'zod';
import { type StoredTask, tasks } from '../db/tasks.js';
import { type Route, route } from '../http/route.js';

/** A task counts as late when it was due so long ago, in ms. */
const lateAfterMs = 60_000;

/** GET /tasks: the work in the background, for the admin. */
export function taskRoutes(): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/tasks',
      access: 'admin',
      summary: 'The work in the background: when each task runs, and whether it is late or has failed',
      answer: z.array(taskState),
      handle: async () => {
        const all = await tasks.find().sort({ _id: 1 }).lean();
        const body = all.map((task) => ({
          name: task._id,
          dueAt: task.dueAt?.toISOString() ?? null,
          doneAt: task.doneAt?.toISOString() ?? null,
          isRunning: task.leaseUntil !== null && task.leaseUntil > new Date(),
          isLate: isLate(task),
          failures: task.failures,
        }));
        return { body };
      },
    }),
  ];
}

function isLate({ dueAt }: StoredTask): boolean {
  return dueAt !== null && dueAt.getTime() < Date.now() - lateAfterMs;
}

/** Adds the figures of the tasks, and `schedule_overdue`, to the metrics. */
export function addTaskMetrics(registry: Registry, countOverdue: () => Promise<number>): void {
  const registers = [registry];
  new Gauge({
    name: 'schedule_overdue',
    help: 'Documents whose planned change is more than 60 s late',
    registers,
    async collect() {
      // While the database is away nobody knows.
      this.set(await countOverdue().catch(() => Number.NaN));
    },
  });
  const failures = new Gauge({
    name: 'task_failures',
    help: 'Failed runs of a task since the last one that succeeded',
    labelNames: ['task'] as const,
    registers,
  });
  new Gauge({
    name: 'task_late',
    help: 'Whether a task is more than 60 s late',
    labelNames: ['task'] as const,
    registers,
    async collect() {
      for (const task of await tasks
        .find()
        .lean()
        .catch(() => [])) {
        this.set({ task: task._id }, isLate(task) ? 1 : 0);
        failures.set({ task: task._id }, task.failures);
      }
    },
  });
}
