import mongoose from 'mongoose';
import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import { digestOf } from './keys.js';
import { AttemptModel } from './model.js';

/** Counts uses of a key in windows that all processes share through the database. */
function limiter(keyPrefix: string, points: number, duration: number): RateLimiterMongo {
  return new RateLimiterMongo({
    storeClient: mongoose.connection,
    tableName: AttemptModel.collection.collectionName,
    // `connect` creates them.
    disableIndexesCreation: true,
    keyPrefix,
    points,
    duration,
  });
}

/** Also the longest `Retry-After` (contract, Wire format). */
const quarterS = 15 * 60;

const byAddress = limiter('address', 20, quarterS);
// An hour overlaps at most 5 windows of strangers and 2 of the owner: 5 × 6 + 2 × 35 = 100 (docs/decisions/010).
const byStrangers = limiter('strangers', 6, quarterS);
const byOwner = limiter('owner', 35, 4 * quarterS);
const recorded = limiter('noted', 100, 4 * quarterS);

/** An attempt to authenticate, by password or code. */
export type Attempt = {
  /** Normalized e-mail address, of an account or not. */
  readonly email: string;
  readonly address: string;
  /** Whether the owner has logged in from there before. */
  readonly isKnown: boolean;
};

/** Seconds until the attempt may be made, 0 when it may be made now. Counts nothing. */
export async function waitBefore({ email, address, isKnown }: Attempt): Promise<number> {
  const [ofAddress, ofAccount] = await Promise.all([
    isKnown ? 0 : waitOf(byAddress, address),
    waitOf(isKnown ? byOwner : byStrangers, email),
  ]);
  return Math.max(ofAddress, ofAccount);
}

/** Counts an attempt before it is made, so that many at once cannot exceed the limit. */
export async function countAttempt({ email, address, isKnown }: Attempt) {
  const byAccount = isKnown ? byOwner : byStrangers;
  const [ofAddress, ofAccount] = await Promise.all([consume(byAddress, address), consume(byAccount, email)]);
  return {
    /** Seconds to wait when it must not be made, else 0. */
    waitS: isKnown ? ofAccount : Math.max(ofAddress, ofAccount),
    /** Seconds to wait if it is wrong, 0 when another one may follow at once. */
    waitAfterWrongS: Math.max(ofAddress, ofAccount),
    /** Call it when the password or code was right: that attempt does not count. */
    refund: async () => {
      await Promise.all([byAddress.reward(digestOf(address), 1), byAccount.reward(digestOf(email), 1)]);
    },
  };
}

/** Whether an event that anybody can cause any number of times may be recorded once more in this hour. */
export async function mayRecord(key: string): Promise<boolean> {
  return (await consume(recorded, key)) === 0;
}

async function waitOf(limit: RateLimiterMongo, key: string): Promise<number> {
  const result = await limit.get(digestOf(key));
  return result && result.consumedPoints >= limit.points ? secondsOf(result) : 0;
}

/** Counts one use of a key; returns the seconds to wait when none is left, else 0. */
async function consume(limit: RateLimiterMongo, key: string): Promise<number> {
  try {
    await limit.consume(digestOf(key));
    return 0;
  } catch (error) {
    if (error instanceof RateLimiterRes) return secondsOf(error);
    throw error;
  }
}

function secondsOf({ msBeforeNext }: RateLimiterRes): number {
  return Math.min(quarterS, Math.max(1, Math.ceil(msBeforeNext / 1000)));
}
