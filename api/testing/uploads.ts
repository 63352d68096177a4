import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog } from '@ritmi/shared/server/log';
import { openUploads } from '../uploads/uploads.js';

// Uploads for tests. No product code imports it.

type Options = Partial<Pick<Parameters<typeof openUploads>[0], 'storage' | 's3' | 'maxBytes' | 'quotaBytes'>>;

export type TestUploads = Awaited<ReturnType<typeof openTestUploads>>;

/** Uploads in a folder of their own, with `uploads` and `incoming`, of at most a million bytes by default. */
export async function openTestUploads(change: Options = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'ritmi-uploads-'));
  const logger = createLog('api', 'silent');
  const uploads = await openUploads({ storage: 'disk', maxBytes: 1_000_000, ...change, folder, logger });
  // The bucket of S3 is that of all test files, and may belong to the database of another.
  await uploads.storage.saveDatabaseIds([]);
  return {
    uploads,
    folder,
    /** Ends the background work and removes the folder; the database must still be connected. */
    close: async () => {
      await uploads.close();
      await rm(folder, { recursive: true });
    },
  };
}
