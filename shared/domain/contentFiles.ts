import { z } from 'zod';

// Published content in one file: what an export has, and what an import changes.

/** Media type of an export. */
export const exportType = 'application/x-tar';

/** Above this size content is moved by `npm run content`, which has no limit. */
export const maxExportBytes = 4 * 1024 ** 3;

const place = z.object({ path: z.string(), message: z.string() });

/** What an export would have. */
export const contentSummary = z.object({
  documents: z.int(),
  files: z.int(),
  /** Of the files together. */
  bytes: z.int(),
  /** Documents that stay out, because nobody could create them as they are. */
  left: z.array(place).readonly(),
});

export type ContentSummary = z.output<typeof contentSummary>;

const contentChange = z.object({
  path: z.string(),
  op: z.enum(['create', 'update', 'restore']),
  title: z.string(),
});

export type ContentChange = z.output<typeof contentChange>;

/** What an import has changed, or would change. */
export const importResult = z.object({
  changes: z.array(contentChange).readonly(),
  /** Parts that are as they were. */
  unchanged: z.int(),
});

export type ImportResult = z.output<typeof importResult>;
