import type { FieldError } from '@ritmi/shared/domain/errors';
import { addressOf } from '../http/auth.js';
import { invalid, tooManyTries, unauthorized } from '../http/errors.js';
import type { AdminCall } from '../http/route.js';
import { countAttempt } from './attempts.js';
import { recordEvent } from './audit.js';
import { AccountModel, type StoredAccount } from './model.js';
import { inPasswordQueue, type Passwords } from './password.js';

/** The account that is signed in, as it is stored. */
export async function storedAccountOf({ account }: AdminCall): Promise<StoredAccount> {
  const stored = await AccountModel.findById(account.id).lean();
  if (!stored) throw unauthorized();
  return stored;
}

type Proof = (stored: StoredAccount, passwords: Passwords) => Promise<FieldError | null>;

/**
 * Returns the caller's stored account once `proof` has succeeded. Failures count like failed logins, so that a stolen
 * token does not allow unlimited guesses.
 * @throws 422 at the field that is wrong, 429 after too many wrong ones or while too many are waiting.
 */
export function requireProof(call: AdminCall, proof: Proof): Promise<StoredAccount> {
  return inPasswordQueue((passwords) => proven(call, proof, passwords));
}

async function proven(call: AdminCall, proof: Proof, passwords: Passwords): Promise<StoredAccount> {
  const stored = await storedAccountOf(call);
  const { email, knownAddresses } = stored;
  const address = addressOf(call.request);
  const counted = await countAttempt({ email, address, isKnown: knownAddresses.includes(address) });
  if (counted.waitS > 0) throw tooManyTries(counted.waitS);
  const wrong = await proof(stored, passwords);
  if (wrong) {
    const facts = { wrong: wrong.path, address };
    await recordEvent('login-failed', { account: call.account, facts });
    throw invalid([wrong]);
  }
  await counted.refund();
  return stored;
}

/** The current password as a proof. */
export function currentPasswordIs(password: string): Proof {
  return async ({ passwordHash }, { isOf }) => ((await isOf(passwordHash, password)) ? null : wrongPassword);
}

export const wrongPassword: FieldError = {
  path: 'currentPassword',
  code: 'wrongPassword',
  message: 'The current password is wrong',
};
