import { randomBytes } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { codeOf } from '../db/errors.js';
import { createAccount, normalizeEmail } from './accounts.js';
import { program } from './audit.js';
import { AccountModel } from './model.js';
import { inPasswordQueue } from './password.js';

const login = z.object({ email: z.string(), password: z.string() });

type Login = z.output<typeof login>;

type Given = {
  readonly email?: string | undefined;
  /** Stored as it is, however short. */
  readonly password?: string | undefined;
  readonly name: string;
};

type Warn = (message: string) => void;

const pathIn = (folder: string) => join(folder, 'admin-login.json');

/**
 * Creates the first admin when there is no account yet. Where no password is given, it generates one and saves it in
 * `admin-login.json` in the folder, readable by its owner only, until the password is changed.
 */
export async function ensureFirstAdmin(
  { email, password, name }: Given,
  folder: string,
  warn: Warn,
): Promise<void> {
  if (await AccountModel.exists({})) return;
  if (password) {
    await createAccount({ email: email ?? defaultEmail, password, name }, program);
    return;
  }
  const made = await provideLogin(folder, email, warn);
  if (await createAccount({ ...made, name, mustChangePassword: true }, program)) return;
  // Another process was faster. In the same folder it has used the same file; otherwise our login is of no use.
  const other = await AccountModel.findOne({ email: normalizeEmail(made.email) }).lean();
  const isOurs = await inPasswordQueue(({ isOf }) => isOf(other?.passwordHash ?? null, made.password));
  if (!isOurs) await rm(pathIn(folder));
}

/** Removes the file when it holds this account's login, whose password has been changed. */
export async function forgetFirstLogin(folder: string, email: string): Promise<void> {
  const saved = await readLogin(folder);
  if (typeof saved === 'object' && saved && normalizeEmail(saved.email) === email) await rm(pathIn(folder));
}

const defaultEmail = 'admin@ritmi.example';

/** The login that an earlier start has left in the folder, or a new one. */
async function provideLogin(folder: string, email: string | undefined, warn: Warn): Promise<Login> {
  const path = pathIn(folder);
  const saved = await readLogin(folder);
  if (typeof saved === 'object' && saved && (!email || email === saved.email)) return saved;
  if (saved !== null) {
    const aside = `${path}.${Date.now()}.old`;
    await rename(path, aside);
    warn(`admin-login.json was damaged or had another e-mail address; it was renamed to ${aside}`);
  }
  const made = { email: email ?? defaultEmail, password: randomBytes(12).toString('base64url') };
  const part = `${path}.${process.pid}.part`;
  await writeFile(part, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600, flush: true });
  try {
    // Unlike a rename it fails when another process has just created the file, whose login then counts.
    await link(part, path);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return await provideLogin(folder, email, warn);
    throw error;
  } finally {
    await rm(part);
  }
  return made;
}

async function readLogin(folder: string): Promise<Login | 'unreadable' | null> {
  try {
    return login.parse(JSON.parse(await readFile(pathIn(folder), 'utf8')));
  } catch (error) {
    return codeOf(error) === 'ENOENT' ? null : 'unreadable';
  }
}
