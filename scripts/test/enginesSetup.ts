import type { TestProject } from 'vitest/node';
import setupMongo from './mongoSetup.js';
import { startS3 } from './testBucket.js';

/** The tests of uploads run with S3 here; with the other storages they do in the project `api`. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const stopMongo = await setupMongo(project);
  const s3 = await startS3();
  project.provide('storages', ['s3']);
  project.provide('s3', (await s3.makeBucket('uploads')).settings);
  return async () => {
    await s3.stop();
    await stopMongo();
  };
}
