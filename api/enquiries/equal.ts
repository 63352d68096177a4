import { phoneE164 } from '@ritmi/shared/domain/contact/phone';
import { textIn } from '@ritmi/shared/domain/values';
import mongoose, { Schema } from 'mongoose';
import { type Collection, plainDocuments, type Stored } from '../db/collection.js';
import { fingerprintOf } from '../db/idempotency.js';
import type { Fields } from '../db/kinds.js';

/** How long an equal enquiry of a form without scripts is the same one. */
const windowMs = 10 * 60 * 1000;

type Sent = { _id: string; at: Date };

const schema = new Schema<Sent>({ _id: String, at: Date }, { collection: 'sentForms', ...plainDocuments });
schema.index({ at: 1 }, { expireAfterSeconds: windowMs / 1000 });

/** Digests of what forms have sent: two equal ones at once write the same document, so the second finds the first. */
const sentForms = mongoose.model<Sent>('sentForms', schema);

/** An enquiry of the last ten minutes with the same phone, date and choice; null when there is none. */
export async function findEqual({ model }: Collection, asked: Fields): Promise<Stored | null> {
  const { date, packageId, serviceIds, artistId } = asked;
  const same = {
    phoneE164: phoneE164(textIn(asked, 'phone')),
    date,
    packageId: packageId ?? null,
    // Mongoose takes a list alone for several values.
    serviceIds: { $eq: serviceIds ?? [] },
    artistId: artistId ?? null,
    source: 'site',
  };
  await sentForms.updateOne({ _id: fingerprintOf(same) }, { at: new Date() }, { upsert: true });
  return model
    .findOne({ ...same, createdAt: { $gt: new Date(Date.now() - windowMs) } })
    .sort({ createdAt: -1 })
    .lean<Stored>();
}
