import { type Actor, whoOf } from '@ritmi/shared/domain/access';
import type { Enquiry } from '@ritmi/shared/domain/enquiries/schema';
import { type EntityName, isEntityName } from '@ritmi/shared/domain/entities';
import { withoutPerson } from '@ritmi/shared/domain/people/erased';
import { fieldsOf, type Stored } from '../db/collection.js';
import { history } from '../db/history.js';
import { forgetReplies } from '../db/idempotency.js';
import { newId } from '../db/kinds.js';
import { modelNamed } from '../db/normalize.js';
import { inTransaction } from '../db/transaction.js';
import { trash } from '../db/trash.js';
import { forgetPhone } from '../enquiries/limits.js';
import { letters } from '../mail/queue.js';
import { bookingsOf } from './find.js';

/** How many documents one transaction erases, since its time is limited. */
const maxAtOnce = 50;

/**
 * Erases the people of these enquiries from every collection: name, phone, e-mail, messages, notes and what was answered.
 * Dates, resources and amounts stay. Only backups still have them (docs/privacy.md).
 */
export async function erasePeople(asked: readonly Enquiry[], actor: Actor): Promise<void> {
  for (let start = 0; start < asked.length; start += maxAtOnce) {
    const part = asked.slice(start, start + maxAtOnce);
    const ids = part.map(({ id }) => id);
    const bookingIds = (await bookingsOf(ids)).map(({ _id }) => _id);
    await inTransaction(async () => {
      await eraseIn('enquiries', ids, actor);
      await eraseIn('bookings', bookingIds, actor);
      await letters.deleteMany({ enquiryId: { $in: ids } });
    });
    // `/en/kerkesa/…` has the same secret as `/kerkesa/…`.
    const urls = part.flatMap(({ url }) => [url, url.replace(/^\/en/, '')]);
    await forgetReplies(new Set([...ids, ...bookingIds, ...urls]));
    for (const { phoneE164 } of part) if (phoneE164) await forgetPhone(phoneE164);
  }
}

/** Erases documents and their past, live or in the trash. Runs inside the caller's transaction. */
async function eraseIn(
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
