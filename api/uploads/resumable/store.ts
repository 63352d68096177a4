import { DataStore, ERRORS, Upload } from '@tus/server';
import mongoose, { Schema } from 'mongoose';
import type { Readable } from 'node:stream';
import { plainDocuments } from '../../db/collection.js';
import { HttpError } from '../../http/errors.js';
import { headBytes, kindOf } from '../receive.js';
import type { PartialBytes } from './partialBytes.js';

/** An upload that may be interrupted and go on; the id is part of its address. */
type StoredUpload = {
  _id: string;
  size: number;
  metadata?: Record<string, string | null>;
  createdAt: Date;
  /** The file, once all has arrived and is stored. */
  stored?: { url: string; hasLocation: boolean };
};

const schema = new Schema<StoredUpload>(
  { _id: String },
  { collection: 'resumableUploads', ...plainDocuments },
);

export const resumableUploads = mongoose.model<StoredUpload>('resumableUploads', schema);

export const expiryMs = 24 * 3600 * 1000;

/** tus's view of the uploads: what is known of them in the database, their bytes where `bytes` keeps them. */
export class ResumableStore extends DataStore {
  constructor(private readonly bytes: PartialBytes) {
    super();
    this.extensions = ['creation', 'creation-with-upload', 'termination', 'expiration'];
  }

  override async create(upload: Upload): Promise<Upload> {
    const { id, size = 0, metadata } = upload;
    const createdAt = new Date(upload.creation_date ?? Date.now());
    await resumableUploads.create({ _id: id, size, createdAt, ...(metadata && { metadata }) });
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const known = await resumableUploads.findById(id).lean<StoredUpload>();
    if (!known) throw ERRORS.FILE_NOT_FOUND;
    const { size, metadata, createdAt, stored } = known;
    const offset = stored === undefined ? await this.bytes.size(id) : size;
    return new Upload({
      id,
      size,
      offset,
      ...(metadata && { metadata }),
      creation_date: createdAt.toISOString(),
    });
  }

  /** @throws 415 as soon as the beginning shows that the file is of another kind */
  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    // The answer to its last part was lost. Its bytes are gone, and there are none to add.
    const known = await resumableUploads.findById(id, { stored: 1 }).lean<StoredUpload>();
    if (known?.stored) return offset;
    // Ended early, the stream would tell the library that the sender has gone.
    const arriving = stream.iterator({ destroyOnReturn: false });
    try {
      return await this.bytes.append(id, offset, offset === 0 ? checked(arriving) : arriving);
    } catch (error) {
      if (error instanceof HttpError) await this.remove(id);
      throw error;
    }
  }

  override async remove(id: string): Promise<void> {
    const { deletedCount } = await resumableUploads.deleteOne({ _id: id });
    await this.bytes.remove(id);
    if (deletedCount === 0) throw ERRORS.FILE_NOT_FOUND;
  }

  override async deleteExpired(): Promise<number> {
    const before = new Date(Date.now() - expiryMs);
    const old = await resumableUploads.find({ createdAt: { $lt: before } }, { _id: 1 }).lean();
    for (const { _id } of old) await this.remove(_id);
    await this.bytes.removeOlder(before);
    return old.length;
  }

  override getExpiration(): number {
    return expiryMs;
  }
}

async function* checked(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let head = Buffer.alloc(0);
  for await (const chunk of stream) {
    if (head.length < headBytes) {
      head = Buffer.concat([head, chunk.subarray(0, headBytes - head.length)]);
      if (head.length === headBytes) await kindOf(head);
    }
    yield chunk;
  }
}
