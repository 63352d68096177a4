import { type EntityName, entityOf, referrersOf } from '@ritmi/shared/domain/entities';
import { nextOrder, renumber } from '@ritmi/shared/domain/order';
import type { Position } from '@ritmi/shared/domain/shapes';
import mongoose, { Schema } from 'mongoose';
import { isDeepStrictEqual } from 'node:util';
import { type Collection, type Collections, fieldsOf, type Stored } from './collection.js';
import { InvalidError, NotFoundError, StaleError } from './errors.js';
import { type Actor, changesOf, fieldsAt, record, titleOf } from './history.js';
import { type Fields, newId } from './kinds.js';
import { complete, modelNamed, normalize, requireReferences } from './normalize.js';
import { trash } from './trash.js';

// Every function here runs inside the caller's transaction.

const lists = mongoose.model(
  'lists',
  new Schema({ _id: String, revision: Number }, { collection: 'lists', versionKey: false }),
);

/**
 * Makes two writers of a list's order or membership conflict, so that the second one retries on the new state. The same
 * goes for two starts that fill an empty database: the second one retries and finds it filled.
 */
export async function claim(name: EntityName | 'seed'): Promise<void> {
  await lists.updateOne({ _id: name }, { $inc: { revision: 1 } }, { upsert: true });
}

/** Whether anything was ever written, even if neither it nor its history is left. */
export async function hasEverWritten(): Promise<boolean> {
  return (await lists.exists({})) !== null;
}

