import type { EntityName } from '@ritmi/shared/domain/entities';
import mongoose, { Schema } from 'mongoose';
import { plainDocuments } from '../collection.js';

export type StoredPreview = {
  _id: string;
  entity: EntityName;
  documentId: string;
  expiresAt: Date;
};

const schema = new Schema<StoredPreview>({ _id: String }, { collection: 'previews', ...plainDocuments });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const previews = mongoose.model<StoredPreview>('previews', schema);

/** A preview that has not expired; MongoDB removes expired ones within a minute only. */
export async function findPreview(id: string): Promise<StoredPreview | null> {
  return previews.findOne({ _id: id, expiresAt: { $gt: new Date() } }).lean();
}
