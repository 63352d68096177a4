import { type Actor, whoOf } from '@ritmi/shared/domain/access';
import type { Enquiry } from '@ritmi/shared/domain/enquiries/schema';
import { type EntityName, isEntityName } from '@ritmi/shared/domain/entities';
import { withoutPerson } from '@ritmi/shared/domain/people/erased';
import { fieldsOf, type Stored } from '../db/collection.js';
import { history } from '../db/history.js';
import { newId } from '../db/kinds.js';
import { modelNamed } from '../db/normalize.js';
import { trash } from '../db/trash.js';
import { letters } from '../mail/queue.js';

/** The bookings of enquiries, also those in the trash. */
export async function bookingsOf(ids: readonly string[]): Promise<Stored[]> {
  const of = { $in: [...ids] };
  const live = await modelNamed('bookings').find({ enquiryId: of }).lean<Stored[]>();
  const deleted = await trash.find({ entity: 'bookings', 'document.enquiryId': of }).lean();
  return [...live, ...deleted.map(({ document }) => document)];
}

/**
 * Erases what people have left beside their enquiries: the texts of bookings, and letters. Runs inside the caller's
 * transaction. Returns the ids and addresses that stored replies must not name any more, without those of the enquiries.
 */
export async function eraseBeside(asked: readonly Enquiry[], actor: Actor): Promise<string[]> {
  const ids = asked.map(({ id }) => id);
  const bookingIds = (await bookingsOf(ids)).map(({ _id }) => _id);
  await eraseTexts('bookings', bookingIds, actor);
  const letterIds = await letters.distinct('_id', { enquiryId: { $in: ids } });
  await letters.deleteMany({ enquiryId: { $in: ids } });
  // `/en/kerkesa/…` has the same secret as `/kerkesa/…`.
  const urls = asked.flatMap(({ url }) => [url, url.replace(/^\/en/, '')]);
  return [...bookingIds, ...letterIds, ...urls];
}

/** Erases the texts of documents and their past, live or in the trash. Runs inside the caller's transaction. */
export async function eraseTexts(
  name: keyof typeof withoutPerson,
  ids: readonly string[],
  actor: Actor,
): Promise<void> {
  if (ids.length === 0 || !isEntityName(name)) return;
  const model = modelNamed(name);
  const without = withoutPerson[name];
  const these = { _id: { $in: [...ids] } };
  await history.deleteMany({ entity: name, documentId: { $in: [...ids] } });
  for (const document of await model.find(these).lean<Stored[]>()) {
    const change = { $set: { ...without(document), updatedAt: new Date() }, $inc: { version: 1 } };
    const after = await model
      .findOneAndUpdate({ _id: document._id }, change, { returnDocument: 'after' })
      .orFail()
      .lean<Stored>();
    await noteErased(name, after, actor);
  }
  for (const { _id, document } of await trash.find(these).lean()) {
    await trash.updateOne({ _id }, { title: '', document: { ...document, ...without(document) } });
  }
}

/** Tells that a document changed, and what it is now; of what was before nothing is kept. */
async function noteErased(name: EntityName, after: Stored, actor: Actor): Promise<void> {
  const entry = {
    _id: newId(),
    entity: name,
    documentId: after._id,
    version: after.version,
    op: 'update' as const,
    who: whoOf(actor),
    at: new Date(),
    title: '',
    changes: [],
    snapshot: fieldsOf(name, after),
    isTold: true,
    shown: null,
  };
  await history.insertMany([entry], { lean: true });
}
