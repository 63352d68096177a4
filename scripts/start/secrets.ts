import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { provideSecret, readSecret } from './secretFile.js';
import type { Settings } from './settings.js';

const ownerOnly = { mode: 0o600 };

export interface TokenSecrets {
  /** Signs sessions. */
  readonly current: string;
  /** Still verifies the sessions that it signed, so that a new secret signs nobody out. */
  readonly previous: string | undefined;
}

/** The given secrets, else those in the data folder, where the current one is made at the first start. */
export async function provideTokenSecrets(settings: Settings): Promise<TokenSecrets> {
  const path = join(settings.DATA_DIR, 'jwt-secret');
  const previous = settings.JWT_SECRET_PREVIOUS ?? (await readSecret(`${path}-previous`));
  return { current: settings.JWT_SECRET ?? (await provideSecret(path)), previous: previous ?? undefined };
}

/** Removes the data folder's own secrets of sessions: the next start makes a new one, which no token of before matches. */
export async function removeTokenSecrets(dataFolder: string): Promise<void> {
  for (const name of ['jwt-secret', 'jwt-secret-previous']) await rm(join(dataFolder, name), { force: true });
}

interface DatabasePlace {
  readonly dbPath: string;
  readonly keyFile: string;
  readonly key: string;
  readonly database: string;
}

/** Where the mongod of a data folder keeps its data and its key, which is made when there is none. */
export async function provideDatabasePlace(dataFolder: string): Promise<DatabasePlace> {
  const keyFile = join(dataFolder, 'mongodb-key');
  const key = await provideSecret(keyFile);
  return { dbPath: join(dataFolder, 'mongodb'), keyFile, key, database: 'ritmi' };
}

const adminSchema = z.object({ email: z.string(), password: z.string() });

export interface FirstAdmin {
  readonly email: string;
  readonly password: string;
  /** Where the generated login is kept; null when the environment gave all of it. */
  readonly keptIn: string | null;
  readonly isNew: boolean;
}

/**
 * E-mail and password of the first admin; what the environment leaves out is generated once and kept.
 * @throws Error that names the file when what is kept can't be read: a new login would be printed that opens nothing.
 */
export async function provideFirstAdmin(settings: Settings): Promise<FirstAdmin> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = settings;
  if (email && password) return { email, password, keptIn: null, isNew: false };
  const keptIn = join(settings.DATA_DIR, 'admin-login.json');
  const kept = await readKept(keptIn);
  if (kept && (!email || email === kept.email) && (!password || password === kept.password)) {
    return { ...kept, keptIn, isNew: false };
  }
  const made = {
    email: email ?? 'admin@ritmi.example',
    password: password ?? randomBytes(12).toString('base64url'),
  };
  await writeFile(keptIn, `${JSON.stringify(made, null, 2)}\n`, ownerOnly);
  return { ...made, keptIn, isNew: true };
}

async function readKept(path: string): Promise<z.infer<typeof adminSchema> | null> {
  if (!existsSync(path)) return null;
  const text = await readFile(path, 'utf8');
  try {
    return adminSchema.parse(JSON.parse(text));
  } catch (cause) {
    const remedy = 'mend or delete it; `npm run admin -- reset EMAIL` sets a new password';
    throw new Error(`${path} is damaged: ${remedy}`, { cause });
  }
}
