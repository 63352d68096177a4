import { randomBytes } from 'node:crypto';
import { chmod, readFile, rename, writeFile } from 'node:fs/promises';

const ownerOnly = 0o600;
const minLength = 16;

/**
 * The secret in a file; 32 random bytes are written when there is no such file. It is never overwritten: whoever
 * depends on it could not be reached any more.
 * @throws Error that names the file when it cannot be read or holds no secret.
 */
export async function provideSecret(path: string): Promise<string> {
  const stored = await readSecret(path);
  if (stored !== null) return stored;
  const made = randomBytes(32).toString('hex');
  // Renamed when it is on the disk: a crash leaves the whole file or none.
  const part = `${path}.${process.pid}.part`;
  await writeFile(part, `${made}\n`, { mode: ownerOnly, flush: true });
  await rename(part, path);
  return made;
}

/** The secret in a file, null when there is no such file. @throws as `provideSecret`. */
export async function readSecret(path: string): Promise<string | null> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw new Error(`${path} cannot be read (${error.code})`);
  });
  if (text === null) return null;
  const secret = text.trim();
  if (secret.length < minLength) {
    throw new Error(
      `${path} is damaged: put it back from a copy, or delete it and a new one is made (docs/running.md)`,
    );
  }
  // A copy that was put back may have come without its rights.
  await chmod(path, ownerOnly);
  return secret;
}
