import mongoose from 'mongoose';
import type { TestUploads } from './uploads.js';

/** Leaves a product as it is before its first start. */
export async function emptyProduct({ uploads }: TestUploads): Promise<void> {
  for (const { name } of await uploads.storage.list()) await uploads.storage.remove(name);
  for (const collection of (await mongoose.connection.db?.collections()) ?? [])
    await collection.deleteMany({});
}
