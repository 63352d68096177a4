import type { Actor } from '@ritmi/shared/domain/access';
import type { FieldIssue } from '@ritmi/shared/domain/errors';
import type { Alt, FocalPoint, MediaChange } from '@ritmi/shared/domain/uploads/library';
import { isBlank } from '@ritmi/shared/domain/values';
import { isDeepStrictEqual } from 'node:util';
import { InvalidError, NotFoundError } from '../db/errors.js';
import { type FileRecord, fileRecords } from '../db/files/records.js';
import { bumpUsers } from '../db/files/replaced.js';
import { type Uses, usesOfFiles } from '../db/files/uses.js';

type Changed = {
  readonly record: FileRecord;
  /** Null when nothing changed, and nobody had to be looked for. */
  readonly uses: Uses | null;
};

/**
 * Changes what the library says of a file, and raises the versions of the documents that are read with it. Runs inside
 * the caller's transaction.
 */
export async function changeFile(name: string, change: MediaChange, actor: Actor): Promise<Changed> {
  const record = await fileRecords.findById(name).orFail(new NotFoundError()).lean<FileRecord>();
  const alt = change.alt === undefined ? record.alt : mergedAlt(record.alt, change.alt);
  const focus = change.focus === undefined ? record.focus : mergedFocus(record.focus, change.focus);
  if (isDeepStrictEqual([alt, focus], [record.alt, record.focus])) return { record, uses: null };
  const uses = await usesOfFiles();
  await fileRecords.updateOne(
    { _id: name },
    {
      $set: { ...(alt && { alt }), ...(focus && { focus }) },
      $unset: { ...(!alt && { alt: true }), ...(!focus && { focus: true }) },
    },
  );
  await bumpUsers({ stem: record.stem, users: uses.get(record.stem) ?? [], actor });
  const { alt: _alt, focus: _focus, ...rest } = record;
  return { record: { ...rest, ...(alt && { alt }), ...(focus && { focus }) }, uses };
}

/** The texts of the languages that have one; undefined when none has. */
function mergedAlt(known: Alt | undefined, sent: MediaChange['alt']): Alt | undefined {
  const merged = sent === null ? {} : { ...known, ...sent };
  const texts = Object.entries(merged).filter(([, text]) => !isBlank(text));
  return texts.length > 0 ? Object.fromEntries(texts) : undefined;
}

/** @throws InvalidError when only one of its numbers is known */
function mergedFocus(known: FocalPoint | undefined, sent: MediaChange['focus']): FocalPoint | undefined {
  if (sent === null) return undefined;
  const { x, y } = { ...known, ...sent };
  if (x !== undefined && y !== undefined) return { x, y };
  const missing = (['x', 'y'] as const).filter((axis) => ({ x, y })[axis] === undefined);
  throw new InvalidError(
    missing.map(
      (axis): FieldIssue => ({ path: ['focus', axis], code: 'required', message: `${axis} is required` }),
    ),
  );
}
