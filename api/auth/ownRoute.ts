import type { FieldError } from '@ritmi/shared/domain/shapes';
import type { z } from 'zod';
import { type Account, addressOf } from '../http/auth.js';
import { invalid, tooMany, unauthorized } from '../http/errors.js';
import { accountOf, type Call, type Route, route } from '../http/route.js';
import { countAttempt } from './attempts.js';
import { recordEvent } from './audit.js';
import { AccountModel, type StoredAccount } from './model.js';
import { isPasswordOf } from './password.js';

type OwnRoute<B extends z.ZodType> = Pick<Route, 'errors' | 'method' | 'path' | 'summary'> & {
  readonly body?: B;
  /** Shape of what `handle` returns; without one the answer is an empty 204. */
  readonly answer?: z.ZodType;
  readonly handle: (call: Call<z.output<B>>, account: Account) => Promise<unknown>;
};

/** A route on the own account. */
export function ownRoute<B extends z.ZodType>({ answer, handle, ...described }: OwnRoute<B>): Route {
  return route({
    ...described,
    access: 'admin',
    answer: answer ? { status: 200, schema: answer } : { status: 204, schema: null },
    handle: async (call) => {
      const body = await handle(call, accountOf(call));
      return answer ? { status: 200, body } : { status: 204 };
    },
  });
}

/** The account of a call on a route with access `admin`, as it is stored. */
export async function storedAccountOf(call: Call): Promise<StoredAccount> {
  const stored = await AccountModel.findById(accountOf(call).id).lean();
  if (!stored) throw unauthorized();
  return stored;
}

type Proof = (stored: StoredAccount) => Promise<FieldError | null>;

/**
 * The stored account of a call whose sender has proved to be its owner. Wrong proofs count like wrong logins: a stolen
 * token must not become a way to guess.
 * @throws 422 at the field that is wrong, 429 after too many wrong ones.
 */
export async function requireProof(call: Call, proof: Proof): Promise<StoredAccount> {
  const stored = await storedAccountOf(call);
  const { email, knownAddresses } = stored;
  const address = addressOf(call.request);
  const counted = await countAttempt({ email, address, isKnown: knownAddresses.includes(address) });
  if (counted.waitS > 0) throw tooMany(counted.waitS, 'Too many wrong tries');
  const wrong = await proof(stored);
  if (wrong) {
    const facts = { wrong: wrong.path, address };
    await recordEvent('login-failed', { account: accountOf(call), facts });
    throw invalid([wrong]);
  }
  await counted.refund();
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
