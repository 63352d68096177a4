import type { EntityName } from '@ritmi/shared/domain/entities';
import mongoose, { Schema } from 'mongoose';
import type { Stored } from './document.js';
import type { Actor } from './history.js';

/** A deleted document, whole: public reads cannot meet it because it lives elsewhere. */
export type Deleted = {
  _id: string;
  entity: EntityName;
  title: string;
  document: Stored;
  deletedAt: Date;
  deletedBy: Actor;
};

const schema = new Schema<Deleted>(
  {
    _id: String,
    entity: String,
    title: String,
    document: Schema.Types.Mixed,
    deletedAt: Date,
    deletedBy: Schema.Types.Mixed,
  },
  { collection: 'trash', versionKey: false, minimize: false, id: false },
);
schema.index({ deletedAt: -1 });

export const trash = mongoose.model<Deleted>('trash', schema);
