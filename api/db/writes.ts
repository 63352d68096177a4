import { type Actor, whoOf } from '@ritmi/shared/domain/access';
import { type EntityName, entityOf } from '@ritmi/shared/domain/entities';
import { clearedByPublishing, nextChange } from '@ritmi/shared/domain/publishing/publishing';
import { nextOrder, renumber } from '@ritmi/shared/domain/order';
import type { Position } from '@ritmi/shared/domain/shapes';
import { withKeptTranslations } from '@ritmi/shared/domain/translations/entries';
import mongoose, { Schema } from 'mongoose';
import { claimAddress } from './addresses.js';
import { type Collection, type Collections, fieldsOf, type Stored } from './collection.js';
import { InvalidError, NotFoundError } from './errors.js';
import { changesOf, record, titleOf } from './history.js';
import { type Fields, guessedFields, newId } from './kinds.js';
import { withPresentFiles } from './files/replaced.js';
import { complete, normalize, referenceIssues, requireReferences } from './normalize.js';
import { asOrdered, withoutNull } from './ordered.js';
import { bumpReferrers } from './references/referrers.js';
import { requireFresh } from './stale.js';
import { copies, keyOf } from './publishing/storedCopies.js';
import { isVisible } from './publishing/visible.js';
import { requireUnused } from './references/usage.js';
import { keptSources, sourcesOf } from './translating.js';
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

type Creation = {
  readonly actor: Actor;
  /** That of content which was written elsewhere; a new one by default. */
  readonly id?: string | undefined;
  readonly createdAt?: Date;
};

/** Stores a new document. `input` is the output of the entity's create schema. */
export async function create(
  collection: Collection,
  input: Fields,
  { actor, id = newId(), createdAt = new Date() }: Creation,
): Promise<Stored> {
  const { model, name, orderField } = collection;
  const sent = normalize(name, await withPresentFiles(name, input), null);
  const normal = await collection.withFollowing(null, sent);
  await requireReferences(name, normal);
  await collection.requireValid(normal);
  if (orderField) await claim(name);
  const stored: Stored = {
    ...complete(name, normal),
    ...(orderField ? { [orderField]: normal[orderField] ?? (await nextOrderOf(model, orderField)) } : {}),
    _id: id,
    version: 1,
    createdAt,
    updatedAt: new Date(),
  };
  Object.assign(stored, sourcesOf(name, stored));
  await claimAddress(name, stored);
  // zod has validated it, so Mongoose need not hydrate it.
  await model.insertMany([stored], { lean: true });
  await record({ name, op: 'create', actor }, [{ before: null, after: stored }]);
  return stored;
}

async function nextOrderOf(model: Collection['model'], orderField: string): Promise<number> {
  const highest = await model
    .find()
    .select({ createdAt: 1, [orderField]: 1 })
    .sort({ [orderField]: -1 })
    .limit(1)
    .lean<Stored[]>();
  return nextOrder(highest.map((stored) => asOrdered(stored, orderField)));
}

export type Target = {
  readonly id: string;
  readonly actor: Actor;
  readonly ifMatch?: number | null;
  /** Throws when the actor may not change this document. */
  readonly guard?: (current: Stored) => void;
  /** Also takes away what something published uses. */
  readonly isForced?: boolean;
};

export async function patch(collection: Collection, given: Fields, target: Target): Promise<Stored> {
  const { id, actor, ifMatch = null, guard, isForced = false } = target;
  const { name, orderField } = collection;
  const { check, fields, publishing } = entityOf(name);
  const current = await findStored(collection, id);
  guard?.(current);
  const change = await withPresentFiles(name, given);
  const wanted = await requireFresh(collection, current, { change, version: ifMatch });
  const before = fieldsOf(name, current);
  const sent = normalize(name, withoutNull(orderField, wanted), before);
  const cleared = { ...sent, ...(publishing ? clearedByPublishing(before, sent) : {}) };
  const normal = await collection.withFollowing(before, cleared);
  const unknown = await referenceIssues(name, normal, before);
  const whole = withKeptTranslations(fields, complete(name, { ...before, ...normal }), before);
  // Sent fields have passed the schema; stored ones may have passed an older version of it.
  const issues = [...unknown, ...check(whole, before)];
  if (issues.length > 0) throw new InvalidError(issues);
  if (publishing && !isForced) await requireUnused(name, { id, before, after: whole });
  const changed = changesOf(name, current, whole);
  if (changed.length === 0) return current;
  await collection.requireValid(Object.fromEntries(changed.map(({ field, after }) => [field, after])));
  if (changed.some(({ field }) => field === orderField)) await claim(name);
  await claimAddress(name, { ...current, ...whole });
  const names = changed.map(({ field }) => field.split('.')[0] ?? field);
  const changes = Object.fromEntries(names.map((field) => [field, whole[field]]));
  const values = { ...changes, ...sourcesOf(name, whole, current) };
  const after = await update(collection, current, values);
  await record({ name, op: 'update', actor }, [{ before: current, after }]);
  const isSeenAsBefore = isVisible(name, current) === isVisible(name, after);
  await bumpReferrers(name, id, { actor, ...(isSeenAsBefore && { hasContent: true }) });
  return after;
}

