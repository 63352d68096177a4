import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { provideSecret, readSecret } from './secretFile.js';
import type { Settings } from './settings.js';

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

/** Where the mongod of a data folder has its data and its key, which is made when there is none. */
export async function provideDatabasePlace(dataFolder: string) {
  const keyFile = join(dataFolder, 'mongodb-key');
  const key = await provideSecret(keyFile);
  return { dbPath: join(dataFolder, 'mongodb'), keyFile, key, database: 'ritmi' };
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
