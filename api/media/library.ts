import { fileType, type FileType } from '@ritmi/shared/domain/media';
import { lacksAlt, type MediaFile } from '@ritmi/shared/domain/uploads/library';
import { renditionName } from '@ritmi/shared/domain/uploads/films';
import { typeOfName } from '@ritmi/shared/domain/uploads/rules';
import { parseStoredName, uploadsPath } from '@ritmi/shared/domain/uploads/stored';
import { matches } from '@ritmi/shared/domain/text/fold';
import { type FileRecord, fileRecords } from '../db/files/records.js';
import { type Uses, usesOfFiles } from '../db/files/uses.js';

export function fileOnWire(record: FileRecord, uses: Uses): MediaFile {
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
    usedIn: [...(uses.get(stem) ?? [])],
  };
}

export type FileFilter = {
  readonly q?: string | undefined;
  readonly type?: FileType | undefined;
  readonly unused?: 'true' | 'false' | undefined;
  readonly noAlt?: 'true' | 'false' | undefined;
  readonly sha256?: string | undefined;
};

export type FilePosition = { readonly createdAt: number; readonly name: string };

type Page = { readonly limit: number; readonly after: FilePosition | null };

/** A page of the files that match, the latest first. */
export async function listFiles(filter: FileFilter, { limit, after }: Page) {
  const { q, type, unused, noAlt, sha256 } = filter;
  const known = { isAside: { $ne: true }, ...(sha256 !== undefined && { sha256 }) };
  const records = await fileRecords.find(known).sort({ createdAt: -1, _id: 1 }).lean<FileRecord[]>();
  // All documents are read for them, which a file that nobody has sent before does not need.
  const uses: Uses = records.length === 0 ? new Map() : await usesOfFiles();
  const found = records.filter(({ _id: name, stem, alt = {} }) => {
    if (type !== undefined && fileType(name) !== type) return false;
    if (unused !== undefined && uses.has(stem) !== (unused === 'false')) return false;
    if (noAlt !== undefined && lacksAlt({ type: fileType(name), alt }) !== (noAlt === 'true')) return false;
    return q === undefined || matches([name, ...Object.values(alt)].join('\n'), q);
  });
  const rest = after ? found.filter((record) => isAfter(record, after)) : found;
  const shown = rest.slice(0, limit);
  const last = shown.at(-1);
  return {
    files: shown.map((record) => fileOnWire(record, uses)),
    total: found.length,
    next: last && rest.length > limit ? { createdAt: last.createdAt.getTime(), name: last._id } : null,
  };
}

function isAfter({ _id, createdAt }: FileRecord, { createdAt: time, name }: FilePosition): boolean {
  const ms = createdAt.getTime();
  // Names are compared as MongoDB sorts them.
  return ms < time || (ms === time && Buffer.compare(Buffer.from(_id), Buffer.from(name)) > 0);
}
