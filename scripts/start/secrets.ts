import { randomBytes } from 'node:crypto';
import { chmod, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Settings } from './settings.js';

const ownerOnly = 0o600;
const minLength = 16;

/**
 * The given secrets of sessions, else those in the data folder, where the current one is made at the first start. The one
 * before still verifies the sessions that it signed, so that a new secret signs nobody out.
 */
export async function provideTokenSecrets(settings: Settings) {
  const path = join(settings.DATA_DIR, 'jwt-secret');
  return {
    JWT_SECRET: settings.JWT_SECRET ?? (await provideSecret(path)),
    JWT_SECRET_PREVIOUS: settings.JWT_SECRET_PREVIOUS ?? (await readSecret(`${path}-previous`)),
  };
}

/** Removes the data folder's own secrets of sessions: the next start makes a new one, which no token of before matches. */
export async function removeTokenSecrets(dataFolder: string): Promise<void> {
  for (const name of ['jwt-secret', 'jwt-secret-previous']) await rm(join(dataFolder, name), { force: true });
}

/** Where the mongod of a data folder has its data and its key, which is made when there is none. */
export async function provideDatabasePlace(dataFolder: string) {
  const keyFile = join(dataFolder, 'mongodb-key');
  const key = await provideSecret(keyFile);
  return { dbPath: join(dataFolder, 'mongodb'), keyFile, key, database: 'ritmi' };
}

/**
 * The secret in a file; 32 random bytes are written when there is no such file. It is never overwritten: whoever
 * depends on it could not be reached any more. @throws as `readSecret`
 */
async function provideSecret(path: string): Promise<string> {
  const stored = await readSecret(path);
  if (stored !== undefined) return stored;
  const made = randomBytes(32).toString('hex');
  // Renamed when it is on the disk: a crash leaves the whole file or none.
  const part = `${path}.${process.pid}.part`;
  await writeFile(part, `${made}\n`, { mode: ownerOnly, flush: true });
  await rename(part, path);
  return made;
}

/** The secret in a file, if there is one. @throws Error that names the file when it cannot be read or holds no secret. */
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
  // A copy that was put back may have come without its rights.
  await chmod(path, ownerOnly);
  return secret;
}

const firstLogin = z.object({ email: z.string(), password: z.string() });

/** Where the API writes the login of the first admin; it is removed when the generated password was changed. */
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
