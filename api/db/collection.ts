import { type DocumentOf, type EntityName, entityOf, referencesOf } from '@ritmi/shared/domain/entities';
import type { Model } from 'mongoose';
import { modelOf, type Stored, toWire } from './document.js';

/** What an entity adds to what follows from its fields. */
export type Special<K extends EntityName = EntityName> = {
  /** Stored documents as an administrator reads them. */
  read?(stored: readonly Stored[]): Promise<DocumentOf<K>[]>;
  /** A document as callers without a valid token may see it. */
  redact?(document: DocumentOf<K>): DocumentOf<K>;
};

/** An entity in the database. */
export type Collection = Required<Special> & {
  readonly name: EntityName;
  readonly model: Model<Stored>;
  readonly hasOrder: boolean;
  /** As lists are read (contract, wire format). */
  readonly readersOrder: Readonly<Record<string, 1>>;
};

/** Defines the collection of an entity; call it once for each. */
export function defineCollection(name: EntityName, special: Special = {}): Collection {
  const hasOrder = 'order' in entityOf(name).fields;
  const readersOrder = { ...(hasOrder ? { order: 1 as const } : {}), createdAt: 1 as const, _id: 1 as const };
  const references = referencesOf(name).map(({ field }) => ({ [field]: 1 as const }));
  return {
    name,
    model: modelOf(name, [readersOrder, ...references]),
    hasOrder,
    readersOrder,
    // Stored documents have passed the schema of their entity.
    read: async (stored) => stored.map((document) => toWire(name, document) as DocumentOf<EntityName>),
    redact: (document) => document,
    ...special,
  };
}
