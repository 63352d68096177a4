import { fold } from '@ritmi/shared/domain/text/fold';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import PQueue from 'p-queue';
import { tooMany } from '../http/errors.js';

/**
 * Nobody's password, hashed with the parameters of `hash`, so that a login with an unknown e-mail address does the same
 * work as one with a wrong password.
 */
const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$+juqCk9HhbjXXNWM84hKIQ$OuiGVCkN/NcZ5VCceumUiExaup6gTneeiyBuMzL3wyY';

/** Work that may wait for its turn; more is refused. */
const maxWaiting = 100;

// A hash takes 19 MiB, and a comparison with common passwords 25 MB.
const queue = new PQueue({ concurrency: 2 });

/** What can be done with a password, in its turn only. */
export type Passwords = {
  /** The library's defaults: argon2id, 19 MiB, 2 passes, 1 thread, as OWASP recommends. */
  readonly hash: (password: string) => Promise<string>;
  /** Whether the password matches the hash. Without a hash it does the same work and returns false. */
  readonly isOf: (passwordHash: string | null, password: string) => Promise<boolean>;
  /**
   * Whether a password is found among the first million guesses: common ones, keyboard rows, repetitions, and what is
   * known of its owner. It runs in a worker thread, so that the lists' memory is freed when that ends.
   */
  readonly isCommon: (password: string, ownWords: readonly string[]) => Promise<boolean>;
};

/** The only way to passwords: two pieces of work at a time, whoever asks. @throws 429 when too many are waiting. */
export async function inPasswordQueue<T>(work: (passwords: Passwords) => Promise<T>): Promise<T> {
  if (queue.size >= maxWaiting) throw tooMany(1);
  return queue.add(() => work(passwords));
}

const passwords: Passwords = {
  hash: async (password) => {
    const { hash } = await import('@node-rs/argon2');
    return hash(password.normalize('NFC'));
  },
  isOf: async (passwordHash, password) => {
    const { verify } = await import('@node-rs/argon2');
    const isRight = await verify(passwordHash ?? nobodysHash, password.normalize('NFC'));
    return isRight && passwordHash !== null;
  },
  isCommon: async (password, ownWords) => {
    const worker = new Worker(new URL('./passwordScore.mjs', import.meta.url), {
      workerData: { password, folded: fold(password), ownWords },
      execArgv: [],
    });
    const [score = 0]: number[] = await once(worker, 'message');
    // The next one may start only when the memory of this one is free.
    await worker.terminate();
    return score < 2;
  },
};
