import type { mongo } from 'mongoose';
import { isDuplicateKey } from '../db/errors.js';
import type { Who } from '@ritmi/shared/domain/access';
import type { Colleague } from '@ritmi/shared/domain/auth/schema';
import { clean } from '@ritmi/shared/domain/text/clean';
import { subscriptions } from '../push/model.js';
import { commandLine, recordEvent } from './audit.js';
import { AccountModel, type StoredAccount } from './model.js';
import { inPasswordQueue } from './password.js';
import { endSessions } from './session.js';

type NewAccount = {
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly mustChangePassword?: boolean;
};

/** How an e-mail address is stored and compared. A paste brings marks of direction and spaces of width 0. */
export function normalizeEmail(email: string): string {
  return clean(email).trim().normalize('NFC').toLowerCase();
}

/** Creates an account; false when the e-mail address is taken. `who` stands in its audit entry. */
export async function createAccount(
  { email, password, ...rest }: NewAccount,
  who: Who = commandLine,
): Promise<boolean> {
  const passwordHash = await inPasswordQueue(({ hash }) => hash(password));
  try {
    const { _id, name } = await AccountModel.create({ email: normalizeEmail(email), passwordHash, ...rest });
    await recordEvent('created', { account: { id: String(_id), name }, who });
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

/**
 * Sets a password that must be changed before the first write, signs the account out everywhere and switches its second
 * factor off, for owners who have lost their device; false when there is no such account.
 */
export async function resetPassword(email: string, password: string): Promise<boolean> {
  const passwordHash = await inPasswordQueue(({ hash }) => hash(password));
  return changeByCommand(email, 'password', {
    $set: { passwordHash, mustChangePassword: true },
    $unset: { secondFactor: 1, pendingSecret: 1 },
  });
}

/** Signs an account out everywhere and refuses its logins; false when there is no such account. */
export function disableAccount(email: string): Promise<boolean> {
  return changeByCommand(email, 'disabled', { $set: { disabledAt: new Date() } });
}

/** Allows a disabled account to log in again; false when there is no such account. */
export function enableAccount(email: string): Promise<boolean> {
  return changeByCommand(email, 'enabled', { $unset: { disabledAt: 1 } });
}

/**
 * Deletes an account, which signs it out everywhere; the audit still names it. False when there is no such account.
 * @throws for the last account, without which nobody could sign in
 */
export async function deleteAccount(email: string): Promise<boolean> {
  const account = await AccountModel.findOne({ email: normalizeEmail(email) }).lean();
  if (!account) return false;
  if (!(await AccountModel.exists({ _id: { $ne: account._id }, disabledAt: null })))
    throw new Error('No other admin could sign in: create one first');
  await AccountModel.deleteOne({ _id: account._id });
  await noteCommand('deleted', account);
  return true;
}

type Command = 'password' | 'disabled' | 'enabled';

async function changeByCommand(email: string, op: Command, update: mongo.UpdateFilter<mongo.Document>) {
  const account = await AccountModel.findOneAndUpdate({ email: normalizeEmail(email) }, update).lean();
  if (!account) return false;
  await noteCommand(op, account);
  return true;
}

async function noteCommand(op: Command | 'deleted', { _id, name }: StoredAccount): Promise<void> {
  const id = String(_id);
  await endSessions(id);
  // Its phones hear of no enquiry any more.
  await subscriptions.deleteMany({ accountId: id });
  await recordEvent(op, { account: { id, name }, who: commandLine });
}

/** All accounts by e-mail address, as the command lists them. */
export async function listAccounts() {
  const accounts = await AccountModel.find().sort({ email: 1 }).lean();
  return accounts.map(({ email, name, disabledAt, secondFactor }) => ({
    email,
    name,
    isDisabled: Boolean(disabledAt),
    hasSecondFactor: Boolean(secondFactor),
  }));
}

/** Those who can sign in, by name: nothing else of their accounts. */
export async function listColleagues(): Promise<Colleague[]> {
  const accounts = await AccountModel.find({ disabledAt: null }, { name: 1 })
    .sort({ name: 1, _id: 1 })
    .lean();
  return accounts.map(({ _id, name }) => ({ id: String(_id), name }));
}
