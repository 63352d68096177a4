import { type InferSchemaType, model, Schema, type Types } from 'mongoose';

const accountSchema = new Schema(
  {
    /** Lower case: it is how an account is found. */
    email: { type: String, required: true, unique: true },
    name: { type: String, required: true },
    passwordHash: { type: String, required: true },
    /** Where the owner has logged in from; the rate limit does not lock these out (docs/decisions/010). */
    knownAddresses: { type: [String], default: [] },
  },
  { timestamps: true },
);

const sessionSchema = new Schema({
  accountId: { type: Schema.Types.ObjectId, required: true, index: true },
  createdAt: { type: Date, required: true },
  expiresAt: { type: Date, required: true, index: { expires: 0 } },
});

export const AccountModel = model('Account', accountSchema, 'accounts');

export const SessionModel = model('Session', sessionSchema, 'sessions');

export type StoredAccount = InferSchemaType<typeof accountSchema> & { _id: Types.ObjectId };
