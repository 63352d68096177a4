import { type DocumentOf, type EntityName, entityOf } from '@ritmi/shared/domain/entities';
import { filesIn } from '@ritmi/shared/domain/uploads/addresses';
import { type FileRecord, fileRecords } from './records.js';

/** Documents as they are read, with what the library says of the files that each names; of most it says nothing. */
export async function withNotes<K extends EntityName>(
  name: K,
  documents: readonly DocumentOf<K>[],
): Promise<readonly DocumentOf<K>[]> {
  const { fields } = entityOf(name);
  const files = documents.map((document) => filesIn(fields, document));
  const stems = new Set(files.flatMap((each) => [...each]));
  if (stems.size === 0) return documents;
  const isNoted = {
    $or: ['alt', 'focus', 'film.renditions'].map((field) => ({ [field]: { $exists: true } })),
  };
  const noted = await fileRecords.find({ stem: { $in: [...stems] }, ...isNoted }).lean<FileRecord[]>();
  if (noted.length === 0) return documents;
  return documents.map((document, index) => {
    const own = noted.filter(({ stem }) => files[index]?.has(stem));
    if (own.length === 0) return document;
    const fileNotes = own.map(({ _id, alt, focus, film }) => {
      const renditions = film?.renditions?.map((rendition) => rendition.class);
      return [_id, { ...(alt && { alt }), ...(focus && { focus }), ...(renditions && { renditions }) }];
    });
    return { ...document, fileNotes: Object.fromEntries(fileNotes) };
  });
}
