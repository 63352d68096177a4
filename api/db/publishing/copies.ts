import { isDeepStrictEqual } from 'node:util';
import { type Actor, whoOf } from '@ritmi/shared/domain/access';
import { fieldAt, flatten, unflatten } from '@ritmi/shared/domain/composite';
import { addressFieldOf } from '@ritmi/shared/domain/addresses/site';
import { withKeptTranslations } from '@ritmi/shared/domain/translations/entries';
import { type EntityName, entityOf } from '@ritmi/shared/domain/entities';
import { withoutPublishing } from '@ritmi/shared/domain/publishing/publishing';
import { requireAddress } from '../addresses.js';
import { type Collection, fieldsOf, type Stored } from '../collection.js';
import { InvalidError, NotFoundError, StaleError } from '../errors.js';
import { countCopyChanges, noteCopy } from '../history.js';
import { withPresentFiles } from '../files/replaced.js';
import { type Fields, sentValue } from '../kinds.js';
import { complete, normalize, requireReferences } from '../normalize.js';
import { withoutNull } from '../ordered.js';
import { scheduleName, wakeTask } from '../tasks.js';
import { findStored, patch } from '../writes.js';
import { type CopyChange, copies, keyOf, type StoredCopy } from './storedCopies.js';

// A changed copy beside the published document (contract, Publishing). It stores only the fields that it changes, so that
// the document's later changes show in the others. Every function here runs inside the caller's transaction.

export type Copy = { readonly copy: StoredCopy; readonly live: Stored };

type Target = {
  readonly id: string;
  readonly actor: Actor;
  /** The state of the copy that the caller knows; null for any. */
  readonly ifMatch?: number | null;
};

type Forced = Target & {
  /** Whether it is published over what others have changed meanwhile. */
  readonly isForced?: boolean;
};

/** The number of the copy's state, for its ETag: it also rises with the document's version, whose fields it shows. */
export function numberOf({ copy, live }: Copy): number {
  return copy.changed + live.version - copy.baseVersion;
}

/** @throws NotFoundError when there is no copy */
export async function findCopy(collection: Collection, id: string): Promise<Copy> {
  const live = await findStored(collection, id);
  const copy = await copies.findById(keyOf(collection.name, id)).lean<StoredCopy>();
  if (!copy) throw new NotFoundError();
  return { copy, live };
}

/** The document as it would be. */
export function withChanges(name: EntityName, { copy, live }: Copy): Stored {
  const { fields } = entityOf(name);
  const before = fieldsOf(name, live);
  const flat = flatten(fields, before);
  for (const change of copy.changes) {
    if ('value' in change) flat[change.field] = change.value;
    else Reflect.deleteProperty(flat, change.field);
  }
  return { ...live, ...withKeptTranslations(fields, complete(name, unflatten(flat)), before) };
}

/** Makes the copy, or changes it. Fields that are as in the document are none of its changes. */
export async function changeCopy(
  collection: Collection,
  sent: Fields,
  { id, actor, ifMatch = null }: Target,
): Promise<Copy & { readonly isNew: boolean }> {
  const { name, orderField } = collection;
  const { check, fields } = entityOf(name);
  const live = await findStored(collection, id);
  const known = await copies.findById(keyOf(name, id)).lean<StoredCopy>();
  const before = fieldsOf(name, known ? withChanges(name, { copy: known, live }) : live);
  const present = await withPresentFiles(name, withoutPublishing(sent));
  const normal = normalize(name, withoutNull(orderField, present), before);
  await requireReferences(name, normal);
  const after = withKeptTranslations(fields, complete(name, { ...before, ...normal }), before);
  const issues = check(after, before);
  if (issues.length > 0) throw new InvalidError(issues);

  const [old, fresh, published] = [before, after, fieldsOf(name, live)].map((each) => flatten(fields, each));
  const isSame = (one: Fields | undefined, other: Fields | undefined) => (field: string) =>
    isDeepStrictEqual(one?.[field], other?.[field]);
  // A translation that is removed is only in what was before.
  const touched = Object.keys({ ...old, ...fresh }).filter((field) => !isSame(old, fresh)(field));
  await requireKnown(collection, { copy: known, live, ifMatch }, touched);
  const field = addressFieldOf(name);
  if (field !== null && touched.includes(field)) await requireAddress(name, { ...live, ...after });
  const first = known ? 0 : await firstNumber(name, live);
  const number = known ? numberOf({ copy: known, live }) + 1 : first;
  const changes = Object.keys({ ...published, ...fresh })
    .filter((field) => !isSame(fresh, published)(field))
    .map((field): CopyChange => {
      const earlier = known?.changes.find((each) => each.field === field);
      if (earlier && !touched.includes(field)) return earlier;
      return fresh && field in fresh ? { field, value: fresh[field], number } : { field, number };
    });
  const copy: StoredCopy = {
    _id: keyOf(name, id),
    entity: name,
    documentId: id,
    baseVersion: known?.baseVersion ?? live.version,
    changed: known ? known.changed + 1 : first,
    changes,
    at: known?.at ?? null,
    waitsFor: [],
    ...(known?.overwrites !== undefined && { overwrites: known.overwrites }),
    savedAt: new Date(),
    savedBy: whoOf(actor),
  };
  await copies.replaceOne({ _id: copy._id }, copy, { upsert: true });
  if (copy.at !== null) await wakeTask(scheduleName, new Date(copy.at));
  await noteCopy({ name, actor }, { live, before, after });
  return { copy, live, isNew: known === null };
}

