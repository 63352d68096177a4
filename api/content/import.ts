import type { Actor } from '@ritmi/shared/domain/access';
import type { ContentChange, ImportResult } from '@ritmi/shared/domain/contentFiles';
import { type EntityName, entityOf, referencesOf } from '@ritmi/shared/domain/entities';
import { languages } from '@ritmi/shared/domain/language';
import { parseStoredName } from '@ritmi/shared/domain/uploads/stored';
import { stemOf } from '@ritmi/shared/domain/uploads/stems';
import { isDeepStrictEqual } from 'node:util';
import type { Collections, Stored } from '../db/collection.js';
import { AddressTakenError, InvalidError } from '../db/errors.js';
import { addRecords, fileRecords } from '../db/files/records.js';
import { forgetReplaced } from '../db/files/replaced.js';
import { titleOf } from '../db/history.js';
import { type Fields, idsIn, sentFields } from '../db/kinds.js';
import { modelNamed } from '../db/normalize.js';
import { isVisible } from '../db/publishing/visible.js';
import { inTransaction } from '../db/transaction.js';
import { trash } from '../db/trash.js';
import * as writes from '../db/writes.js';
import { changeFile } from '../media/change.js';
import type { Storage } from '../uploads/storage.js';
import { receiveFiles } from './files.js';
import { contentNames, notePath } from './layout.js';
import { BrokenContentError, type Problem, problemsOf } from './problem.js';
import { limitMs } from './read.js';
import { type ReadContent, type ReadDocument, type ReadFile, readFolder } from './readFolder.js';

/** As history names it. */
const program: Actor = { kind: 'program', name: 'npm run content' };

type Options = {
  readonly collections: Collections;
  readonly storage: Storage;
  /** A folder for files that are not stored yet, on the file system of the storage. */
  readonly incoming: string;
  /** Tells what would change and writes nothing. */
  readonly isDryRun?: boolean;
  readonly actor?: Actor;
};

/**
 * Merges an export into the content, by the ids of its documents and the names of its files: brings deleted documents
 * back, and keeps all that the export does not have. All or nothing of it is written.
 * @throws BrokenContentError before anything is written
 */
export async function importContent(folder: string, options: Options): Promise<ImportResult> {
  const content = await readFolder(folder);
  const received = await receiveFiles(folder, content.files, options);
  try {
    // Every rule is asked before the first file is stored, because files take no part in transactions.
    const planned = await rehearse(() => apply(content, options));
    if (options.isDryRun) return planned;
    await received.store();
    return await inTransaction(() => apply(content, options), AbortSignal.timeout(limitMs));
  } finally {
    await received.remove();
  }
}

class Rehearsed extends Error {}

/** Does the work in a transaction that leaves nothing. */
async function rehearse<T>(work: () => Promise<T>): Promise<T> {
  const done: T[] = [];
  await inTransaction(async () => {
    done.splice(0, 1, await work());
    throw new Rehearsed();
  }, AbortSignal.timeout(limitMs)).catch((error: unknown) => {
    if (!(error instanceof Rehearsed)) throw error;
  });
  const [result] = done;
  if (result === undefined) throw new Error('The work did not end');
  return result;
}

async function apply(content: ReadContent, { collections, actor = program }: Options): Promise<ImportResult> {
  const changes: ContentChange[] = [];
  for (const file of content.files) changes.push(...(await applyFile(file, actor)));
  const problems: Problem[] = [];
  for (const name of contentNames) {
    for (const document of content.documents.filter((each) => each.name === name)) {
      const change = await applyDocument(document, { collections, actor }).catch((error: unknown) => {
        problems.push(...problemsIn(document.path, error));
        return null;
      });
      if (change) changes.push(change);
    }
    // What refers to a document that is refused would be refused too.
    if (problems.length > 0) throw new BrokenContentError(problems);
  }
  const parts = content.documents.length + content.files.filter(({ note }) => note).length;
  return { changes, unchanged: parts - changes.length };
}

