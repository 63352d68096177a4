import { addressFieldOf, isReserved, isSiteAddress } from '@ritmi/shared/domain/addresses/site';
import { type EntityName, entityOf } from '@ritmi/shared/domain/entities';
import { textIn } from '@ritmi/shared/domain/values';
import mongoose, { Schema } from 'mongoose';
import { plainDocuments, type Stored } from './collection.js';
import { AddressTakenError, InvalidError } from './errors.js';
import type { Fields } from './kinds.js';
import { modelNamed } from './normalize.js';

/** An address that a document's page has or had. Its id is the address in lower case, so that it is unique. */
type StoredAddress = { _id: string; entity: EntityName; documentId: string };

const schema = new Schema<StoredAddress>({ _id: String }, { collection: 'addresses', ...plainDocuments });
schema.index({ documentId: 1 });

export const addresses = mongoose.model<StoredAddress>('addresses', schema);

/**
 * Gives a document the address in its field, and keeps those that it had. Runs inside the caller's transaction.
 * @throws as `requireAddress`
 */
export async function claimAddress(name: EntityName, document: Fields & Pick<Stored, '_id'>): Promise<void> {
  const free = await requireAddress(name, document);
  if (free === null) return;
  const change = { $set: { entity: name, documentId: document._id } };
  await addresses.updateOne({ _id: free }, change, { upsert: true });
}

/**
 * The address in a document's field, in lower case, if the document may have it and never had it. The addresses of a
 * document that has been removed are free.
 * @throws AddressTakenError, and InvalidError for an address that the site has already
 */
export async function requireAddress(
  name: EntityName,
  document: Fields & Pick<Stored, '_id'>,
): Promise<string | null> {
  const field = addressFieldOf(name);
  if (field === null) return null;
  const label = entityOf(name).fields[field]?.label ?? field;
  const address = textIn(document, field);
  const _id = address.toLowerCase();
  const holder = await addresses.findById(_id).lean();
  const isHolder = holder?.documentId === document._id;
  if (isSiteAddress(address) || (isReserved(address) && !isHolder)) {
    const message = `${label} is that of another page of the site`;
    throw new InvalidError([{ path: [field], code: 'siteAddress', message }]);
  }
  if (isHolder) return null;
  if (holder && (await modelNamed(holder.entity).exists({ _id: holder.documentId })))
    throw new AddressTakenError(field, label);
  return _id;
}

/** The id of the document whose page has or had this address; null when there is none. */
export async function idAt(name: EntityName, address: string): Promise<string | null> {
  if (addressFieldOf(name) === null) return null;
  const found = await addresses.findOne({ _id: address.toLowerCase(), entity: name }).lean();
  return found?.documentId ?? null;
}

/** Every address that a page of these documents has or had, in lower case, with the id of its document. */
export async function addressesOf(
  name: EntityName,
  ids: readonly string[],
): Promise<{ readonly address: string; readonly id: string }[]> {
  const found = await addresses
    .find({ entity: name, documentId: { $in: ids } })
    .sort({ _id: 1 })
    .lean();
  return found.map(({ _id, documentId }) => ({ address: _id, id: documentId }));
}
