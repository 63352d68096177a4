import { missingCode, uncheckedCode, wrongCode, wrongLogin } from '@ritmi/shared/domain/auth/text';
import { HttpError, invalid, tooManyTries, unauthorized } from '../http/errors.js';
import { normalizeEmail } from './accounts.js';
import { countAttempt, waitBefore } from './attempts.js';
import { nobody, recordEvent } from './audit.js';
import { AccountModel, type StoredAccount } from './model.js';
import { inPasswordQueue, type Passwords } from './password.js';
import { redeemCode } from './secondFactor.js';
import { endSession, openSession } from './session.js';

type LoginAttempt = {
  readonly email: string;
  readonly password: string;
  readonly code?: string | undefined;
  readonly address: string;
  readonly device: string;
};

const maxKnownAddresses = 20;

/**
 * Checks a login and opens a session. Failures are counted by address and account; they do not lock out an owner at a
 * known address.
 * @throws 401, or 429 after too many failures or while too many passwords are waiting
 */
export async function login(attempt: LoginAttempt): Promise<{ token: string; name: string }> {
  const { address, device } = attempt;
  const email = normalizeEmail(attempt.email);
  const account = await AccountModel.findOne({ email }).lean();
  const isKnown = account?.knownAddresses.includes(address) ?? false;
  const seconds = await waitBefore({ email, address, isKnown });
  if (seconds > 0) throw tooManyTries(seconds);
  return inPasswordQueue(async (passwords) => {
    const counted = await countAttempt({ email, address, isKnown });
    if (counted.waitS > 0) throw tooManyTries(counted.waitS);
    const outcome = await check(account, attempt, passwords);
    if (typeof outcome === 'object') {
      await counted.refund();
      return outcome;
    }
    if (outcome === 'missing code') {
      await counted.refund();
      throw new HttpError(401, { code: 'codeNeeded', message: missingCode, needsCode: true });
    }
    if (outcome === 'empty code') {
      await counted.refund();
      throw invalid([{ path: 'code', code: 'required', message: 'Code is required' }]);
    }
    if (outcome === 'unchecked code') {
      await counted.refund();
      throw new HttpError(401, { code: 'uncheckedCode', message: uncheckedCode, needsCode: true });
    }
    const named = account && { id: String(account._id), name: account.name };
    await recordEvent('login-failed', {
      account: named,
      who: nobody,
      facts: { wrong: outcome, device, address },
    });
    if (counted.waitAfterWrongS > 0) throw tooManyTries(counted.waitAfterWrongS);
    throw outcome === 'code'
      ? new HttpError(401, { code: 'wrongCode', message: wrongCode, needsCode: true })
      : unauthorized('wrongLogin', wrongLogin);
  });
}

/** A new session, or what is wrong. */
async function check(account: StoredAccount | null, attempt: LoginAttempt, { isOf }: Passwords) {
  const isRight = await isOf(account?.passwordHash ?? null, attempt.password);
  if (!account || !isRight || account.disabledAt) return 'password';
  if (account.secondFactor) {
    if (!attempt.code) return 'missing code';
    const redeemed = await redeemCode(account, attempt.code);
    if (redeemed === 'unchecked') return 'unchecked code';
    if (redeemed === 'wrong') return 'code';
  } else if (attempt.code === '') return 'empty code';
  const token = await signIn(account, attempt);
  return token === null ? 'password' : { token, name: account.name };
}

async function signIn(account: StoredAccount, { address, device }: LoginAttempt): Promise<string | null> {
  const id = String(account._id);
  const { token, sessionId } = await openSession(id, device);
  const others = { $filter: { input: '$knownAddresses', cond: { $ne: ['$$this', address] } } };
  const latest = { $slice: [{ $concatArrays: [others, [address]] }, -maxKnownAddresses] };
  // If the password was changed or the account disabled meanwhile, all its sessions were ended; this one must not remain.
  const current = await AccountModel.findOneAndUpdate(
    { _id: account._id, passwordHash: account.passwordHash, disabledAt: null },
    [{ $set: { knownAddresses: latest } }],
    { updatePipeline: true },
  ).lean();
  if (!current) {
    await endSession(id, sessionId);
    return null;
  }
  await recordEvent('login', { account: { id, name: account.name }, facts: { device, address } });
  return token;
}
