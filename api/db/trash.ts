import { type Actor, type Who, whoOf } from '@ritmi/shared/domain/access';
import type { EntityName } from '@ritmi/shared/domain/entities';
import { uploadNamesIn, uploadsPath } from '@ritmi/shared/domain/uploads/stored';
import mongoose, { Schema } from 'mongoose';
import { plainDocuments, type Stored } from './collection.js';
import { newId } from './kinds.js';
import { history } from './history.js';
import { forgetReplies } from './idempotency.js';

/** A deleted document, in a collection that no public read touches. */
type Deleted = {
  _id: string;
  entity: EntityName;
  title: string;
  document: Stored;
  deletedAt: Date;
  deletedBy: Who;
};

const schema = new Schema<Deleted>({ _id: String }, { collection: 'trash', ...plainDocuments });
schema.index({ deletedAt: -1 });

export const trash = mongoose.model<Deleted>('trash', schema);

/** How many documents one transaction erases, since its time is limited. */
const maxAtOnce = 200;

/** What was deleted for good. `names` are the uploaded files that it used: the caller removes them. */
export type Erased = { readonly documents: number; readonly names: readonly string[] };

/**
 * Deletes documents in the trash for good, with their history and the stored replies that contain them. An audit entry
 * without content remains. Runs inside the caller's transaction, for at most 200 documents.
 */
export async function erase(
  which: { _id?: string; deletedAt?: { $lt: Date } },
  actor: Actor,
): Promise<Erased> {
  const deleted: Deleted[] = await trash.find(which).limit(maxAtOnce).lean();
  if (deleted.length === 0) return { documents: 0, names: [] };
  const ids = deleted.map(({ _id }) => _id);
  const entries = await history.find({ documentId: { $in: ids } }).lean();
  const names = [...new Set(uploadNamesIn(JSON.stringify([deleted, entries])))];
  await trash.deleteMany({ _id: { $in: ids } });
  await history.deleteMany({ documentId: { $in: ids } });
  await forgetReplies(new Set([...ids, ...names.map((name) => uploadsPath + name)]));
  await history.insertMany(
    deleted.map(({ _id, entity, document }) => ({
      _id: newId(),
      entity,
      documentId: _id,
      version: document.version,
      op: 'erase' as const,
      who: whoOf(actor),
      at: new Date(),
      title: '',
      changes: [],
      snapshot: null,
      isTold: true,
    })),
  );
  return { documents: deleted.length, names };
}
