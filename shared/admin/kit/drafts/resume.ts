import type { DraftStore } from '../../host/host.js';
import { orNull } from './orNull.js';

/** A key per account, because somebody else may sign in and out in between. */
const keyOf = (owner: string) => `resume:${owner}`;

/** Where a person was when the session ended, and the drafts of open forms. */
export type Resume = {
  readonly path: string;
  readonly drafts: readonly string[];
};

export async function storeResume(drafts: DraftStore, owner: string, resume: Resume): Promise<void> {
  await orNull(() => drafts.set(keyOf(owner), resume));
}

export async function readResume(drafts: DraftStore, owner: string): Promise<Resume | null> {
  const stored = await orNull(() => drafts.get(keyOf(owner)));
  return isResume(stored) ? stored : null;
}

export async function clearResume(drafts: DraftStore, owner: string): Promise<void> {
  await orNull(() => drafts.delete(keyOf(owner)));
}

function isResume(stored: unknown): stored is Resume {
  if (typeof stored !== 'object' || stored === null) return false;
  const { path, drafts }: Partial<Record<keyof Resume, unknown>> = stored;
  return typeof path === 'string' && Array.isArray(drafts);
}
