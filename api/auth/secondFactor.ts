import { createHash } from 'node:crypto';
import {
  recoveryCodes,
  secondFactorConfirm,
  secondFactorEnd,
  secondFactorSecret,
  secondFactorStart,
} from '@ritmi/shared/domain/auth/schema';
import { uncheckedCode, wrongCode } from '@ritmi/shared/domain/auth/text';
import type { FieldError } from '@ritmi/shared/domain/errors';
import { Secret, TOTP } from 'otpauth';
import { readSettings } from '../db/settings.js';
import { HttpError, notFound } from '../http/errors.js';
import { route } from '../http/route.js';
import { recordEvent } from './audit.js';
import { AccountModel, type StoredAccount } from './model.js';
import { currentPasswordIs, requireProof, storedAccountOf } from './proof.js';
import { isOurs, seal, unseal } from './sealing.js';

const recoveryCount = 10;
/** A clock may be half a minute off. */
const toleratedSteps = 1;

const totpOf = (secret: string, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...names, secret: Secret.fromBase32(secret) });

const problems = {
  wrong: { path: 'code', code: 'wrongCode', message: wrongCode },
  unchecked: { path: 'code', code: 'uncheckedCode', message: uncheckedCode },
} as const satisfies Record<string, FieldError>;

export const secondFactorRoutes = [
  route({
    method: 'post',
    path: '/auth/second-factor',
    access: 'admin',
    summary:
      'Creates a secret for an authenticator app; logins need its codes once the first one is confirmed',
    body: secondFactorStart,
    answer: secondFactorSecret,
    errors: [409, 429],
    handle: async (call) => {
      const account = await requireProof(call, currentPasswordIs(call.body.currentPassword));
      if (account.secondFactor) {
        throw new HttpError(409, { code: 'factorOn', message: 'The second factor is on already' });
      }
      const secret = new Secret({ size: 20 }).base32;
      await AccountModel.updateOne({ _id: account._id }, { pendingSecret: seal(secret, account.email) });
      const { name: issuer } = await readSettings();
      return { body: { secret, url: totpOf(secret, { issuer, label: account.email }).toString() } };
    },
  }),
  route({
    method: 'post',
    path: '/auth/second-factor/confirm',
    access: 'admin',
    summary: 'Switches the second factor on and returns its recovery codes, which are shown only once',
    body: secondFactorConfirm,
    answer: recoveryCodes,
    errors: [404, 429],
    handle: async (call) => {
      const { pendingSecret, email } = await storedAccountOf(call);
      if (!pendingSecret || unseal(pendingSecret, email) === null) {
        throw notFound('noFactorPending', 'No second factor is being set up');
      }
      let codes: readonly string[] | null = null;
      await requireProof(call, async (stored) => {
        codes = await confirmFactor(stored, call.body.code);
        return codes ? null : problems.wrong;
      });
      await recordEvent('second-factor', { account: call.account, facts: { isOn: true } });
      return { body: { recoveryCodes: codes } };
    },
  }),
  route({
    method: 'delete',
    path: '/auth/second-factor',
    access: 'admin',
    summary: 'Switches the second factor off',
    body: secondFactorEnd,
    errors: [404, 429],
    handle: async (call) => {
      const { currentPassword, code } = call.body;
      if (!(await storedAccountOf(call)).secondFactor)
        throw notFound('factorOff', 'The second factor is off');
      const { _id } = await requireProof(call, async (stored, passwords) => {
        const wrongPassword = await currentPasswordIs(currentPassword)(stored, passwords);
        if (wrongPassword) return wrongPassword;
        const outcome = await redeemCode(stored, code);
        return outcome === 'right' ? null : problems[outcome];
      });
      await AccountModel.updateOne({ _id }, { $unset: { secondFactor: 1, pendingSecret: 1 } });
      await recordEvent('second-factor', { account: call.account, facts: { isOn: false } });
      return {};
    },
  }),
];

/** Switches the pending second factor on and returns its recovery codes; null when the code is wrong. */
async function confirmFactor(account: StoredAccount, code: string): Promise<readonly string[] | null> {
  const { pendingSecret, email } = account;
  const secret = pendingSecret ? unseal(pendingSecret, email) : null;
  const step = secret === null ? null : stepOf(secret, code);
  if (!pendingSecret || step === null) return null;
  const codes = Array.from({ length: recoveryCount }, () => new Secret({ size: 10 }).base32);
  const { modifiedCount } = await AccountModel.updateOne(
    { _id: account._id, pendingSecret },
    {
      $set: { secondFactor: { secret: pendingSecret, lastStep: step, recoveryHashes: codes.map(hashOf) } },
      $unset: { pendingSecret: 1 },
    },
  );
  return modifiedCount > 0 ? codes.map((each) => each.replaceAll(/(.{4})(?=.)/g, '$1-')) : null;
}

/**
 * Uses up a code of the authenticator app or a recovery code. Each works once in all processes. Codes of the app are
 * `unchecked` while the key of their secret is missing.
 */
export async function redeemCode(
  { _id, email, secondFactor }: StoredAccount,
  code: string,
): Promise<'right' | keyof typeof problems> {
  if (!secondFactor) return 'wrong';
  const secret = unseal(secondFactor.secret, email);
  if (secret === null && isOfApp(code)) return 'unchecked';
  const step = secret === null ? null : stepOf(secret, code);
  const [filter, update] =
    step === null
      ? [
          { 'secondFactor.recoveryHashes': hashOf(code) },
          { $pull: { 'secondFactor.recoveryHashes': hashOf(code) } },
        ]
      : [{ 'secondFactor.lastStep': { $lt: step } }, { $set: { 'secondFactor.lastStep': step } }];
  const taken = await AccountModel.updateOne(
    { _id, 'secondFactor.secret': secondFactor.secret, ...filter },
    update,
  );
  return taken.modifiedCount > 0 ? 'right' : 'wrong';
}

/** How many accounts have a second factor whose key is not the one that is set. */
export async function countUnreadable(): Promise<number> {
  const accounts = await AccountModel.find({ secondFactor: { $exists: true } }).lean();
  return accounts.filter(({ secondFactor }) => secondFactor && !isOurs(secondFactor.secret)).length;
}

/** The time step of a code, null when the code is not valid now. */
function stepOf(secret: string, code: string): number | null {
  if (!isOfApp(code)) return null;
  const totp = totpOf(secret);
  const timestamp = Date.now();
  const delta = totp.validate({ token: digitsOf(code), timestamp, window: toleratedSteps });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

const digitsOf = (code: string) => code.replaceAll(/\s/g, '');

const isOfApp = (code: string) => /^\d{6}$/.test(digitsOf(code));

/** Ignores case and separators. With 80 random bits a code needs no slow hash. */
function hashOf(recoveryCode: string): string {
  return createHash('sha256')
    .update(recoveryCode.toUpperCase().replaceAll(/[^A-Z2-7]/g, ''))
    .digest('base64url');
}
