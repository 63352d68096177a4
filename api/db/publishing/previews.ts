import { type EntityName, entityOf } from '@ritmi/shared/domain/entities';
import { withoutPublishing } from '@ritmi/shared/domain/publishing/publishing';
import { withKeptTranslations } from '@ritmi/shared/domain/translations/entries';
import mongoose, { Schema } from 'mongoose';
import { fieldsOf, plainDocuments, type Stored } from '../collection.js';
import type { Fields } from '../kinds.js';
import { complete, normalize } from '../normalize.js';

export type StoredPreview = {
  _id: string;
  entity: EntityName;
  documentId: string;
  expiresAt: Date;
  /** What is being typed in a form, as it would be saved; absent where the preview shows what is stored. */
  typed?: Fields;
  /** Id of the account whose form it is. */
  typedBy?: string;
};

const schema = new Schema<StoredPreview>({ _id: String }, { collection: 'previews', ...plainDocuments });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const previews = mongoose.model<StoredPreview>('previews', schema);

/** A preview that has not expired; MongoDB removes expired ones within a minute only. */
export async function findPreview(id: string): Promise<StoredPreview | null> {
  return previews.findOne({ _id: id, expiresAt: { $gt: new Date() } }).lean();
}

/** The document with what is being typed. */
export function withTyped(name: EntityName, live: Stored, typed: Fields): Stored {
  const before = fieldsOf(name, live);
  const changed = normalize(name, withoutPublishing(typed), before);
  const whole = complete(name, { ...before, ...changed });
  return { ...live, ...withKeptTranslations(entityOf(name).fields, whole, before) };
}

/** More forms than a person has open at once. */
const maxLive = 20;

/** Ends the oldest previews of what an account is typing: those of forms that were not closed. */
export async function endOldLive(account: string): Promise<void> {
  const ofOlder = await previews
    .find({ typedBy: account }, { _id: 1 })
    .sort({ expiresAt: -1 })
    .skip(maxLive)
    .lean();
  await previews.deleteMany({ _id: { $in: ofOlder.map(({ _id }) => _id) } });
}