/** @throws what is no fault of the document */
function problemsIn(path: string, error: unknown): readonly Problem[] {
  if (error instanceof BrokenContentError) return error.problems;
  if (error instanceof AddressTakenError)
    return [{ path, field: error.field, code: 'addressTaken', message: error.message }];
  if (!(error instanceof InvalidError)) throw error;
  return error.issues.map(({ path: field, ...issue }) => ({ ...issue, path, field: field.join('.') }));
}

type Tools = { readonly collections: Collections; readonly actor: Actor };

async function applyDocument(
  document: ReadDocument,
  { collections, actor }: Tools,
): Promise<ContentChange | null> {
  const { path, name, id, createdAt } = document;
  const collection = collections[name];
  const known = entityOf(name).isSingle
    ? await writes.findStored(collection, id)
    : await collection.model.findById(id).lean<Stored>();
  const isDeleted = !known && (await trash.exists({ _id: id, entity: name })) !== null;
  if (!known && !isDeleted) {
    const input = parse(document, 'create', document.fields);
    const created = await writes.create(collection, input, { actor, id, ...(createdAt && { createdAt }) });
    return { path, op: 'create', title: titleOf(name, created) };
  }
  // As it stands in the file: as a change, what is unknown in its parts would be left out.
  parse(document, 'patch', document.fields);
  const { stored } = known ? { stored: known } : await writes.restore(collections, { id, actor });
  const sent = sentFields(entityOf(name).fields, await withDrafts(name, document.fields, stored));
  const change = parse(document, 'patch', sent);
  // What uses it is in the export too, or is kept as it is.
  const patched = await writes.patch(collection, change, { id, actor, isForced: true });
  if (known && patched.version === known.version) return null;
  return { path, op: known ? 'update' : 'restore', title: titleOf(name, patched) };
}

/** @throws BrokenContentError */
function parse({ path, name }: ReadDocument, schema: 'create' | 'patch', fields: Fields): Fields {
  const { data, error } = entityOf(name)[schema].safeParse(fields, { reportInput: true });
  if (error) throw new BrokenContentError(problemsOf(path, error));
  return data;
}

/** The fields with the drafts that the stored document refers to, which no export has. */
async function withDrafts(name: EntityName, fields: Fields, stored: Stored): Promise<Fields> {
  const merged = { ...fields };
  for (const { field, to } of referencesOf(name)) {
    if (!(field in fields)) continue;
    const [sent, known] = [idsIn(fields[field]), idsIn(stored[field])];
    const found = await modelNamed(to)
      .find({ _id: { $in: known } })
      .lean<Stored[]>();
    const idsOf = (isShown: boolean) =>
      known.filter((id) => found.some((each) => each._id === id && isVisible(to, each) === isShown));
    if (isDeepStrictEqual(idsOf(true), sent)) Reflect.deleteProperty(merged, field);
    else merged[field] = [...sent, ...idsOf(false).filter((id) => !sent.includes(id))];
  }
  return merged;
}

/** What the library says of a file, and its record when it is new. Before the documents, which are read with it. */
async function applyFile({ name, path, note }: ReadFile, actor: Actor): Promise<ContentChange[]> {
  if (!note) return [];
  const known = await fileRecords.findById(name).lean();
  const isKnown = known !== null && known.isAside !== true;
  if (!isKnown) {
    const { bytes, createdAt, uploadedSha256: sha256 } = note;
    await addRecords([{ name, bytes, createdAt: new Date(createdAt), ...(sha256 && { sha256 }) }]);
    await fileRecords.updateOne({ _id: name }, { $unset: { isAside: true } });
    await forgetReplaced(stemOf(name) ?? name);
  }
  const alt = Object.fromEntries(languages.map((language) => [language, note.alt?.[language] ?? null]));
  const before = { alt: known?.alt, focus: known?.focus };
  const { record } = await changeFile(name, { alt, focus: note.focus }, actor).catch((error: unknown) => {
    throw new BrokenContentError(problemsIn(notePath(name), error));
  });
  if (isKnown && isDeepStrictEqual({ alt: record.alt, focus: record.focus }, before)) return [];
  return [{ path, op: isKnown ? 'update' : 'create', title: parseStoredName(name)?.stem ?? name }];
}
