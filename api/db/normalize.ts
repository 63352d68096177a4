import { entityOf, type EntityName, referencesOf } from '@ritmi/shared/domain/entities';
import { mainImage, mergeMedia } from '@ritmi/shared/domain/media';
import { mediaItem, mediaItemInput } from '@ritmi/shared/domain/shapes';
import mongoose from 'mongoose';
import { z } from 'zod';
import { type Fields, newId, type Stored } from './collection.js';
import { InvalidError } from './errors.js';

const media = z.array(mediaItem).catch([]);
const sentMedia = z.array(mediaItemInput);

export function idsIn(value: unknown): string[] {
  return z.array(z.string()).catch([]).parse(value);
}

/**
 * Converts a change to what is stored: media get ids and trimmed captions, and a write that hides a price and leaves it
 * empty keeps the stored one (contract, hidden prices). `current` holds the current fields, null on create. It is pure,
 * because stale edits are normalized against old versions too.
 */
export function normalize(name: EntityName, change: Fields, current: Fields | null): Fields {
  const normal = { ...change };
  for (const [field, definition] of Object.entries(entityOf(name).fields)) {
    const value = change[field];
    if (definition.kind === 'media' && value !== undefined) {
      normal[field] = mergeMedia(media.parse(current?.[field]), sentMedia.parse(value), newId);
    }
    if (definition.kind === 'price') {
      const { hiddenBy } = definition;
      const isHiding = current && hiddenBy !== undefined && change[hiddenBy] === true;
      if (value === undefined || (isHiding && !value)) delete normal[field];
    }
  }
  return normal;
}

/** Fills in fields that derive from others: the main image defaults to the first medium. */
export function complete(name: EntityName, whole: Fields): Fields {
  const completed = { ...whole };
  for (const [field, definition] of Object.entries(entityOf(name).fields)) {
    if (definition.kind !== 'media' || definition.mainImage === undefined) continue;
    const image = z.string().parse(whole[definition.mainImage]);
    completed[definition.mainImage] = mainImage(image, media.parse(whole[field]));
  }
  return completed;
}

/** @throws InvalidError when a changed field names a document that does not exist. */
export async function requireReferences(name: EntityName, change: Fields): Promise<void> {
  for (const { field, to } of referencesOf(name)) {
    const named = new Set(idsIn(change[field]));
    const count = await modelNamed(to).countDocuments({ _id: { $in: [...named] } });
    if (count < named.size) throw unknownReference(field, to);
  }
}

/** The error for a field in which one of the ids does not exist. */
export function unknownReference(field: string, to: EntityName): InvalidError {
  return new InvalidError([{ path: [field], message: `A chosen ${entityOf(to).label} does not exist` }]);
}

export function modelNamed(name: EntityName): mongoose.Model<Stored> {
  return mongoose.model<Stored>(name);
}