/** Does what a document is waiting for, if its time has come (contract, Publishing). */
export async function applyPlan(collection: Collection, { id, actor }: Target): Promise<void> {
  const { model, name } = collection;
  const current = await model.findById(id).lean<Stored>();
  const plan = current && nextChange(fieldsOf(name, current));
  if (!plan || plan.at > new Date().toISOString()) return;
  const after = await update(collection, current, plan.change);
  await record({ name, op: 'update', actor }, [{ before: current, after }]);
  await bumpReferrers(name, id, { actor });
}

/**
 * Stores changed values, and what was guessed from those before: the guess stays when they change. A single document that
 * was never stored is stored whole.
 */
export async function update({ model, name }: Collection, current: Stored, values: Fields): Promise<Stored> {
  const updatedAt = new Date();
  if (current.version === 0) {
    const first = { ...current, ...values, version: 1, createdAt: updatedAt, updatedAt };
    await model.insertMany([first], { lean: true });
    return first;
  }
  const guesses = guessedFields(entityOf(name).fields, current);
  const change = { $set: { ...guesses, ...values, updatedAt }, $inc: { version: 1 } };
  return model
    .findOneAndUpdate({ _id: current._id }, change, { returnDocument: 'after', lean: true })
    .orFail(new NotFoundError());
}

export async function remove(
  collection: Collection,
  { id, actor, ifMatch = null, guard }: Target,
): Promise<void> {
  const { model, name, orderField } = collection;
  const current = await findStored(collection, id);
  guard?.(current);
  await requireFresh(collection, current, { version: ifMatch });
  if (orderField) await claim(name);
  await model.deleteOne({ _id: id });
  await trash.create([
    {
      _id: id,
      entity: name,
      title: titleOf(name, current),
      document: current,
      deletedAt: new Date(),
      deletedBy: whoOf(actor),
    },
  ]);
  await copies.deleteOne({ _id: keyOf(name, id) });
  await record({ name, op: 'delete', actor }, [{ before: current, after: null }]);
  await bumpReferrers(name, id, { actor });
}

/** Brings a deleted document back with its id, order and media. */
export async function restore(
  collections: Collections,
  { id, actor }: Target,
): Promise<{ collection: Collection; stored: Stored }> {
  const deleted = await trash.findOneAndDelete({ _id: id }).orFail(new NotFoundError()).lean();
  const collection = collections[deleted.entity];
  const { model, name, orderField } = collection;
  if (orderField) await claim(name);
  const { _id, createdAt, version } = deleted.document;
  const fields = fieldsOf(name, deleted.document);
  const kept = { ...fields, ...keptSources(deleted.document) };
  const stored = { ...kept, _id, version: version + 1, createdAt, updatedAt: new Date() };
  await claimAddress(name, stored);
  await model.create([stored]);
  await record({ name, op: 'restore', actor }, [{ before: null, after: stored }]);
  await bumpReferrers(name, id, { actor });
  return { collection, stored };
}

/** Renumbers the whole list from 0. `check` gets the list before the change. */
export async function reorder(
  { model, name, orderField }: Collection,
  positions: readonly Position[],
  { actor, check }: { actor: Actor; check: (list: readonly Stored[]) => Promise<void> },
): Promise<void> {
  if (orderField === null) throw new NotFoundError();
  await claim(name);
  const list: Stored[] = await model.find().lean();
  await check(list);
  const known = new Map(list.map((stored) => [stored._id, stored]));
  const now = new Date();
  const ordered = list.map((stored) => asOrdered(stored, orderField));
  const moves = renumber(ordered, positions).flatMap(({ id, order }) => {
    const before = known.get(id);
    if (!before || before[orderField] === order) return [];
    const after: Stored = { ...before, [orderField]: order, version: before.version + 1, updatedAt: now };
    return [{ before, after }];
  });
  if (moves.length === 0) return;
  await model.bulkWrite(
    moves.map(({ after: { _id, [orderField]: order, version, updatedAt } }) => ({
      updateOne: { filter: { _id }, update: { $set: { [orderField]: order, version, updatedAt } } },
    })),
  );
  await record({ name, op: 'reorder', actor }, moves);
}

/**
 * A stored document. A single one that was never stored has the defaults of its fields and version 0.
 * @throws NotFoundError
 */
export async function findStored({ model, name }: Collection, id: string): Promise<Stored> {
  const stored = await model.findById(id).lean<Stored>();
  if (stored) return stored;
  if (!entityOf(name).isSingle) throw new NotFoundError();
  const never = new Date(0);
  return { ...fieldsOf(name, {}), _id: id, version: 0, createdAt: never, updatedAt: never };
}
