import { withoutPerson } from '@ritmi/shared/domain/people/erased';
import type { Db, Document } from 'mongodb';

/** A document of the program, whose ids are texts. */
type Stored = Document & { readonly _id: string };

/** Addresses and phones that were let in by a document, and are shut out with it: of feeds, previews and web push. */
const keys = ['calendar_feeds', 'previews', 'pushSubscriptions'] as const;

/**
 * Keeps taken away what was taken away since the backup: addresses of calendars and previews, phones that are notified, and
 * people who were erased. Letters that the backup has as queued wait for a person, since they may have been sent.
 * @param running the database in use until now
 * @param restored the database in use from now on
 * @returns what the person who restores should know, one line each
 */
export async function keepRevoked(running: Db, restored: Db): Promise<readonly string[]> {
  const lines = await holdLetters(restored);
  // A new installation has revoked nothing.
  if (!(await isSame(running, restored))) return lines;
  for (const name of keys) {
    const left = await running.collection<Stored>(name).distinct('_id');
    const { deletedCount } = await restored.collection<Stored>(name).deleteMany({ _id: { $nin: left } });
    if (deletedCount > 0) lines.push(`${name}: ${deletedCount} removed since the backup stay removed`);
  }
  return [...lines, ...(await keepErased(running, restored))];
}

/** Whether the backup is one of this installation: they have an account in common. */
async function isSame(running: Db, restored: Db): Promise<boolean> {
  const ids = await running.collection('accounts').distinct('_id');
  return (await restored.collection('accounts').findOne({ _id: { $in: ids } })) !== null;
}

async function holdLetters(restored: Db): Promise<string[]> {
  const waiting = { state: { $in: ['queued', 'sending'] } };
  const { modifiedCount } = await restored
    .collection('mail')
    .updateMany(waiting, { $set: { state: 'unknown', claimedAt: null } });
  return modifiedCount === 0
    ? []
    : [`${modifiedCount} letters were waiting at the backup and may have been sent: see the admin`];
}

/**
 * Erases again who was erased since the backup, as api/people/erase.ts does, and deletes again the enquiries that were deleted
 * for good, as api/enquiries/erasing.ts does.
 */
async function keepErased(running: Db, restored: Db): Promise<string[]> {
  const erased = await erasedIn(running);
  const entries = await running.collection<Stored>('history').find(deletions).toArray();
  const deleted = entries.map(({ documentId }) => String(documentId));
  const enquiries = restored.collection<Stored>('enquiries');
  const again = await enquiries.countDocuments({ _id: { $in: erased }, name: { $ne: '' } });
  const back = await restored.collection<Stored>('trash').countDocuments({ _id: { $in: deleted } });
  await eraseAgain(restored, [...erased, ...deleted]);
  const { deletedCount } = await enquiries.deleteMany({ _id: { $in: deleted } });
  // For the next restore.
  if (entries.length > 0) await restored.collection<Stored>('history').insertMany(entries);
  return [
    { count: again, what: 'of people who were erased since the backup are erased again' },
    { count: back + deletedCount, what: 'that were deleted for good since the backup stay deleted' },
  ].flatMap(({ count, what }) => (count > 0 ? [`${count} enquiries ${what}`] : []));
}

/** Entries of the history about enquiries that were deleted for good. */
const deletions = { entity: 'enquiries', op: 'erase' };

/** The ids of enquiries whose person was erased. */
async function erasedIn(running: Db): Promise<string[]> {
  const live = await running.collection<Stored>('enquiries').distinct('_id', { name: '' });
  const inTrash = { entity: 'enquiries', 'document.name': '' };
  return [...live, ...(await running.collection<Stored>('trash').distinct('_id', inTrash))];
}

async function eraseAgain(restored: Db, ids: readonly string[]): Promise<void> {
  const [asked, bookings] = [
    restored.collection<Stored>('enquiries'),
    restored.collection<Stored>('bookings'),
  ];
  const enquiries = await asked.find({ _id: { $in: ids } }).toArray();
  const booked = await bookings.find({ enquiryId: { $in: ids } }).toArray();
  for (const found of enquiries)
    await asked.updateOne({ _id: found._id }, { $set: withoutPerson.enquiries(found) });
  for (const found of booked)
    await bookings.updateOne({ _id: found._id }, { $set: withoutPerson.bookings(found) });
  const letters = restored.collection<Stored>('mail');
  const letterIds = await letters.distinct('_id', { enquiryId: { $in: ids } });
  const all = [...ids, ...booked.map(({ _id }) => _id)];
  // Answers to repeated calls name a visitor's enquiry by its address, in either language.
  const urls = enquiries.flatMap(({ url }) => [url, String(url).replace(/^\/en/, '')]);
  await restored.collection('history').deleteMany({ documentId: { $in: all } });
  const deleted = { $or: [{ _id: { $in: all } }, { 'document.enquiryId': { $in: ids } }] };
  await restored.collection<Stored>('trash').deleteMany(deleted);
  await letters.deleteMany({ enquiryId: { $in: ids } });
  const replies = { names: { $in: [...all, ...letterIds, ...urls] } };
  await restored.collection('idempotency').deleteMany(replies);
}
