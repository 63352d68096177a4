import PQueue from 'p-queue';
import { normalizeEmail } from './accounts.js';
import { nobody, note } from './audit.js';
import { AccountModel, type StoredAccount } from './model.js';
import { isPasswordOf } from './password.js';
import { isCodeOf } from './secondFactor.js';
import { endSession, openSession } from './session.js';
import { countTry, waitBefore } from './tries.js';

type Attempt = {
  readonly email: string;
  readonly password: string;
  readonly code?: string | undefined;
  /** Key of the caller's address. */
  readonly address: string;
  readonly device: string;
};

type Outcome =
  | { readonly kind: 'welcome'; readonly token: string; readonly name: string }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'wrong-code' }
  | { readonly kind: 'needs-code' }
  | { readonly kind: 'wait'; readonly seconds: number };

const keptAddresses = 20;

/** Logins that wait for a password check; more are turned away. */
const mostWaiting = 100;

/** Decides logins. Wrong ones are counted by address and account; owners get in whatever others do. */
export function createLogin(): (attempt: Attempt) => Promise<Outcome> {
  // Each password check takes 19 MiB.
  const checks = new PQueue({ concurrency: 2 });

  return async (attempt) => {
    const { address } = attempt;
    const email = normalizeEmail(attempt.email);
    const account = await AccountModel.findOne({ email }).lean();
    const isKnown = account?.knownAddresses.includes(address) ?? false;
    const seconds = await waitBefore({ email, address, isKnown });
    if (seconds > 0 || checks.size >= mostWaiting) return { kind: 'wait', seconds: Math.max(1, seconds) };
    return checks.add(async (): Promise<Outcome> => {
      const counted = await countTry({ email, address, isKnown });
      if (counted.waitS > 0) return { kind: 'wait', seconds: counted.waitS };
      const outcome = await check(account, attempt);
      if (outcome.kind === 'welcome' || outcome.kind === 'needs-code') {
        await counted.giveBack();
        return outcome;
      }
      await noteFailure(account, attempt, outcome.kind === 'wrong-code' ? 'code' : 'password');
      const wait = counted.waitAfterWrongS;
      return wait > 0 ? { kind: 'wait', seconds: wait } : outcome;
    });
  };
}

async function check(account: StoredAccount | null, attempt: Attempt): Promise<Outcome> {
  const isRight = await isPasswordOf(account?.passwordHash ?? null, attempt.password);
  if (!account || !isRight || account.disabledAt) return { kind: 'wrong' };
  if (account.secondFactor) {
    if (attempt.code === undefined) return { kind: 'needs-code' };
    if (!(await isCodeOf(account, attempt.code))) return { kind: 'wrong-code' };
  }
  const token = await welcome(account, attempt);
  return token ? { kind: 'welcome', token, name: account.name } : { kind: 'wrong' };
}

async function welcome(account: StoredAccount, { address, device }: Attempt): Promise<string | null> {
  const id = String(account._id);
  const { token, sessionId } = await openSession(id, device);
  const others = { $filter: { input: '$knownAddresses', cond: { $ne: ['$$this', address] } } };
  const latest = { $slice: [{ $concatArrays: [others, [address]] }, -keptAddresses] };
  // A change of the password or a command that disabled the account meanwhile has signed everyone out; this session
  // must not slip through.
  const current = await AccountModel.findOneAndUpdate(
    { _id: account._id, passwordHash: account.passwordHash, disabledAt: null },
    [{ $set: { knownAddresses: latest } }],
    { updatePipeline: true },
  ).lean();
  if (!current) {
    await endSession(id, sessionId);
    return null;
  }
  const who = { id, name: account.name };
  await note('login', { account: who, who, facts: { device, address } });
  return token;
}

async function noteFailure(
  account: StoredAccount | null,
  { device, address }: Attempt,
  wrong: 'password' | 'code',
): Promise<void> {
  const named = account && { id: String(account._id), name: account.name };
  await note('login-failed', { account: named, who: nobody, facts: { wrong, device, address } });
}
