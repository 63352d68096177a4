import mongoose, { Schema } from 'mongoose';
import { plainDocuments } from '../collection.js';

/** An address at which calendar apps read bookings. Whoever knows the secret reads them. */
export type StoredFeed = {
  readonly _id: string;
  readonly name: string;
  /** Only bookings of this resource; null for all. */
  readonly resourceId: string | null;
  readonly secret: string;
  readonly createdAt: Date;
};

const schema = new Schema<StoredFeed>({ _id: String }, { collection: 'calendar_feeds', ...plainDocuments });
schema.index({ secret: 1 }, { unique: true });

export const feeds = mongoose.model<StoredFeed>('calendar_feeds', schema);
