import { type FieldError, invalid, tooMany, unauthorized } from '../../http/errors.js';
import type { Call } from '../../http/route.js';
import { accountOf } from '../../http/writing.js';
import { addressOf } from '../../http/auth.js';
import { note } from '../audit.js';
import { AccountModel, type StoredAccount } from '../model.js';
import { isPasswordOf } from '../password.js';
import { countTry } from '../tries.js';

/** The account of a call on a row with access `admin`, as it is stored. */
export async function storedAccountOf(call: Call): Promise<StoredAccount> {
  const stored = await AccountModel.findById(accountOf(call).id).lean();
  if (!stored) throw unauthorized();
  return stored;
}

type Proof = (stored: StoredAccount) => Promise<FieldError | null>;

/**
 * The stored account of a call whose sender has shown to be its owner. Wrong proofs count like wrong logins: a stolen
 * token must not become a way to guess.
 * @throws 422 at the field that is wrong, 429 after too many wrong ones.
 */
export async function requireProof(call: Call, proof: Proof): Promise<StoredAccount> {
  const stored = await storedAccountOf(call);
  const { email, knownAddresses } = stored;
  const address = addressOf(call.request);
  const counted = await countTry({ email, address, isKnown: knownAddresses.includes(address) });
  if (counted.waitS > 0) throw tooMany(counted.waitS, 'Too many wrong tries');
  const wrong = await proof(stored);
  if (wrong) {
    const account = accountOf(call);
    await note('login-failed', { account, who: account, facts: { wrong: wrong.path, address } });
    throw invalid([wrong]);
  }
  await counted.giveBack();
  return stored;
}

/** The current password as a proof. */
export function currentPasswordIs(password: string): Proof {
  return async ({ passwordHash }) => ((await isPasswordOf(passwordHash, password)) ? null : wrongPassword);
}

export const wrongPassword: FieldError = {
  path: 'currentPassword',
  message: 'The current password is wrong',
};
