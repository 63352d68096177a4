import mongoose from 'mongoose';
import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import { digestOf } from './keys.js';
import { TriesModel } from './model.js';

/** Counts uses of a key in windows that all processes share through the database. */
function limiter(keyPrefix: string, points: number, duration: number): RateLimiterMongo {
  return new RateLimiterMongo({
    storeClient: mongoose.connection,
    tableName: TriesModel.collection.collectionName,
    // `connect` has made them.
    disableIndexesCreation: true,
    keyPrefix,
    points,
    duration,
  });
}

const quarterS = 15 * 60;

/** No answer asks for a longer wait (contract, Wire format). */
const longestWaitS = quarterS;

const byAddress = limiter('address', 20, quarterS);
// A window can begin anywhere, so an hour holds at most 5 × 6 of these and 2 × 35 of those: 100 (docs/decisions/010).
const byStrangers = limiter('strangers', 6, quarterS);
const byOwner = limiter('owner', 35, 4 * quarterS);

/** Somebody's try to show that an account is theirs, by password or code. */
export type Try = {
  /** E-mail address in its normal form, of an account or not. */
  readonly email: string;
  /** Key of the caller's address. */
  readonly address: string;
  /** Whether the owner has logged in from there before. */
  readonly isKnown: boolean;
};

/** Seconds until the try may be made, 0 when it may now. Counts nothing. */
export async function waitBefore({ email, address, isKnown }: Try): Promise<number> {
  const [ofAddress, ofAccount] = await Promise.all([
    isKnown ? 0 : leftOf(byAddress, address),
    leftOf(isKnown ? byOwner : byStrangers, email),
  ]);
  return Math.max(ofAddress, ofAccount);
}

type CountedTry = {
  /** Seconds to wait when it must not be made, else 0. */
  readonly waitS: number;
  /** Seconds to wait when it was wrong, 0 when another one may follow at once. */
  readonly waitAfterWrongS: number;
  /** It was right, so it does not count. */
  giveBack(): Promise<void>;
};

/** Counts a try before it is made: of many at once none gets past the limit. */
export async function countTry({ email, address, isKnown }: Try): Promise<CountedTry> {
  const byAccount = isKnown ? byOwner : byStrangers;
  const [ofAddress, ofAccount] = await Promise.all([take(byAddress, address), take(byAccount, email)]);
  return {
    waitS: isKnown ? ofAccount : Math.max(ofAddress, ofAccount),
    waitAfterWrongS: Math.max(ofAddress, ofAccount),
    giveBack: async () => {
      await Promise.all([byAddress.reward(digestOf(address), 1), byAccount.reward(digestOf(email), 1)]);
    },
  };
}

const noted = limiter('noted', 100, 4 * quarterS);

/** Whether something that anybody can cause any number of times may be noted once more in this hour. */
export async function mayNote(key: string): Promise<boolean> {
  return (await take(noted, key)) === 0;
}

async function leftOf(limit: RateLimiterMongo, key: string): Promise<number> {
  const result = await limit.get(digestOf(key));
  return result && result.consumedPoints >= limit.points ? secondsOf(result) : 0;
}

/** Takes one use of a key; answers the seconds to wait when none is left. */
async function take(limit: RateLimiterMongo, key: string): Promise<number> {
  try {
    await limit.consume(digestOf(key));
    return 0;
  } catch (error) {
    if (error instanceof RateLimiterRes) return secondsOf(error);
    throw error;
  }
}

function secondsOf({ msBeforeNext }: RateLimiterRes): number {
  return Math.min(longestWaitS, Math.max(1, Math.ceil(msBeforeNext / 1000)));
}
