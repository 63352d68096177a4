import { fileType, type FileType } from '@ritmi/shared/domain/media';
import type { MediaFile, StoredMedia } from '@ritmi/shared/domain/uploads/library';
import { renditionName } from '@ritmi/shared/domain/uploads/films';
import { acceptedMedia, typeOfName } from '@ritmi/shared/domain/uploads/rules';
import { parseStoredName, uploadsPath } from '@ritmi/shared/domain/uploads/stored';
import { sourceLanguage } from '@ritmi/shared/domain/language';
import { matches } from '@ritmi/shared/domain/text/fold';
import type { QueryFilter } from 'mongoose';
import { countRecords, type FileRecord, fileRecords, latestFirst } from '../db/files/records.js';
import { type Uses, usesOfFiles } from '../db/files/uses.js';

export function fileOnWire(record: FileRecord, uses: Uses): MediaFile {
  return { ...storedOnWire(record), usedIn: [...(uses.get(record.stem) ?? [])] };
}

function storedOnWire(record: FileRecord): StoredMedia {
  const { _id: name, stem, bytes, createdAt, alt = {}, focus = null, film } = record;
  const { state = 'ready', problem, duration, renditions = [] } = film ?? {};
  const look = parseStoredName(name)?.look;
  return {
    name,
    url: uploadsPath + name,
    type: fileType(name),
    contentType: typeOfName(name),
    bytes,
    width: look?.width ?? null,
    height: look?.height ?? null,
    ...(duration !== undefined && { duration }),
    createdAt: createdAt.toISOString(),
    alt,
    focus,
    state,
    ...(problem && { problem }),
    renditions: renditions.map((each) => {
      const file = renditionName(stem, each.class);
      const { width, height } = each;
      return { url: uploadsPath + file, width, height, contentType: typeOfName(file) };
    }),
  };
}

export type FileFilter = {
  readonly q?: string | undefined;
  readonly type?: FileType | undefined;
  readonly unused?: 'true' | 'false' | undefined;
  readonly noAlt?: 'true' | 'false' | undefined;
  readonly sha256?: string | undefined;
  readonly name?: string | undefined;
  readonly uses?: 'true' | 'false' | undefined;
};

export type FilePosition = { readonly createdAt: number; readonly name: string };

type Page = { readonly limit: number; readonly after: FilePosition | null };

/** A page of the files that match, the latest first. */
export async function listFiles(filter: FileFilter, page: Page) {
  const { q, unused, uses: wanted } = filter;
  const { limit } = page;
  // All documents with files are read for them.
  const known = unused === undefined ? null : await usesOfFiles();
  const { records, total } =
    q === undefined ? await readRecords(filter, page, known) : await siftRecords(filter, page, known);
  const isTold = wanted !== 'false' && records.length > 0;
  const uses = isTold ? (known ?? (await usesOfFiles())) : null;
  const shown = records.slice(0, limit);
  const last = shown.at(-1);
  return {
    files: shown.map((record) => (uses ? fileOnWire(record, uses) : storedOnWire(record))),
    total,
    next: last && records.length > limit ? { createdAt: last.createdAt.getTime(), name: last._id } : null,
  };
}

/** Records of a page, and one more where there is a next page. */
type Found = { readonly records: readonly FileRecord[]; readonly total: number };

/** @param uses of all files; null where it does not matter whether a file is used */
function storedFilter(
  { type, noAlt, sha256, name, unused }: FileFilter,
  uses: Uses | null,
): QueryFilter<FileRecord> {
  const stems = [...(uses?.keys() ?? [])];
  const wanted: QueryFilter<FileRecord>[] = [
    ...(type === undefined ? [] : [{ _id: { $regex: endings[type] } }]),
    ...(noAlt === undefined ? [] : [noAlt === 'true' ? lackingAlt : { $nor: [lackingAlt] }]),
    ...(sha256 === undefined ? [] : [{ sha256 }]),
    ...(name === undefined ? [] : [{ _id: name }]),
    ...(uses === null ? [] : [{ stem: unused === 'true' ? { $nin: stems } : { $in: stems } }]),
  ];
  return { isAside: { $ne: true }, ...(wanted.length > 0 && { $and: wanted }) };
}

async function readRecords(filter: FileFilter, { limit, after }: Page, uses: Uses | null): Promise<Found> {
  const known = storedFilter(filter, uses);
  const [records, total] = await Promise.all([
    fileRecords
      .find(after ? { $and: [known, isAfter(after)] } : known)
      .sort(latestFirst)
      .limit(limit + 1)
      .lean<FileRecord[]>(),
    countFiles(filter, uses),
  ]);
  return { records, total };
}

async function countFiles(filter: FileFilter, uses: Uses | null): Promise<number> {
  const known = storedFilter(filter, uses);
  if (!known.$and) return countRecords();
  if (uses === null || filter.unused === 'false') return fileRecords.countDocuments(known);
  // The used ones are found by their index.
  const [all, used] = await Promise.all([
    countFiles(filter, null),
    countFiles({ ...filter, unused: 'false' }, uses),
  ]);
  return all - used;
}

/** Compares the words with each file, because the database cannot; only what is needed of it is read. */
async function siftRecords(filter: FileFilter, { limit, after }: Page, uses: Uses | null): Promise<Found> {
  const { q = '' } = filter;
  const all = await fileRecords
    .find(storedFilter(filter, uses), { alt: 1, createdAt: 1 })
    .sort(latestFirst)
    .lean<Sifted[]>();
  const found = all.filter(({ _id: name, alt = {} }) => matches([name, ...Object.values(alt)].join('\n'), q));
  const rest = after ? found.filter((record) => isLater(record, after)) : found;
  const names = rest.slice(0, limit + 1).map(({ _id }) => _id);
  const records = await fileRecords
    .find({ _id: { $in: names } })
    .sort(latestFirst)
    .lean<FileRecord[]>();
  return { records, total: found.length };
}

type Sifted = Pick<FileRecord, '_id' | 'alt' | 'createdAt'>;

function isAfter({ createdAt, name }: FilePosition): QueryFilter<FileRecord> {
  const at = new Date(createdAt);
  return { $or: [{ createdAt: { $lt: at } }, { createdAt: at, _id: { $gt: name } }] };
}

function isLater({ _id, createdAt }: Sifted, { createdAt: time, name }: FilePosition): boolean {
  const ms = createdAt.getTime();
  // Names are compared as MongoDB sorts them.
  return ms < time || (ms === time && Buffer.compare(Buffer.from(_id), Buffer.from(name)) > 0);
}

const endingOf = (type: FileType) => {
  const own = Object.values(acceptedMedia).filter((extension) => fileType(`.${extension}`) === type);
  return `\\.(?:${own.join('|')})$`;
};

/** How the names of each type end. */
const endings: Readonly<Record<FileType, string>> = {
  image: endingOf('image'),
  video: endingOf('video'),
  audio: endingOf('audio'),
};

/** Pictures without an alternative text in the language of the content. */
const lackingAlt = { _id: { $regex: endings.image }, [`alt.${sourceLanguage}`]: { $in: [null, ''] } };
