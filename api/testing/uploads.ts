import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '../http/log.js';
import { type OpenUploads, openUploads } from '../uploads/uploads.js';

// No product code imports it.

export type TestUploads = {
  readonly uploads: OpenUploads;
  /** Holds `uploads` and `incoming`. */
  readonly folder: string;
  /** Ends the background work and removes the folder; the database must still be connected. */
  close(): Promise<void>;
};

/** Uploads in a folder of their own, of at most a million bytes by default. */
export async function openTestUploads(
  change: {
    readonly storage?: 'disk' | 'gridfs';
    readonly maxBytes?: number;
    readonly quotaBytes?: number;
  } = {},
): Promise<TestUploads> {
  const folder = await mkdtemp(join(tmpdir(), 'ritmi-uploads-'));
  const logger = createLogger('silent');
  const uploads = await openUploads({ storage: 'disk', maxBytes: 1_000_000, ...change, folder, logger });
  return {
    uploads,
    folder,
    close: async () => {
      await uploads.close();
      await rm(folder, { recursive: true });
    },
  };
}