/** Stores a new document. `input` is the output of the entity's create schema. */
export async function create(collection: Collection, input: Fields, actor: Actor): Promise<Stored> {
  const { model, name, hasOrder } = collection;
  const normal = normalize(name, input, null);
  await requireReferences(name, normal);
  if (hasOrder) await claim(name);
  const now = new Date();
  const stored: Stored = {
    ...complete(name, normal),
    ...(hasOrder ? { order: normal.order ?? nextOrder(await highest(model)) } : {}),
    _id: newId(),
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
  // zod has validated it, so Mongoose need not hydrate it.
  await model.insertMany([stored], { lean: true });
  await record({ name, op: 'create', actor }, [{ before: null, after: stored }]);
  return stored;
}

function highest(model: Collection['model']) {
  return model.find({}, { order: 1 }).sort({ order: -1 }).limit(1).lean<{ order: number }[]>();
}

type Target = { readonly id: string; readonly actor: Actor; readonly ifMatch?: number | null };

export async function patch(collection: Collection, change: Fields, target: Target): Promise<Stored> {
  const { id, actor, ifMatch = null } = target;
  const { model, name } = collection;
  const current = await findStored(collection, id);
  const wanted = await requireFresh(collection, current, { change, version: ifMatch });
  const normal = normalize(name, withoutNullOrder(wanted), fieldsOf(name, current));
  await requireReferences(name, normal);
  const whole = complete(name, { ...fieldsOf(name, current), ...normal });
  // Sent fields have passed the schema; stored ones may have passed an older version of it.
  const issues = entityOf(name).check(whole);
  if (issues.length > 0) throw new InvalidError(issues);
  const changed = changesOf(name, current, whole);
  if (changed.length === 0) return current;
  if (changed.some(({ field }) => field === 'order')) await claim(name);
  const values = Object.fromEntries(changed.map(({ field, after: value }) => [field, value]));
  const update = { $set: { ...values, updatedAt: new Date() }, $inc: { version: 1 } };
  const after = await model
    .findOneAndUpdate({ _id: id }, update, { returnDocument: 'after', lean: true })
    .orFail(new NotFoundError());
  await record({ name, op: 'update', actor }, [{ before: current, after }]);
  await bumpReferrers(name, id, actor);
  return after;
}

export async function remove(collection: Collection, { id, actor, ifMatch = null }: Target): Promise<void> {
  const { model, name, hasOrder } = collection;
  const current = await findStored(collection, id);
  await requireFresh(collection, current, { version: ifMatch });
  if (hasOrder) await claim(name);
  await model.deleteOne({ _id: id });
  await trash.create([
    {
      _id: id,
      entity: name,
      title: titleOf(name, current),
      document: current,
      deletedAt: new Date(),
      deletedBy: { id: actor.id, name: actor.name },
    },
  ]);
  await record({ name, op: 'delete', actor }, [{ before: current, after: null }]);
  await bumpReferrers(name, id, actor);
}

/** Brings a deleted document back with its id, order and media. */
export async function restore(
  collections: Collections,
  { id, actor }: Target,
): Promise<{ collection: Collection; stored: Stored }> {
  const deleted = await trash.findOneAndDelete({ _id: id }).orFail(new NotFoundError()).lean();
  const collection = collections[deleted.entity];
  const { model, name, hasOrder } = collection;
  if (hasOrder) await claim(name);
  const { _id, createdAt, version } = deleted.document;
  const fields = fieldsOf(name, deleted.document);
  const stored = { ...fields, _id, version: version + 1, createdAt, updatedAt: new Date() };
  await model.create([stored]);
  await record({ name, op: 'restore', actor }, [{ before: null, after: stored }]);
  await bumpReferrers(name, id, actor);
  return { collection, stored };
}

/** Renumbers the whole list from 0. `check` gets the list before the change. */
export async function reorder(
  { model, name }: Collection,
  positions: readonly Position[],
  { actor, check }: { actor: Actor; check: (list: readonly Stored[]) => Promise<void> },
): Promise<void> {
  await claim(name);
  const list: Stored[] = await model.find().lean();
  await check(list);
  const known = new Map(list.map((stored) => [stored._id, stored]));
  const now = new Date();
  const moves = renumber(list.map(asOrdered), positions).flatMap(({ id, order }) => {
    const before = known.get(id);
    if (!before || before.order === order) return [];
    const after: Stored = { ...before, order, version: before.version + 1, updatedAt: now };
    return [{ before, after }];
  });
  if (moves.length === 0) return;
  await model.bulkWrite(
    moves.map(({ after: { _id, order, version, updatedAt } }) => ({
      updateOne: { filter: { _id }, update: { $set: { order, version, updatedAt } } },
    })),
  );
  await record({ name, op: 'reorder', actor }, moves);
}

type Edit = { readonly change?: Fields; readonly version: number | null };

/**
 * The part of an edit of an older version that still applies: fields that its editor did not change keep what others have
 * saved. Without a change, as for a delete, every field counts as touched.
 * @throws StaleError when both changed the same field to different values.
 */
async function requireFresh(
  collection: Collection,
  current: Stored,
  { change, version }: Edit,
): Promise<Fields> {
  if (version === null || version === current.version) return change ?? {};
  const { name } = collection;
  const now = fieldsOf(name, current);
  const base = await fieldsAt(name, current._id, version);
  const mine = change && normalize(name, change, base ?? now);
  const differs = (one: Fields | null | undefined, other: Fields | null) => (field: string) =>
    !one || !other || !isDeepStrictEqual(one[field], other[field]);
  const touched = Object.keys(mine ?? now).filter(differs(mine, base));
  const conflicts = touched.filter(differs(mine, now)).filter(differs(base, now));
  if (conflicts.length > 0) {
    const [document] = await collection.read([current]);
    throw new StaleError(document, conflicts);
  }
  return Object.fromEntries(Object.entries(change ?? {}).filter(([field]) => touched.includes(field)));
}

/** @throws NotFoundError */
export function findStored({ model }: Collection, id: string): Promise<Stored> {
  return model.findById(id).orFail(new NotFoundError()).lean<Stored>();
}

/** Documents that refer to a changed one are read with its content, so their versions rise too (contract, Beyond). */
async function bumpReferrers(changed: EntityName, id: string, actor: Actor): Promise<void> {
  for (const { name, field } of referrersOf(changed)) {
    const model = modelNamed(name);
    const before: Stored[] = await model.find({ [field]: id }).lean();
    if (before.length === 0) continue;
    const updatedAt = new Date();
    await model.updateMany({ [field]: id }, { $inc: { version: 1 }, $set: { updatedAt } });
    const bumped = before.map((stored) => ({
      before: stored,
      after: { ...stored, version: stored.version + 1, updatedAt },
    }));
    await record({ name, op: 'update', actor }, bumped);
  }
}

function withoutNullOrder({ order, ...change }: Fields): Fields {
  return order === null || order === undefined ? change : { ...change, order };
}

function asOrdered({ _id, order, createdAt }: Stored) {
  // A stored order has passed the schema.
  return { id: _id, order: order as number | null, createdAt: createdAt.toISOString() };
}