/** Numbers of copies that were before this one stay theirs, so that nobody takes this one for the copy they knew. */
async function firstNumber(name: EntityName, live: Stored): Promise<number> {
  const changes = await countCopyChanges(name, live._id);
  return changes === 0 ? 1 : changes + live.version;
}

/**
 * Lets the schedule publish the copy; by force over what the document has changed so far.
 * @param at in the future, ISO 8601 in UTC
 */
export async function planCopy(collection: Collection, at: string, target: Forced): Promise<Copy> {
  const { id, actor, ifMatch = null, isForced = false } = target;
  const { copy, live } = await findCopy(collection, id);
  await requireKnown(collection, { copy, live, ifMatch });
  const { overwrites: _, ...rest } = copy;
  const forced = isForced && { overwrites: live.version };
  const planned: StoredCopy = { ...rest, ...forced, at, waitsFor: [], changed: copy.changed + 1 };
  await copies.replaceOne({ _id: copy._id }, planned);
  await wakeTask(scheduleName, new Date(at));
  await noteCopy({ name: collection.name, actor }, { live });
  return { copy: planned, live };
}

/** Publishes a copy whose time has come, unless it was removed, planned anew or made to wait since it was looked for. */
export async function publishDueCopy(collection: Collection, target: Target): Promise<void> {
  if (await findDueCopy(collection, target.id)) await publishCopy(collection, target);
}

async function findDueCopy(collection: Collection, id: string): Promise<Copy | null> {
  const copy = await copies.findById(keyOf(collection.name, id)).lean<StoredCopy>();
  const isDue = copy && copy.at !== null && copy.at <= new Date().toISOString() && copy.waitsFor.length === 0;
  return isDue ? { copy, live: await findStored(collection, id) } : null;
}

/** Keeps a copy that cannot be published at its time until a person decides. */
export async function letCopyWait(
  collection: Collection,
  { id, actor, waitsFor }: Target & { readonly waitsFor: readonly string[] },
): Promise<void> {
  const due = await findDueCopy(collection, id);
  if (!due) return;
  const { copy, live } = due;
  await copies.updateOne({ _id: copy._id }, { $set: { waitsFor }, $inc: { changed: 1 } });
  await noteCopy({ name: collection.name, actor }, { live });
}

/**
 * Writes the fields that the copy changed to the document, as one version, and removes the copy.
 * @throws StaleError when the document has changed one of them meanwhile, unless it is forced
 */
export async function publishCopy(
  collection: Collection,
  { id, actor, ifMatch = null, isForced = false }: Forced,
): Promise<Stored> {
  const { copy, live } = await findCopy(collection, id);
  await requireKnown(collection, { copy, live, ifMatch });
  const { fields } = entityOf(collection.name);
  // Each on its own: of a translation as a whole, what the copy does not have would be removed.
  const sent = copy.changes.map((change) => {
    const field = fieldAt(fields, change.field);
    // Null removes a translation.
    return [change.field, 'value' in change ? sentValue(field, change.value) : null] as const;
  });
  await copies.deleteOne({ _id: copy._id });
  return patch(collection, unflatten(Object.fromEntries(sent)), {
    id,
    actor,
    ifMatch: isForced ? null : (copy.overwrites ?? copy.baseVersion),
  });
}

export async function removeCopy(collection: Collection, { id, actor, ifMatch = null }: Target) {
  const { copy, live } = await findCopy(collection, id);
  await requireKnown(collection, { copy, live, ifMatch });
  await copies.deleteOne({ _id: copy._id });
  await noteCopy({ name: collection.name, actor }, { live });
}

type Known = { readonly copy: StoredCopy | null; readonly live: Stored; readonly ifMatch: number | null };

/** @throws StaleError when somebody else has changed these fields of the copy, by default any, or has removed it. */
async function requireKnown(
  collection: Collection,
  { copy, live, ifMatch }: Known,
  fields?: readonly string[],
): Promise<void> {
  if (ifMatch === null) return;
  // A number that this copy never had is that of an earlier one, which is gone.
  const isOther = copy !== null && ifMatch > numberOf({ copy, live });
  const changed = copy?.changes.filter(({ number }) => isOther || number > ifMatch).map(({ field }) => field);
  const conflicts = (changed ?? fields ?? []).filter((field) => fields?.includes(field) ?? true);
  if (conflicts.length === 0) return;
  const current = copy ? withChanges(collection.name, { copy, live }) : live;
  const [document] = await collection.read([current], 'administrator');
  throw new StaleError(document, conflicts);
}
