import { type EntityName, entityOf } from '@ritmi/shared/domain/entities';
import type { IssueCode } from '@ritmi/shared/domain/errors';
import { parsed } from '@ritmi/shared/domain/json';
import { nextChange } from '@ritmi/shared/domain/publishing/publishing';
import { parseStoredName, stemOfDerived } from '@ritmi/shared/domain/uploads/stored';
import { valuesIn } from '@ritmi/shared/domain/values';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import type { Fields } from '../db/kinds.js';
import { pathsIn } from './folder.js';
import { filePath, markerPath, notePath, type Part, partAt } from './layout.js';
import { BrokenContentError, type Problem, problemsOf } from './problem.js';
import { libraryNote, type LibraryNote, marker, stamps } from './shape.js';

export type ReadDocument = {
  readonly path: string;
  readonly name: EntityName;
  readonly id: string;
  readonly createdAt: Date | undefined;
  /** As they are in the file; what was to happen at a time that has passed has happened. */
  readonly fields: Fields;
};

export type ReadFile = {
  /** Its name in the storage. */
  readonly name: string;
  readonly path: string;
  /** Absent for a poster. */
  readonly note: LibraryNote | undefined;
};

export type ReadContent = {
  readonly documents: readonly ReadDocument[];
  readonly files: readonly ReadFile[];
};

/** What is wrong with a document or a note that this version does not know. */
export const unknownPart = 'is no part of an export of this version';

/**
 * Reads an export. Whether its documents follow the rules is not known yet.
 * @throws BrokenContentError for what is no export, or not a whole one
 */
export async function readFolder(folder: string): Promise<ReadContent> {
  if (!(await stat(folder).catch(() => null))?.isDirectory()) throw new Error(`There is no folder ${folder}`);
  const paths = await pathsIn(folder);
  const read = new Reader(folder, paths);
  await read.marker();
  const documents: ReadDocument[] = [];
  const files: ReadFile[] = [];
  for (const path of paths) {
    const part = partAt(path);
    if (part) await read.part({ path, part, documents, files });
    else if (path.endsWith('.json')) read.refuse(path, 'unknownPart', unknownPart);
  }
  if (read.problems.length > 0) throw new BrokenContentError(read.problems);
  return { documents, files };
}

type Found = {
  readonly path: string;
  readonly part: Part;
  readonly documents: ReadDocument[];
  readonly files: ReadFile[];
};

class Reader {
  readonly problems: Problem[] = [];
  readonly #paths: ReadonlySet<string>;

  constructor(
    private readonly folder: string,
    paths: readonly string[],
  ) {
    this.#paths = new Set(paths);
  }

  refuse(path: string, code: IssueCode, message: string): void {
    this.problems.push({ path, code, message });
  }

  /** @throws BrokenContentError */
  async marker(): Promise<void> {
    if (!this.#paths.has(markerPath)) {
      throw new BrokenContentError([
        { path: markerPath, code: 'missingPart', message: 'is missing: this folder is no export' },
      ]);
    }
    if (!(await this.#parse(markerPath, marker))) throw new BrokenContentError(this.problems);
  }

  async part({ path, part, documents, files }: Found): Promise<void> {
    switch (part.kind) {
      case 'document': {
        const document = await this.#document(path, part);
        if (document) documents.push(document);
        return;
      }
      case 'note': {
        const note = await this.#parse(path, libraryNote);
        if (!parseStoredName(part.file))
          this.refuse(path, 'unknownPart', 'is not named after a file of the library');
        else if (!this.#paths.has(filePath(part.file)))
          this.refuse(filePath(part.file), 'missingPart', 'is missing');
        else if (note) files.push({ name: part.file, path: filePath(part.file), note });
        return;
      }
      case 'file':
        if (this.#paths.has(notePath(part.file))) return;
        if (stemOfDerived(part.file)) files.push({ name: part.file, path, note: undefined });
        else this.refuse(notePath(part.file), 'missingPart', 'is missing');
        return;
      case 'marker':
        return;
    }
  }

  async #document(
    path: string,
    { name, id }: Extract<Part, { readonly kind: 'document' }>,
  ): Promise<ReadDocument | null> {
    const value = await this.#json(path);
    if (value === undefined) return null;
    const stamped = stamps.safeParse(value);
    if (!stamped.success) {
      this.problems.push(...problemsOf(path, stamped.error));
      return null;
    }
    if (stamped.data.id !== id)
      this.problems.push({ path, field: 'id', code: 'damagedPart', message: `must be ${id}` });
    const { fields, label } = entityOf(name);
    const { id: _id, createdAt: _createdAt, ...given } = valuesIn(value);
    for (const field of Object.keys(given).filter((each) => !Object.hasOwn(fields, each))) {
      this.problems.push({ path, field, code: 'unknownPart', message: `is no field of ${label}` });
    }
    const { createdAt } = stamped.data;
    return {
      path,
      name,
      id,
      createdAt: createdAt ? new Date(createdAt) : undefined,
      fields: fallenDue(given),
    };
  }

  async #parse<S extends z.ZodType>(path: string, schema: S): Promise<z.output<S> | null> {
    const value = await this.#json(path);
    if (value === undefined) return null;
    const read = schema.safeParse(value);
    if (read.success) return read.data;
    this.problems.push(...problemsOf(path, read.error));
    return null;
  }

  async #json(path: string): Promise<unknown> {
    const value = parsed(await readFile(join(this.folder, path), 'utf8'));
    if (value === undefined) this.refuse(path, 'damagedPart', 'is not valid JSON');
    return value;
  }
}

/** What a document was to become by itself since it was exported. */
function fallenDue(fields: Fields, now = new Date().toISOString()): Fields {
  const plan = nextChange(fields);
  return plan && plan.at <= now ? { ...fields, ...plan.change } : fields;
}
