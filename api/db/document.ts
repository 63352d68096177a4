import { type EntityName, entities } from '@ritmi/shared/domain/entities';
import mongoose, { type IndexDefinition, type Model, Schema, Types } from 'mongoose';
import { z } from 'zod';

/** What every document of ours has in the database, beside its own fields. */
export type Stored = {
  _id: string;
  version: number;
  createdAt: Date;
  updatedAt: Date;
} & Fields;

/** An entity's own fields by name. */
export type Fields = Record<string, unknown>;

export function newId(): string {
  return new Types.ObjectId().toHexString();
}

/** The Mongoose model that follows from an entity's description; a new field needs no line here. */
export function modelOf(name: EntityName, indexes: readonly IndexDefinition[]): Model<Stored> {
  const { fields } = entities[name];
  const schema = new Schema<Stored>(
    {
      _id: { type: String, required: true },
      version: { type: Number, required: true },
      createdAt: { type: Date, required: true },
      updatedAt: { type: Date, required: true },
      ...Object.fromEntries(
        Object.entries(fields).map(([field, type]) => [field, { type: mongooseType(type) }]),
      ),
    },
    { collection: name.replace('/', '_'), versionKey: false, minimize: false, id: false, strict: 'throw' },
  );
  for (const index of indexes) schema.index(index);
  return mongoose.model<Stored>(name, schema);
}

// zod has checked every value before; this only tells Mongoose which casts make no sense.
function mongooseType(field: z.ZodType) {
  const { type } = z.toJSONSchema(field, { io: 'output', unrepresentable: 'any' });
  if (type === 'string') return String;
  if (type === 'boolean') return Boolean;
  if (type === 'integer' || type === 'number') return Number;
  return Schema.Types.Mixed;
}

/** An entity's own fields of a stored document. */
export function fieldsOf(name: EntityName, stored: Fields): Fields {
  return Object.fromEntries(Object.keys(entities[name].fields).map((field) => [field, stored[field]]));
}

/** A stored document as it goes over the wire. */
export function toWire(name: EntityName, stored: Stored): Fields {
  return {
    id: stored._id,
    ...fieldsOf(name, stored),
    version: stored.version,
    createdAt: stored.createdAt.toISOString(),
    updatedAt: stored.updatedAt.toISOString(),
  };
}
