import { mediaChange } from '@ritmi/shared/domain/uploads/library';
import { z } from 'zod';
import { layoutFormat } from './layout.js';

export const marker = z.object({
  format: z.literal(layoutFormat, { error: `format must be ${layoutFormat}` }),
});

/** What an export says of a file of the library. */
export const libraryNote = mediaChange.required().extend({
  bytes: z.int({ error: 'bytes must be a whole number' }),
  /** Of the file in the export, in hexadecimal. */
  sha256: z.string({ error: 'sha256 must be text' }),
  /** Of the bytes that were once uploaded, by which the library knows them again. */
  uploadedSha256: z.string({ error: 'uploadedSha256 must be text' }).optional(),
  createdAt: z.iso.datetime({ error: 'createdAt must be a time such as 2026-06-14T18:00:00.000Z' }),
});

export type LibraryNote = z.output<typeof libraryNote>;

/** What a document of an export has besides the fields of its entity. */
export const stamps = z.object({
  id: z.string({ error: 'id must be text' }),
  createdAt: z.iso
    .datetime({ error: 'createdAt must be a time such as 2026-06-14T18:00:00.000Z' })
    .optional(),
});

/** A value as an export writes it: the names inside the fields are sorted, so that the same content gives the same bytes. */
export function jsonOf(value: Readonly<Record<string, unknown>>): string {
  const inside = Object.fromEntries(Object.entries(value).map(([name, each]) => [name, sorted(each)]));
  return `${JSON.stringify(inside, null, 2)}\n`;
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([name, each]) => [name, sorted(each)]));
}
