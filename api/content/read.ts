import { type EntityName, entityOf, referencesOf } from '@ritmi/shared/domain/entities';
import { mediaType } from '@ritmi/shared/domain/media';
import { withoutInternal } from '@ritmi/shared/domain/schemas';
import { derivedNames } from '@ritmi/shared/domain/uploads/stored';
import { type Collections, fieldsOf, type Stored } from '../db/collection.js';
import { type FileRecord, fileRecords } from '../db/files/records.js';
import { filesOf, usesOfFiles } from '../db/files/uses.js';
import { type Fields, idsIn } from '../db/kinds.js';
import { isVisible } from '../db/publishing/visible.js';
import { inTransaction } from '../db/transaction.js';
import { trash } from '../db/trash.js';
import { findStored } from '../db/writes.js';
import { contentNames, documentPath } from './layout.js';
import { type Problem, problemsOf } from './problem.js';

/** Below MongoDB's own limit of 60 s for a transaction. */
export const limitMs = 50_000;

export type ExportedDocument = {
  readonly name: EntityName;
  readonly id: string;
  readonly value: Readonly<Record<string, unknown>>;
};

export type ExportedFile = {
  readonly record: FileRecord;
  /** Files that derive from it and that nothing makes again. */
  readonly posters: readonly string[];
};

export type Content = {
  readonly documents: readonly ExportedDocument[];
  readonly files: readonly ExportedFile[];
  /** Documents that are left out, because nobody could create them as they are. */
  readonly left: readonly Problem[];
};

/** All published content as of one moment, in a stable order. Drafts and changed copies stay out, with their files. */
export function readContent(collections: Collections): Promise<Content> {
  return inTransaction(async () => {
    const stored = new Map<EntityName, readonly Stored[]>();
    for (const name of contentNames) stored.set(name, await publishedIn(collections, name));
    const visible = new Map(
      [...stored].map(([name, all]) => [name, new Set(all.map(({ _id }) => _id))] as const),
    );
    const documents: ExportedDocument[] = [];
    const left: Problem[] = [];
    const used = new Set<string>();
    for (const [name, all] of stored) {
      for (const each of all) {
        const document = exported(name, each, visible);
        const { error } = entityOf(name).create.safeParse(document.value);
        if (error && !entityOf(name).isSingle) {
          left.push(...problemsOf(documentPath(name, document.id), error));
          continue;
        }
        documents.push(document);
        for (const stem of filesOf(name, each)) used.add(stem);
      }
    }
    return { documents, files: await exportedFiles(used), left };
  }, AbortSignal.timeout(limitMs));
}

async function publishedIn(collections: Collections, name: EntityName): Promise<readonly Stored[]> {
  const collection = collections[name];
  if (entityOf(name).isSingle) return [await findStored(collection, name)];
  const all = await collection.model.find().sort({ _id: 1 }).lean<Stored[]>();
  return all.filter((each) => isVisible(name, each));
}

type Visible = ReadonlyMap<EntityName, ReadonlySet<string>>;

function exported(name: EntityName, stored: Stored, visible: Visible): ExportedDocument {
  // As visitors read it: without what is internal, and without references to removed documents and drafts.
  const fields: Fields = withoutInternal(entityOf(name).fields, fieldsOf(name, stored));
  for (const { field, to } of referencesOf(name)) {
    fields[field] = idsIn(fields[field]).filter((id) => visible.get(to)?.has(id));
  }
  const createdAt = entityOf(name).isSingle ? {} : { createdAt: stored.createdAt.toISOString() };
  return { name, id: stored._id, value: { id: stored._id, ...createdAt, ...fields } };
}

/** The files of the library without those that only something unpublished or deleted uses. */
async function exportedFiles(used: ReadonlySet<string>): Promise<ExportedFile[]> {
  const hidden = new Set((await usesOfFiles()).keys());
  for (const { entity, document } of await trash.find().lean()) {
    for (const stem of filesOf(entity, document)) hidden.add(stem);
  }
  const records = await fileRecords
    .find({ isAside: { $ne: true } })
    .sort({ _id: 1 })
    .lean<FileRecord[]>();
  return records
    .filter(({ stem }) => used.has(stem) || !hidden.has(stem))
    .map((record) => ({
      record,
      posters: mediaType(record._id) === 'video' ? derivedNames(record._id) : [],
    }));
}
