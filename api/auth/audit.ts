import { visitor, type Who, whoOf } from '@ritmi/shared/domain/access';
import { newId } from '../db/kinds.js';
import { mayRecord } from './attempts.js';
import { type AccountEvent, AccountEventModel } from './model.js';

/** A caller without a session. */
export const nobody = whoOf(visitor);

/** The person at the server who runs `npm run admin`. */
export const commandLine = whoOf({ kind: 'program', name: 'npm run admin' });

/** The program itself, which makes the first admin. */
export const program = whoOf({ kind: 'program', name: 'Ritmi' });

// Callers without a session can cause these: limited per account and hour, so that a flood cannot fill the disk.
const bounded: readonly AccountEvent['op'][] = ['login-failed', 'refused'];

type Event = {
  /** The account that it is about; null when the given e-mail address names none. */
  readonly account: Who | null;
  /** Who did it: the account itself where absent. */
  readonly who?: Who;
  /** What else is known. Never a password, a code, a token, or an e-mail address that names no account. */
  readonly facts?: Readonly<Record<string, unknown>>;
};

/** Records in the audit what happened to an account. */
export async function recordEvent(op: AccountEvent['op'], event: Event): Promise<void> {
  const { account, who = account ?? nobody, facts = {} } = event;
  const documentId = account?.id ?? '';
  if (bounded.includes(op) && !(await mayRecord(`${op} ${documentId}`))) return;
  await AccountEventModel.create({
    _id: newId(),
    entity: 'accounts',
    documentId,
    version: 0,
    op,
    who: { id: who.id, name: who.name },
    title: account?.name ?? '',
    changes: Object.entries(facts).map(([field, after]) => ({ field, before: null, after })),
    at: new Date(),
  });
}
