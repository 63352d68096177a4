import { type DocumentOf, type EntityName, entities } from '@ritmi/shared/domain/entities';
import type { IndexDefinition, Model } from 'mongoose';
import { type Fields, modelOf, type Stored, toWire } from './document.js';

type Special<K extends EntityName> = {
  readonly name: K;
  /** Beside that of readers' order. */
  readonly indexes?: readonly IndexDefinition[];
  /** A change as it is stored beside what is there now; null on create. Pure: it also runs on old versions. */
  settle?(change: Fields, current: Fields | null): Fields;
  /** What follows from the fields of the whole document. */
  complete?(whole: Fields): Fields;
  /** Checks a change against other collections; throws a 422. */
  verify?(change: Fields): Promise<void>;
  /** Stored documents as an administrator reads them. */
  read?(stored: readonly Stored[]): Promise<DocumentOf<K>[]>;
  /** A document as callers without a valid token may see it. */
  veil?(document: DocumentOf<K>): DocumentOf<K>;
  /** The collection whose ids stand in a field of this one: its changes are changes of this one too. */
  readonly refersTo?: { readonly collection: Collection; readonly field: string };
};

/** An entity in the database with what is special about it. */
export type Collection<K extends EntityName = EntityName> = {
  readonly name: K;
  readonly model: Model<Stored>;
  readonly hasOrder: boolean;
  /** As lists are read (contract, wire format). */
  readonly readersOrder: Readonly<Record<string, 1>>;
  /** Who refers to documents of this collection, and in which field. */
  readonly referrers: { readonly collection: Collection; readonly field: string }[];
  settle(change: Fields, current: Fields | null): Fields;
  complete(whole: Fields): Fields;
  verify(change: Fields): Promise<void>;
  read(stored: readonly Stored[]): Promise<DocumentOf<K>[]>;
  veil(document: DocumentOf<K>): DocumentOf<K>;
};

export function defineCollection<K extends EntityName>(special: Special<K>): Collection<K> {
  const { name, refersTo, indexes = [] } = special;
  const hasOrder = 'order' in entities[name].fields;
  const readersOrder = { ...(hasOrder ? { order: 1 as const } : {}), createdAt: 1 as const, _id: 1 as const };
  const collection: Collection<K> = {
    name,
    model: modelOf(name, [readersOrder, ...indexes]),
    hasOrder,
    readersOrder,
    referrers: [],
    settle: special.settle?.bind(special) ?? ((change) => change),
    complete: special.complete?.bind(special) ?? ((whole) => whole),
    verify: special.verify?.bind(special) ?? (async () => undefined),
    read:
      special.read?.bind(special) ??
      (async (stored) => stored.map((document) => toWire(name, document) as DocumentOf<K>)),
    veil: special.veil?.bind(special) ?? ((document) => document),
  };
  refersTo?.collection.referrers.push({ collection, field: refersTo.field });
  return collection;
}
