import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { temporaryFolder } from '../runtimes/folders.js';
import { startMongod } from '../runtimes/startMongod.js';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dbPath = await temporaryFolder();
  const mongod = await startMongod({ dbPath });
  project.provide('mongoUri', mongod.uri);
  project.provide('storages', ['disk', 'gridfs']);
  project.provide('s3', null);
  return async () => {
    await mongod.stop();
    await rm(dbPath, { recursive: true, force: true });
  };
}
