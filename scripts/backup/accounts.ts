import { type Db, ObjectId } from 'mongodb';

// The collections of api/auth/model.ts.
const [accounts, events] = ['accounts', 'accountEvents'];

/** What decides who is let in. */
const access = ['passwordHash', 'mustChangePassword', 'disabledAt', 'secondFactor', 'pendingSecret'] as const;

type Event = { readonly op: string; readonly documentId: string };

type Account = { readonly email: string } & { readonly [Field in (typeof access)[number]]?: unknown };

/**
 * Brings the access of accounts up to date in content that a restore makes current: a password that was changed, a second
 * factor that was switched on and a lock that was set since the backup stay as they are, and deleted accounts deleted.
 * Newer accounts and the audit of accounts are added.
 * @param running the database in use until now
 * @param restored the database in use from now on
 * @returns what the person who restores should know, one line each
 */
export async function keepAccess(running: Db, restored: Db): Promise<readonly string[]> {
  const known = restored.collection<Account>(accounts);
  const deleted = await running.collection<Event>(events).distinct('documentId', { op: 'deleted' });
  const lines = await withoutDeleted(restored, deleted);
  for (const account of await running.collection<Account>(accounts).find().toArray()) {
    const given = access.filter((field) => account[field] !== undefined);
    const $set = Object.fromEntries(given.map((field) => [field, account[field]]));
    const absent = access.filter((field) => !given.includes(field));
    const $unset = Object.fromEntries(absent.map((field) => [field, true as const]));
    const { matchedCount, modifiedCount } = await known.updateOne({ email: account.email }, { $set, $unset });
    if (matchedCount === 0) await known.insertOne(account);
    if (matchedCount === 0) lines.push(`${account.email} is not in the backup and is kept`);
    if (modifiedCount > 0) lines.push(`${account.email} keeps its present password, second factor and lock`);
  }
  // Documents of the same id are the same: events never change.
  const into = { db: restored.databaseName, coll: events };
  await running
    .collection(events)
    .aggregate([{ $merge: { into, whenMatched: 'keepExisting' } }])
    .toArray();
  return [...lines, ...(await onlyIn(restored, running))];
}

/** Removes the accounts that were deleted since the backup: nobody comes back by it. */
async function withoutDeleted(restored: Db, ids: readonly string[]): Promise<string[]> {
  const known = restored.collection<Account>(accounts);
  const deleted = { _id: { $in: ids.map((id) => new ObjectId(id)) } };
  const found = await known.find(deleted).toArray();
  await known.deleteMany(deleted);
  return found.map(({ email }) => `${email} was deleted since the backup and stays deleted`);
}

/** A line for each account that only the backup has. */
async function onlyIn(restored: Db, running: Db): Promise<string[]> {
  const emails = await running.collection<Account>(accounts).distinct('email');
  const others = await restored
    .collection<Account>(accounts)
    .find({ email: { $nin: emails } })
    .toArray();
  return others.map(
    ({ email, disabledAt }) => `${email} is from the backup${disabledAt ? ', disabled' : ''}`,
  );
}
