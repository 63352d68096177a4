import { isDeepStrictEqual } from 'node:util';
import { type Actor, whoOf } from '@ritmi/shared/domain/access';
import { flatten } from '@ritmi/shared/domain/composite';
import { type EntityName, entityOf } from '@ritmi/shared/domain/entities';
import { textIn } from '@ritmi/shared/domain/values';
import type { AuditEntry, ChangeNotice, operations } from '@ritmi/shared/domain/history';
import mongoose, { Schema } from 'mongoose';
import { nextChange } from '@ritmi/shared/domain/publishing/publishing';
import { collectionNamed, fieldsOf, plainDocuments, type Stored } from './collection.js';
import { type Fields, newId } from './kinds.js';
import { scheduleName, wakeTask } from './tasks.js';
import { noteChange } from './transaction.js';
import { isVisible } from './publishing/visible.js';

type Operation = (typeof operations)[number];

/** An operation as the change feed reports it. */
export type Shown = ChangeNotice['op'];

type FieldChange = AuditEntry['changes'][number];

/** An audit entry as it is stored. */
export type StoredEntry = Omit<AuditEntry, 'id' | 'when'> & { readonly _id: string; readonly at: Date };

/** One write to one document, for the audit, the comparison of stale edits, and the change feed. */
export type Entry = StoredEntry & {
  readonly entity: EntityName;
  readonly op: Operation;
  /** The fields after the write; null after a delete. */
  readonly snapshot: Fields | null;
  /** Whether the change feed reports it to administrators: of a reorder only the first document. */
  readonly isTold: boolean;
  /** What the change feed reports to visitors, who know of drafts only that they come and go; null for nothing. */
  readonly shown: Shown | null;
  /** The days whose availability it changed, of which visitors are told; '' for any day. */
  readonly days?: readonly string[];
};

const schema = new Schema<Entry>({ _id: String }, { collection: 'history', ...plainDocuments });
schema.index({ entity: 1, documentId: 1, version: 1 });
schema.index({ at: 1 });

export const history = mongoose.model<Entry>('history', schema);

type Write = {
  readonly name: EntityName;
  readonly op: Operation;
  readonly actor: Actor;
  /** Translations that were found still right. */
  readonly reviewed?: string[];
};

type States = { readonly before: Stored | null; readonly after: Stored | null };

/** Records what a write did to each document, in the write's own transaction. */
export async function record(
  { name, op, actor, reviewed }: Write,
  documents: readonly States[],
): Promise<void> {
  const { alsoWrite } = collectionNamed(name);
  noteChange(name);
  await planChanges(name, documents);
  // All entries of one write have the same time, by which clients group them.
  const at = new Date();
  const isSeen = ({ before, after }: States) => isVisible(name, before) && isVisible(name, after);
  const firstSeen = documents.find(isSeen);
  await history.insertMany(
    documents.map((states, index): Entry => {
      const { before, after } = states;
      const known = after ?? before;
      return {
        _id: newId(),
        entity: name,
        documentId: known?._id ?? '',
        version: known?.version ?? 0,
        op,
        who: whoOf(actor),
        at,
        title: titleOf(name, known),
        changes: changesOf(name, before, after),
        snapshot: after && fieldsOf(name, after),
        isTold: index === 0 || op !== 'reorder',
        shown: op === 'reorder' ? (states === firstSeen ? op : null) : shownChange(name, states),
        ...daysOf(name, states),
        ...(reviewed && { reviewed }),
      };
    }),
    { lean: true },
  );
  for (const states of documents) await alsoWrite({ op, actor, ...states });
}

/** The days whose availability a write changes, where documents of the entity take capacity. */
function daysOf(name: EntityName, { before, after }: States): Pick<Entry, 'days'> {
  const { availability } = entityOf(name);
  const fieldsIn = (state: Stored | null) => state && fieldsOf(name, state);
  return availability ? { days: availability(fieldsIn(after), fieldsIn(before)) } : {};
}

type CopyWrite = { readonly live: Stored; readonly before?: Fields; readonly after?: Fields };

/** Records a change of the copy beside a document; of its states nothing is kept. */
export async function noteCopy(
  { name, actor }: Pick<Write, 'name' | 'actor'>,
  { live, before = {}, after = {} }: CopyWrite,
): Promise<void> {
  noteChange(name);
  const entry: Entry = {
    _id: newId(),
    entity: name,
    documentId: live._id,
    version: live.version,
    op: 'draft',
    who: whoOf(actor),
    at: new Date(),
    title: titleOf(name, live),
    changes: changesOf(name, before, after),
    snapshot: null,
    isTold: true,
    shown: null,
  };
  await history.insertMany([entry], { lean: true });
}

/** How often copies beside this document were changed, planned or removed, as far as the history goes back. */
export async function countCopyChanges(name: EntityName, documentId: string): Promise<number> {
  return history.countDocuments({ entity: name, documentId, op: 'draft' });
}

/** Lets the schedule know of the times that these documents now wait for. */
async function planChanges(name: EntityName, documents: readonly States[]): Promise<void> {
  if (!entityOf(name).publishing) return;
  const times = documents.flatMap(({ before, after }) => {
    const next = after && nextChange(after);
    const known = before && nextChange(before);
    return next && next.at !== known?.at ? [next.at] : [];
  });
  const [first] = times.sort();
  if (first !== undefined) await wakeTask(scheduleName, new Date(first));
}

/** What a change is for visitors, to whom a draft does not exist. */
export function shownChange(name: EntityName, { before, after }: States): Shown | null {
  const [wasVisible, isNow] = [isVisible(name, before), isVisible(name, after)];
  if (wasVisible && isNow) return 'update';
  return wasVisible ? 'delete' : isNow ? 'create' : null;
}

export function titleOf(name: EntityName, fields: Fields | null): string {
  return textIn(fields ?? {}, entityOf(name).titleField);
}

/** The fields that differ between two states of a document, those of a group by dotted names. */
export function changesOf(name: EntityName, before: Fields | null, after: Fields | null): FieldChange[] {
  const { fields } = entityOf(name);
  const [old, fresh] = [before, after].map((state) => state && flatten(fields, fieldsOf(name, state)));
  return Object.keys({ ...old, ...fresh })
    .filter((field) => !isDeepStrictEqual(old?.[field], fresh?.[field]))
    .map((field) => ({ field, before: old?.[field] ?? null, after: fresh?.[field] ?? null }));
}

/** The fields as they were at a version; null when there was no such version. A single document begins at version 0. */
export async function fieldsAt(
  name: EntityName,
  documentId: string,
  version: number,
): Promise<Fields | null> {
  if (version === 0 && entityOf(name).isSingle) return fieldsOf(name, {});
  const entry = await history
    .findOne({ entity: name, documentId, version, snapshot: { $ne: null } })
    .sort({ at: -1 })
    .lean();
  return entry?.snapshot ? fieldsOf(name, entry.snapshot) : null;
}
