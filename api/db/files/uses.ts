import { fieldAt } from '@ritmi/shared/domain/composite';
import { entityNames, type EntityName, entityOf } from '@ritmi/shared/domain/entities';
import type { Usage } from '@ritmi/shared/domain/errors';
import { filesIn, hasAddresses } from '@ritmi/shared/domain/uploads/addresses';
import { fieldsOf, type Stored } from '../collection.js';
import { titleOf } from '../history.js';
import { modelNamed } from '../normalize.js';
import { copies, keyOf, type StoredCopy } from '../publishing/storedCopies.js';

/** The documents that use files, by the files' stems. */
export type Uses = ReadonlyMap<string, readonly Usage[]>;

/** The fields with files and the title of each entity that has files: of an agency's enquiries nothing is read. */
const readFields = entityNames.flatMap((name): [EntityName, string][] => {
  const { fields, titleField } = entityOf(name);
  const withFiles = Object.keys(fields).filter((field) => fields[field] && hasAddresses(fields[field]));
  return withFiles.length > 0 ? [[name, [titleField, ...withFiles].join(' ')]] : [];
});

/** The documents that use each file, by its stem: also by their draft copies, but not in the trash or the history. */
export async function usesOfFiles(): Promise<Uses> {
  const uses = new Map<string, Map<string, Usage>>();
  const titles = new Map<string, string>();
  const note = (stems: ReadonlySet<string>, usage: Usage, key: string) => {
    for (const stem of stems) {
      const known = uses.get(stem) ?? new Map<string, Usage>();
      uses.set(stem, known.set(key, usage));
    }
  };
  for (const [name, read] of readFields) {
    for await (const stored of modelNamed(name).find({}, read).lean<Stored>().cursor()) {
      const key = keyOf(name, stored._id);
      const title = titleOf(name, stored);
      titles.set(key, title);
      note(filesOf(name, stored), { entity: name, id: stored._id, title }, key);
    }
  }
  for (const copy of await copies.find().lean<StoredCopy[]>()) {
    const { _id: key, entity, documentId: id } = copy;
    note(filesOfCopy(copy), { entity, id, title: titles.get(key) ?? '' }, key);
  }
  return new Map([...uses].map(([stem, usages]) => [stem, [...usages.values()]]));
}

export function filesOf(name: EntityName, stored: Stored): ReadonlySet<string> {
  const { fields } = entityOf(name);
  return filesIn(fields, fieldsOf(name, stored));
}

function filesOfCopy({ entity, changes }: StoredCopy): ReadonlySet<string> {
  const { fields } = entityOf(entity);
  return new Set(
    changes.flatMap(({ field, value }) => {
      const definition = fieldAt(fields, field);
      return definition ? [...filesIn({ value: definition }, { value })] : [];
    }),
  );
}
