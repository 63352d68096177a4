import type { DraftStore } from '../../app/host.js';

const key = 'resume';

/** Where a person was when the session ended, and what stood in open forms. */
export type Resume = {
  readonly owner: string;
  readonly path: string;
  /** Drafts of the forms that were open. */
  readonly drafts: readonly string[];
};

export async function keepResume(drafts: DraftStore, resume: Resume): Promise<void> {
  await drafts.set(key, resume);
}

/** Only for the person who was there; somebody else starts afresh. */
export async function readResume(drafts: DraftStore, owner: string): Promise<Resume | null> {
  const kept = (await drafts.get(key)) as Resume | undefined;
  return kept?.owner === owner ? kept : null;
}

export async function dropResume(drafts: DraftStore): Promise<void> {
  await drafts.delete(key);
}
