import { createHash } from 'node:crypto';
import mongoose from 'mongoose';
import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import { AttemptModel } from '../auth/model.js';

const hourS = 3600;

/** Enquiries of an hour before the next one counts as spam (contract, Asking), and before an address has to wait. */
const ofPhone = limiter('enquiry-phone', 5);
const ofAddress = limiter('enquiry-address', 60);
const mostOfAddress = 300;

/** Counts in windows that all processes share through the database. */
function limiter(keyPrefix: string, points: number): RateLimiterMongo {
  return new RateLimiterMongo({
    storeClient: mongoose.connection,
    tableName: AttemptModel.collection.collectionName,
    // `connect` creates them.
    disableIndexesCreation: true,
    keyPrefix,
    points,
    duration: hourS,
  });
}

type Sender = { readonly phone: string; readonly address: string };

type Counted = {
  readonly isSpam: boolean;
  /** Seconds that the address has to wait; 0 when it need not. */
  readonly waitS: number;
  /** Call it when no enquiry was made after all, as for a repeat. */
  readonly refund: () => Promise<void>;
};

/** Counts an enquiry of a visitor before it is made, so that many at once cannot exceed the limits. */
export async function countEnquiry({ phone, address }: Sender): Promise<Counted> {
  const [byPhone, byAddress] = await Promise.all([consume(ofPhone, phone), consume(ofAddress, address)]);
  const isSpam = byPhone.consumedPoints > ofPhone.points || byAddress.consumedPoints > ofAddress.points;
  const waitS =
    byAddress.consumedPoints > mostOfAddress ? Math.max(1, Math.ceil(byAddress.msBeforeNext / 1000)) : 0;
  const refund = async () => {
    await Promise.all([ofPhone.reward(keyOf(phone)), ofAddress.reward(keyOf(address))]);
  };
  return { isSpam, waitS, refund };
}

async function consume(limit: RateLimiterMongo, key: string): Promise<RateLimiterRes> {
  try {
    return await limit.consume(keyOf(key));
  } catch (error) {
    if (error instanceof RateLimiterRes) return error;
    throw error;
  }
}

/** Neither a number nor an address is stored. */
function keyOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** Forgets how often a phone number has asked. */
export async function forgetPhone(phone: string): Promise<void> {
  await ofPhone.delete(keyOf(phone));
}
