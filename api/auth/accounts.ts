import { mongo } from 'mongoose';
import { AccountModel } from './model.js';
import { hashPassword, isPasswordOf } from './password.js';
import { closeSessions } from './session.js';

type NewAccount = { readonly email: string; readonly password: string; readonly name: string };

/** How an e-mail address is stored and compared. */
export function normalizeEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

/** Makes the first admin when there is no account yet. */
export async function ensureAdmin(admin: NewAccount): Promise<void> {
  if (await AccountModel.exists({})) return;
  await createAccount(admin);
}

/** Makes an account; false when the e-mail address has one. */
export async function createAccount({ email, password, name }: NewAccount): Promise<boolean> {
  const passwordHash = await hashPassword(password);
  try {
    await AccountModel.create({ email: normalizeEmail(email), name, passwordHash });
    return true;
  } catch (error) {
    if (error instanceof mongo.MongoServerError && error.code === 11_000) return false;
    throw error;
  }
}

/** Sets a new password and signs the account out everywhere; false when there is no such account. */
export async function resetPassword(email: string, password: string): Promise<boolean> {
  const account = await AccountModel.findOneAndUpdate(
    { email: normalizeEmail(email) },
    { passwordHash: await hashPassword(password) },
  ).lean();
  if (account) await closeSessions(String(account._id));
  return account !== null;
}

type Change = {
  readonly currentPassword: string;
  readonly newPassword: string;
  /** The one that stays open. */
  readonly sessionId: string;
};

/** Sets the own password and signs all other sessions out; false when the current password is wrong. */
export async function changePassword(accountId: string, change: Change): Promise<boolean> {
  const account = await AccountModel.findById(accountId).lean();
  const isRight = await isPasswordOf(account?.passwordHash ?? null, change.currentPassword);
  if (!account || !isRight) return false;
  // Of two changes at once only the first one still finds the password that it checked.
  const { matchedCount } = await AccountModel.updateOne(
    { _id: accountId, passwordHash: account.passwordHash },
    { passwordHash: await hashPassword(change.newPassword) },
  );
  if (matchedCount > 0) await closeSessions(accountId, change.sessionId);
  return matchedCount > 0;
}
