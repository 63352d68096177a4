import { entityOf, type EntityName, referencesOf } from '@ritmi/shared/domain/entities';
import type { Field, FieldOf } from '@ritmi/shared/domain/fields';
import { mainImage, mergeMedia } from '@ritmi/shared/domain/media';
import { mediaItem, mediaItemInput } from '@ritmi/shared/domain/shapes';
import mongoose from 'mongoose';
import { z } from 'zod';
import { type Fields, newId, type Stored } from './collection.js';
import { InvalidError } from './errors.js';

const media = z.array(mediaItem).catch([]);
const sentMedia = z.array(mediaItemInput);

/** The ids in a field of references. */
export function idsIn(value: unknown): string[] {
  return z.array(z.string()).catch([]).parse(value);
}

/** The fields of one kind, with their names. */
function fieldsOfKind<K extends Field['kind']>(name: EntityName, kind: K): [string, FieldOf<K>][] {
  return Object.entries(entityOf(name).fields).flatMap(([field, definition]) =>
    isOfKind(definition, kind) ? [[field, definition]] : [],
  );
}

function isOfKind<K extends Field['kind']>(field: Field, kind: K): field is FieldOf<K> {
  return field.kind === kind;
}

/**
 * A change as it is stored beside the current fields, null on create: media have ids and clean captions, and a write
 * that hides a price and leaves it empty keeps the stored one (contract, hidden prices). Pure: it also runs on old versions.
 */
export function normalize(name: EntityName, change: Fields, current: Fields | null): Fields {
  const normal = { ...change };
  for (const [field] of fieldsOfKind(name, 'media')) {
    if (change[field] === undefined) continue;
    normal[field] = mergeMedia(media.parse(current?.[field]), sentMedia.parse(change[field]), newId);
  }
  for (const [field, { hiddenBy }] of fieldsOfKind(name, 'price')) {
    const isHiding = current && hiddenBy !== undefined && change[hiddenBy] === true;
    if (change[field] === undefined || (isHiding && !change[field])) delete normal[field];
  }
  return normal;
}

/** What follows from the other fields of a whole document: the main image is the first medium where none is given. */
export function complete(name: EntityName, whole: Fields): Fields {
  const derived = fieldsOfKind(name, 'media').flatMap(([field, { mainImage: image }]) =>
    image === undefined
      ? []
      : [[image, mainImage(z.string().parse(whole[image]), media.parse(whole[field]))]],
  );
  return { ...whole, ...Object.fromEntries(derived) };
}

/** @throws InvalidError when a changed field names a document that does not exist. */
export async function requireReferences(name: EntityName, change: Fields): Promise<void> {
  for (const { field, to } of referencesOf(name)) {
    const named = new Set(idsIn(change[field]));
    const count = await modelNamed(to).countDocuments({ _id: { $in: [...named] } });
    if (count < named.size) throw unknownReference(field, to);
  }
}

/** For ids of which one leads nowhere. */
export function unknownReference(field: string, to: EntityName): InvalidError {
  return new InvalidError([{ path: [field], message: `A chosen ${entityOf(to).label} does not exist` }]);
}

/** The model of an entity, whose collection was defined before. */
export function modelNamed(name: EntityName): mongoose.Model<Stored> {
  return mongoose.model<Stored>(name);
}
