import mongoose, { Schema } from 'mongoose';
import { plainDocuments } from './collection.js';

/** What the processes know in common of a task. */
export type StoredTask = {
  _id: string;
  /** When it is to run; null while nothing is to do. */
  dueAt: Date | null;
  /** The process that runs it, and until when that counts as alive. */
  owner: string | null;
  leaseUntil: Date | null;
  doneAt: Date | null;
  /** Failed runs since the last one that succeeded. */
  failures: number;
};

const schema = new Schema<StoredTask>({ _id: String }, { collection: 'tasks', ...plainDocuments });

export const tasks = mongoose.model<StoredTask>('tasks', schema);

/** The task of what documents wait for. */
export const scheduleName = 'schedule';

/** The task that makes renditions of films. */
export const renditionsName = 'renditions';

/** Lets a task run at this time, if it would not run earlier. Takes part in the caller's transaction. */
export async function wakeTask(name: string, at: Date): Promise<void> {
  // Of the stages, not of the updates: there null is less than any time.
  await tasks.updateOne({ _id: name }, [{ $set: { dueAt: { $min: ['$dueAt', at] } } }], {
    updatePipeline: true,
  });
}
