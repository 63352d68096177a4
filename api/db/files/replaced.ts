import type { Actor } from '@ritmi/shared/domain/access';
import { fieldAt } from '@ritmi/shared/domain/composite';
import { entityNames, type EntityName, entityOf } from '@ritmi/shared/domain/entities';
import type { Usage } from '@ritmi/shared/domain/errors';
import { filesIn, mapAddresses, withAddresses } from '@ritmi/shared/domain/uploads/addresses';
import { stemOf, stemsIn, withName } from '@ritmi/shared/domain/uploads/stems';
import mongoose, { Schema } from 'mongoose';
import { isDeepStrictEqual } from 'node:util';
import { fieldsOf, plainDocuments, type Stored } from '../collection.js';
import { changesOf, noteCopy, record } from '../history.js';
import type { Fields } from '../kinds.js';
import { modelNamed } from '../normalize.js';
import { copies, type StoredCopy } from '../publishing/storedCopies.js';
import { trash } from '../trash.js';
import { filesOf } from './uses.js';

// Every function here runs inside the caller's transaction.

/** A file that another one took the place of; the id is its stem. */
type Replaced = { _id: string; by: string; byStem: string };

const schema = new Schema<Replaced>({ _id: String }, { collection: 'replacedFiles', ...plainDocuments });

const replacedFiles = mongoose.model<Replaced>('replacedFiles', schema);

type Change = (address: string) => string;

function changeOf(names: ReadonlyMap<string, string>): Change {
  return (address) => {
    const name = stemsIn(address).flatMap((stem) => names.get(stem) ?? [])[0];
    return name === undefined ? address : withName(address, name);
  };
}

/** Sent fields with the present addresses of files that were replaced since the sender read them. */
export async function withPresentFiles(name: EntityName, sent: Fields): Promise<Fields> {
  const { fields } = entityOf(name);
  const stems = [...filesIn(fields, sent)];
  if (stems.length === 0) return sent;
  const replaced = await replacedFiles.find({ _id: { $in: stems } }).lean<Replaced[]>();
  if (replaced.length === 0) return sent;
  return mapAddresses(fields, sent, changeOf(new Map(replaced.map(({ _id, by }) => [_id, by]))));
}

/** Lets a file that came back stand for itself again. */
export async function forgetReplaced(stem: string): Promise<void> {
  await replacedFiles.deleteOne({ _id: stem });
}

type Replacement = Users & { readonly by: string };

type Users = {
  readonly stem: string;
  /** The documents that use the file, with those of which only a copy does (`usesOfFiles`). */
  readonly users: readonly Usage[];
  readonly actor: Actor;
};

/** Puts a file in the place of another one in every document, copy and deleted document, one version each. */
export async function replaceFile({ stem, by, users, actor }: Replacement): Promise<void> {
  const change = changeOf(new Map([[stem, by]]));
  const present = { $set: { by, byStem: stemOf(by) ?? by } };
  await replacedFiles.updateMany({ byStem: stem }, present);
  await replacedFiles.updateOne({ _id: stem }, present, { upsert: true });
  for (const [name, found] of await documentsOf(users)) {
    const bumps = found.flatMap((stored) => {
      const fields = changedFields(name, stored, change);
      return fields ? [{ stored, fields }] : [];
    });
    await bump(name, bumps, actor);
  }
  await replaceInCopies({ change, actor });
  for (const deleted of await trash.find().lean()) {
    const fields = changedFields(deleted.entity, deleted.document, change);
    if (!fields) continue;
    const document = { ...deleted.document, ...fields, version: deleted.document.version + 1 };
    await trash.updateOne({ _id: deleted._id }, { $set: { document } });
  }
}

type Work = { readonly change: Change; readonly actor: Actor };

/** Raises the versions of the documents that use a file, because they are read with what the library says of it. */
export async function bumpUsers({ stem, users, actor }: Users): Promise<void> {
  for (const [name, found] of await documentsOf(users)) {
    const own = found.filter((stored) => filesOf(name, stored).has(stem));
    await bump(
      name,
      own.map((stored) => ({ stored, fields: {} })),
      actor,
    );
  }
}

async function documentsOf(users: readonly Usage[]): Promise<(readonly [EntityName, Stored[]])[]> {
  const found: (readonly [EntityName, Stored[]])[] = [];
  for (const name of entityNames) {
    const ids = users.flatMap(({ entity, id }) => (entity === name ? [id] : []));
    if (ids.length === 0) continue;
    found.push([
      name,
      await modelNamed(name)
        .find({ _id: { $in: ids } })
        .lean<Stored[]>(),
    ]);
  }
  return found;
}

type Bump = { readonly stored: Stored; readonly fields: Fields };

async function bump(name: EntityName, bumps: readonly Bump[], actor: Actor): Promise<void> {
  if (bumps.length === 0) return;
  const updatedAt = new Date();
  const states = bumps.map(({ stored, fields }) => ({
    before: stored,
    after: { ...stored, ...fields, version: stored.version + 1, updatedAt },
  }));
  await modelNamed(name).bulkWrite(
    bumps.map(({ stored, fields }) => ({
      updateOne: {
        filter: { _id: stored._id },
        update: { $set: { ...fields, updatedAt }, $inc: { version: 1 } },
      },
    })),
  );
  await record({ name, op: 'update', actor }, states);
}

/** The fields whose addresses change; null when none does. */
function changedFields(name: EntityName, stored: Stored, change: Change): Fields | null {
  const { fields } = entityOf(name);
  const before = fieldsOf(name, stored);
  const after = mapAddresses(fields, before, change);
  const changed = changesOf(name, before, after).map(({ field }) => field.split('.')[0] ?? field);
  return changed.length === 0 ? null : Object.fromEntries(changed.map((field) => [field, after[field]]));
}

async function replaceInCopies({ change, actor }: Work): Promise<void> {
  for (const copy of await copies.find().lean<StoredCopy[]>()) {
    const { fields } = entityOf(copy.entity);
    const number = copy.changed + 1;
    const changes = copy.changes.map((each) => {
      const field = fieldAt(fields, each.field);
      const value = field ? withAddresses(field, each.value, change) : each.value;
      return isDeepStrictEqual(value, each.value) ? each : { ...each, value, number };
    });
    if (isDeepStrictEqual(changes, copy.changes)) continue;
    await copies.updateOne({ _id: copy._id }, { $set: { changes }, $inc: { changed: 1 } });
    const live = await modelNamed(copy.entity).findById(copy.documentId).lean<Stored>();
    if (live) await noteCopy({ name: copy.entity, actor }, { live });
  }
}
