import { randomBytes } from 'node:crypto';
import { chmod, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Settings } from './settings.js';

const ownerOnly = 0o600;
const minLength = 16;

/**
 * The secrets of sessions from the settings, or else from the data folder, where the first start makes the current one. The
 * previous secret still verifies the sessions that it signed, so that a new secret signs nobody out.
 */
export async function provideTokenSecrets(settings: Settings) {
  const path = join(settings.DATA_DIR, 'jwt-secret');
  return {
    JWT_SECRET: settings.JWT_SECRET ?? (await provideSecret(path)),
    JWT_SECRET_PREVIOUS: settings.JWT_SECRET_PREVIOUS ?? (await readSecret(`${path}-previous`)),
  };
}

/** The key of second factors from the settings, or else from the data folder, where the first start makes it. */
export async function provideFactorKey({ SECOND_FACTOR_KEY, DATA_DIR }: Settings) {
  return {
    SECOND_FACTOR_KEY: SECOND_FACTOR_KEY ?? (await provideSecret(join(DATA_DIR, 'second-factor-key'))),
  };
}

/** Removes the data folder's session secrets. The next start makes a new one, so older tokens are invalid. */
export async function removeTokenSecrets(dataFolder: string): Promise<void> {
  for (const name of ['jwt-secret', 'jwt-secret-previous']) await rm(join(dataFolder, name), { force: true });
}

/** Paths of the data and the key of a data folder's mongod; the key is made when missing. */
export async function provideDatabasePlace(dataFolder: string) {
  const keyFile = join(dataFolder, 'mongodb-key');
  const key = await provideSecret(keyFile);
  return { dbPath: join(dataFolder, 'mongodb'), keyFile, key, database: 'ritmi' };
}

/**
 * The secret in a file, which is made of 32 random bytes when missing. Never overwritten: what depends on it would be
 * inaccessible. @throws as `readSecret`
 */
async function provideSecret(path: string): Promise<string> {
  const stored = await readSecret(path);
  if (stored !== undefined) return stored;
  const made = randomBytes(32).toString('hex');
  // Renamed after the sync: a crash leaves a complete file or none.
  const part = `${path}.${process.pid}.part`;
  await writeFile(part, `${made}\n`, { mode: ownerOnly, flush: true });
  await rename(part, path);
  return made;
}

/** The secret in a file, if it exists. @throws an Error that names the file when it is unreadable or invalid */
async function readSecret(path: string): Promise<string | undefined> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw new Error(`${path} cannot be read (${error.code})`);
  });
  const secret = text?.trim();
  if (secret === undefined) return undefined;
  if (secret.length < minLength) {
    throw new Error(
      `${path} is damaged: put it back from a copy, or delete it and a new one is made (docs/running.md)`,
    );
  }
  // A restored copy may have other permissions.
  await chmod(path, ownerOnly);
  return secret;
}

const firstLogin = z.object({ email: z.string(), password: z.string() });

/** File in which the API stores the first admin's login until the generated password is changed. */
export const firstLoginFile = ({ DATA_DIR }: Settings) => join(DATA_DIR, 'admin-login.json');

/** The login of the first admin, null when there is none or it cannot be read. */
export async function readFirstLogin(settings: Settings): Promise<z.infer<typeof firstLogin> | null> {
  const text = await readFile(firstLoginFile(settings), 'utf8').catch(() => '');
  try {
    return firstLogin.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
