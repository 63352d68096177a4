import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startMongod } from '../runtimes/startMongod.js';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dbPath = await mkdtemp(join(tmpdir(), 'ritmi-mongo-'));
  const mongod = await startMongod({ dbPath });
  project.provide('mongoUri', mongod.uri);
  return async () => {
    await mongod.stop();
    await rm(dbPath, { recursive: true, force: true });
  };
}
