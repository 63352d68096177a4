import type { DocumentOf, EntityName } from '@ritmi/shared/domain/entities';
import type { Collection } from '../db/collection.js';
import type { Stored } from '../db/document.js';
import type { Account } from './auth.js';
import { versionTag } from './etag.js';
import type { Reply } from './route.js';

/** Every document of a collection in readers' order. */
export async function storedList({ model, readersOrder }: Collection): Promise<Stored[]> {
  return model.find().sort(readersOrder).lean();
}

/** Documents as this caller may see them. */
export async function present(
  collection: Collection,
  stored: readonly Stored[],
  account: Account | null,
): Promise<DocumentOf<EntityName>[]> {
  const documents = await collection.read(stored);
  return account ? documents : documents.map((document) => collection.redact(document));
}

/** Answer with one document. */
export async function oneReply(
  collection: Collection,
  stored: Stored,
  account: Account | null,
): Promise<Reply> {
  const [body] = await present(collection, [stored], account);
  return { status: 200, body, headers: readHeaders(versionTag(stored.version), account) };
}

/** Caches must ask again each time; what an administrator reads may hold hidden prices. */
export function readHeaders(etag: string, account: Account | null): Record<string, string> {
  return { ETag: etag, 'Cache-Control': account ? 'private, no-cache' : 'no-cache' };
}
