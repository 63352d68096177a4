import { type Actor, type Who, whoOf } from '@ritmi/shared/domain/access';
import type { EntityName } from '@ritmi/shared/domain/entities';
import { uploadNamesIn, uploadsPath } from '@ritmi/shared/domain/uploads/stored';
import mongoose, { Schema } from 'mongoose';
import { addresses } from './addresses.js';
import { collectionNamed, plainDocuments, type Stored } from './collection.js';
import { newId } from './kinds.js';
import { history } from './history.js';
import { isVisible } from './publishing/visible.js';

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

/**
 * What was deleted for good. `names` are the uploaded files that it used, `beside` the ids and addresses of what went with
 * it. The caller removes what follows from it.
 */
export type Erased = {
  readonly documents: number;
  readonly ids: readonly string[];
  readonly beside: readonly string[];
  readonly names: readonly string[];
};

/** The ids and URLs that stored replies must not name any more: the caller passes them to `forgetReplies`. */
export function removedBy({ ids, beside, names }: Omit<Erased, 'documents'>): ReadonlySet<string> {
  return new Set([...ids, ...beside, ...names.map((name) => uploadsPath + name)]);
}

/**
 * Deletes documents in the trash for good, with their history. An audit entry without content remains. Runs inside the
 * caller's transaction, for at most 200 documents.
 */
export async function erase(
  which: { _id?: string | { $nin: readonly string[] }; deletedAt?: { $lt: Date } },
  actor: Actor,
  most = maxAtOnce,
): Promise<Erased> {
  const limit = Math.min(most, maxAtOnce);
  const deleted: Deleted[] = await trash.find(which).sort({ deletedAt: 1 }).limit(limit).lean();
  if (deleted.length === 0) return { documents: 0, ids: [], beside: [], names: [] };
  const ids = deleted.map(({ _id }) => _id);
  // With the entity, which the index begins with.
  const ofThem = { entity: { $in: deleted.map(({ entity }) => entity) }, documentId: { $in: ids } };
  const entries = await history.find(ofThem).lean();
  const names = [...new Set(uploadNamesIn(JSON.stringify([deleted, entries])))];
  await trash.deleteMany({ _id: { $in: ids } });
  await history.deleteMany(ofThem);
  await addresses.deleteMany({ documentId: { $in: ids } });
  const beside = await eraseBeside(deleted, actor);
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
      shown: isVisible(entity, document) ? 'delete' : null,
    })),
  );
  return { documents: deleted.length, ids, beside, names };
}

/** Erases what belongs to deleted documents, see `alsoErase`. */
async function eraseBeside(deleted: readonly Deleted[], actor: Actor): Promise<string[]> {
  const beside: string[] = [];
  for (const name of new Set(deleted.map(({ entity }) => entity))) {
    const own = deleted.filter(({ entity }) => entity === name).map(({ document }) => document);
    beside.push(...(await collectionNamed(name).alsoErase(own, actor)));
  }
  return beside;
}
