import type { Actor } from '@ritmi/shared/domain/access';
import type { AuditEntry } from '@ritmi/shared/domain/history';
import { type DocumentOf, type EntityName, entityOf } from '@ritmi/shared/domain/entities';
import { withoutInternal } from '@ritmi/shared/domain/schemas';
import { stateOf, type TranslatedFrom, withShownLanguages } from '@ritmi/shared/domain/translations/state';
import mongoose, { type IndexDefinition, type IndexOptions, type Model, Schema } from 'mongoose';
import { type Fields, fieldThat, filtersOf, mongooseTypes, storedFields } from './kinds.js';
import { withoutRemoved } from './references/references.js';

/** What every stored document has besides the fields of its entity. */
export type Stored = {
  _id: string;
  version: number;
  createdAt: Date;
  updatedAt: Date;
  /** The source texts of its translations; not a field, since nobody writes or reads it. */
  translatedFrom?: TranslatedFrom;
} & Fields;

/** Options of schemas whose documents are stored as they are given. */
export const plainDocuments = { versionKey: false, minimize: false, id: false, strict: false } as const;

/** The fields with the times at which documents change by themselves. */
export const plannedFields = ['publishAt', 'unpublishAt'] as const;

/** Derives the Mongoose model from an entity's definition. */
function modelOf(name: EntityName, indexes: readonly Index[], rare: readonly string[]): Model<Stored> {
  const schema = new Schema<Stored>(
    {
      _id: { type: String, required: true },
      version: { type: Number, required: true },
      createdAt: { type: Date, required: true },
      updatedAt: { type: Date, required: true },
      translatedFrom: { type: Schema.Types.Mixed },
      ...mongooseTypes(entityOf(name).fields),
    },
    { collection: name.replace('/', '_'), versionKey: false, minimize: false, id: false, strict: 'throw' },
  );
  for (const [fields, options] of indexes) schema.index(fields, options);
  // Most documents are not in these.
  if (rare.length > 0) schema.index({ status: 1 }, { partialFilterExpression: { status: 'draft' } });
  for (const field of rare) {
    schema.index({ [field]: 1 }, { partialFilterExpression: { [field]: { $type: 'string' } } });
  }
  return mongoose.model<Stored>(name, schema);
}

/** The entity's fields of a stored document. A field that was added after the document was stored has its blank value. */
export function fieldsOf(name: EntityName, stored: Fields): Fields {
  return storedFields(entityOf(name).fields, stored);
}

/** A stored document as the API sends it; with the state of its translations for those who edit it. */
export function toWire(name: EntityName, stored: Stored, reader: Reader): Fields {
  const { fields } = entityOf(name);
  const values = fieldsOf(name, stored);
  const from = stored.translatedFrom ?? {};
  const hasState = reader === 'administrator' && fields.translations !== undefined;
  return {
    id: stored._id,
    ...values,
    ...(hasState && { translationState: stateOf(fields, { values, from }) }),
    version: stored.version,
    createdAt: stored.createdAt.toISOString(),
    updatedAt: stored.updatedAt.toISOString(),
  };
}

/** Who reads: visitors see nothing of drafts. */
export type Reader = 'visitor' | 'administrator';

/** One write to one document. */
export type Written = {
  readonly op: AuditEntry['op'];
  readonly actor: Actor;
  /** Null for a new document, and one that comes back from the trash. */
  readonly before: Stored | null;
  /** Null for a deleted one. */
  readonly after: Stored | null;
};

/** What an entity adds to the behaviour derived from its fields. */
export type Special<K extends EntityName = EntityName> = {
  /** Stored documents as they are read, with the drafts that they refer to for administrators only. */
  read?(stored: readonly Stored[], reader: Reader): Promise<DocumentOf<K>[]>;
  /** A document as callers without a valid token may see it. */
  redact?(document: DocumentOf<K>): DocumentOf<K>;
  /** What a write needs besides the rules of the definition, such as documents that it names. @throws InvalidError */
  requireValid?(change: Fields): Promise<void>;
  /** A change with further fields that follow from it. `before` has the stored fields, null for a new document. */
  withFollowing?(before: Fields | null, change: Fields): Promise<Fields>;
  /** What else changes with a write, in its transaction, whoever writes. What it throws undoes the write. */
  alsoWrite?(written: Written): Promise<void>;
  /**
   * What else goes when documents are deleted for good, in its transaction. Returns further ids and addresses that stored
   * replies must not name any more.
   */
  alsoErase?(deleted: readonly Stored[], actor: Actor): Promise<readonly string[]>;
  /** Writes with the same name run one after the other in a process: they would conflict. Null for none. */
  queue?: string | null;
  /** Indexes besides those that follow from the fields. */
  indexes?: readonly Index[];
};

type Index = readonly [fields: IndexDefinition, options?: IndexOptions];

/** Sort fields of a list, the most significant first. The last is always the id. */
export type StoredOrder = Readonly<Record<string, 1 | -1>>;

export type Collection = Required<Special> & {
  readonly name: EntityName;
  readonly model: Model<Stored>;
  /** The field by which the list is ordered; null for a list that cannot be reordered. */
  readonly orderField: string | null;
  /** Default order of the list (contract, wire format). */
  readonly defaultOrder: StoredOrder;
  /** Latest day first; null for entities without a day that sorts them. */
  readonly newestOrder: StoredOrder | null;
  /** Names of the flags, choices and references by which the list can be filtered. */
  readonly filters: readonly string[];
};

export type Collections = Readonly<Record<EntityName, Collection>>;

/** Defines the collection of an entity. Call it once per entity, because it registers the Mongoose model. */
export function defineCollection(name: EntityName, special: Special = {}): Collection {
  const { fields, orderField, publishing } = entityOf(name);
  const defaultOrder = {
    ...(orderField ? { [orderField]: 1 as const } : {}),
    createdAt: 1 as const,
    _id: 1 as const,
  };
  const day = fieldThat('isNewest', fields);
  const filters = filtersOf(fields);
  const newestOrder = day === undefined ? null : { [day]: -1 as const, _id: 1 as const };
  const orders = [defaultOrder, ...(newestOrder ? [newestOrder] : [])];
  const filteredOrders = filters.flatMap((field) =>
    orders.map((order) => ({ [field]: 1 as const, ...order })),
  );
  const derived = [...orders, ...filteredOrders].map((fields): Index => [fields]);
  const collection: Collection = {
    name,
    model: modelOf(name, [...derived, ...(special.indexes ?? [])], publishing ? plannedFields : []),
    orderField,
    defaultOrder,
    newestOrder,
    filters,
    // Stored documents have passed the schema of their entity.
    read: async (stored, reader) =>
      (await withoutRemoved(name, stored, { hasDrafts: reader === 'administrator' })).map(
        (each) => toWire(name, each, reader) as DocumentOf<EntityName>,
      ),
    requireValid: async () => undefined,
    withFollowing: async (_before, change) => change,
    alsoWrite: async () => undefined,
    alsoErase: async () => [],
    // Two changes of an order conflict.
    queue: orderField && name,
    indexes: [],
    ...special,
    redact: (document) => withoutInternal(fields, withShownLanguages(special.redact?.(document) ?? document)),
  };
  defined.set(name, collection);
  return collection;
}

const defined = new Map<EntityName, Collection>();

/** @throws when it was never defined */
export function collectionNamed(name: EntityName): Collection {
  const collection = defined.get(name);
  if (!collection) throw new Error(`There is no collection of ${name}`);
  return collection;
}
