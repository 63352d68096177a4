import type { DraftStore } from '../../host/host.js';

/** Each account has its own: somebody else may sign in, and out again, in between. */
const keyOf = (owner: string) => `resume:${owner}`;

/** Where a person was when the session ended, and what stood in open forms. */
export type Resume = {
  readonly owner: string;
  readonly path: string;
  /** Drafts of the forms that were open. */
  readonly drafts: readonly string[];
};

export async function keepResume(drafts: DraftStore, resume: Resume): Promise<void> {
  await unlessBroken(() => drafts.set(keyOf(resume.owner), resume));
}

/** Only for the person who was there; somebody else starts afresh. */
export async function readResume(drafts: DraftStore, owner: string): Promise<Resume | null> {
  const kept = await unlessBroken(() => drafts.get(keyOf(owner)));
  return isResume(kept) && kept.owner === owner ? kept : null;
}

export async function dropResume(drafts: DraftStore, owner: string): Promise<void> {
  await unlessBroken(() => drafts.delete(keyOf(owner)));
}

/** A store that is damaged keeps nobody from signing in or out. */
async function unlessBroken<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    console.error(error);
    return null;
  }
}

function isResume(kept: unknown): kept is Resume {
  if (typeof kept !== 'object' || kept === null) return false;
  const { owner, path, drafts } = kept as Partial<Record<keyof Resume, unknown>>;
  return typeof owner === 'string' && typeof path === 'string' && Array.isArray(drafts);
}
