import type { accountOperations } from '@ritmi/shared/domain/history';
import { type InferSchemaType, model, Schema, type Types } from 'mongoose';
import { plainDocuments } from '../db/collection.js';
import type { StoredEntry } from '../db/history.js';

const secondFactorSchema = new Schema(
  {
    /** Sealed (sealing.ts); never leaves the server again once it is on. */
    secret: { type: String, required: true },
    /** Time step of the last code that was accepted: a code works once. */
    lastStep: { type: Number, required: true },
    /** SHA-256 of the recovery codes that are left. */
    recoveryHashes: { type: [String], default: [] },
  },
  { _id: false },
);

const accountSchema = new Schema(
  {
    /** Normalized, because accounts are found by it. */
    email: { type: String, required: true, unique: true },
    name: { type: String, required: true },
    passwordHash: { type: String, required: true },
    /** While the account has its generated first password, nothing else can be written. */
    mustChangePassword: Boolean,
    /** Since when logins are refused. */
    disabledAt: Date,
    secondFactor: secondFactorSchema,
    /** Sealed secret of a second factor that is not confirmed by a first code yet. */
    pendingSecret: String,
    /** Where the owner has logged in from; the rate limit does not lock these out (docs/decisions/010). */
    knownAddresses: { type: [String], default: [] },
  },
  { timestamps: true },
);

const sessionSchema = new Schema({
  accountId: { type: Schema.Types.ObjectId, required: true, index: true },
  createdAt: { type: Date, required: true },
  lastUsedAt: { type: Date, required: true },
  device: String,
  expiresAt: { type: Date, required: true, index: { expires: 0 } },
});

/** Audit entries about accounts. They have a collection of their own, because the change feed of the others is public. */
export type AccountEvent = StoredEntry & { readonly op: (typeof accountOperations)[number] };

const eventSchema = new Schema<AccountEvent>({ _id: String, at: Date }, plainDocuments);
// Retention removes what is older than TRASH_DAYS.
eventSchema.index({ at: -1 });

/** Counters of rate-limiter-flexible; the model is here so that the collection has its indexes from the start. */
const attemptSchema = new Schema({
  key: { type: String, unique: true },
  points: Number,
  expire: { type: Date, index: { expires: 0 } },
});

export const AccountModel = model('Account', accountSchema, 'accounts');

export const SessionModel = model('Session', sessionSchema, 'sessions');

export const AccountEventModel = model<AccountEvent>('AccountEvent', eventSchema, 'accountEvents');

export const AttemptModel = model('Attempt', attemptSchema, 'tries');

export type StoredAccount = InferSchemaType<typeof accountSchema> & { _id: Types.ObjectId };
