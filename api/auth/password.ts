import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/**
 * Nobody's password, hashed with the parameters of `hashPassword`, so that a login with an unknown e-mail address does
 * the same work as one with a wrong password.
 */
const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$+juqCk9HhbjXXNWM84hKIQ$OuiGVCkN/NcZ5VCceumUiExaup6gTneeiyBuMzL3wyY';

/** The library's defaults: argon2id, 19 MiB, 2 passes, 1 thread, as OWASP recommends. */
export async function hashPassword(password: string): Promise<string> {
  const { hash } = await import('@node-rs/argon2');
  return hash(password.normalize('NFC'));
}

/** Whether the password matches the hash. Without a hash it does the same work and returns false. */
export async function isPasswordOf(passwordHash: string | null, password: string): Promise<boolean> {
  const { verify } = await import('@node-rs/argon2');
  const isRight = await verify(passwordHash ?? nobodysHash, password.normalize('NFC'));
  return isRight && passwordHash !== null;
}

/**
 * Whether a password is found among the first million guesses: common ones, keyboard rows, repetitions, and what is
 * known of its owner. It runs in a worker thread, so that the lists' 25 MB are freed when that ends.
 */
export async function isCommonPassword(password: string, ownWords: readonly string[]): Promise<boolean> {
  const worker = new Worker(new URL('./passwordScore.mjs', import.meta.url), {
    workerData: { password, ownWords },
    execArgv: [],
  });
  const [score = 0]: number[] = await once(worker, 'message');
  return score < 2;
}
