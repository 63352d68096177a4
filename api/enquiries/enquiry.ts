import type { Actor } from '@ritmi/shared/domain/access';
import { type Enquiry, enquiries } from '@ritmi/shared/domain/enquiries/schema';
import type { Values } from '@ritmi/shared/domain/values';
import { type Collection, type Special, type Stored, toWire } from '../db/collection.js';
import { InvalidError, NotFoundError } from '../db/errors.js';
import { record } from '../db/history.js';
import { modelNamed } from '../db/normalize.js';
import { findStored, update } from '../db/writes.js';
import { requireChoice } from './choice.js';
import { eraseBeside } from './erasing.js';

/** What enquiries add to the behaviour derived from their definition. */
export const enquirySpecial: Special<'enquiries'> = {
  read: readEnquiries,
  requireValid: requireChoice,
  // Nothing else leads to them any more when their person is to be erased.
  alsoErase: (deleted, actor) => eraseBeside(deleted.map(enquiryOf), actor),
  indexes: [
    [{ createdAt: -1, _id: -1 }],
    [{ reference: 1 }, { unique: true }],
    [{ url: 1 }, { unique: true }],
    // What is read of those of the same phone number is in the index.
    [{ phoneE164: 1, createdAt: -1, state: 1, _id: 1 }],
    [{ unread: 1, createdAt: -1, _id: -1 }, { partialFilterExpression: { unread: true } }],
    // The list leaves them out, and their number is taken from that of all.
    [{ state: 1 }, { partialFilterExpression: { state: 'spam' } }],
    [{ email: 1 }],
    [{ date: 1 }],
  ],
};

/** A stored enquiry with its fields, without what is found in others. */
export function enquiryOf(stored: Stored): Enquiry {
  // Stored documents have passed the schema of their entity.
  return toWire('enquiries', stored, 'administrator') as Enquiry;
}

/** Enquiries as they are read, with the others of the same phone number. */
async function readEnquiries(stored: readonly Stored[]): Promise<Enquiry[]> {
  const read = stored.map(enquiryOf);
  const phones = [...new Set(read.flatMap(({ phoneE164 }) => phoneE164 ?? []))];
  if (phones.length === 0) return read;
  const found = await modelNamed('enquiries')
    .find({ phoneE164: { $in: phones }, state: { $ne: 'spam' } }, { phoneE164: 1 })
    .sort({ phoneE164: 1, createdAt: -1 })
    .lean<Stored[]>();
  const idsOf = new Map<string, string[]>();
  for (const { _id, phoneE164 } of found) {
    const ids = idsOf.get(String(phoneE164));
    if (ids) ids.push(_id);
    else idsOf.set(String(phoneE164), [_id]);
  }
  return read.map((enquiry) => {
    const same = idsOf.get(enquiry.phoneE164 ?? '') ?? [];
    return { ...enquiry, possibleDuplicates: same.filter((id) => id !== enquiry.id) };
  });
}

type Change = (enquiry: Enquiry) => Values;

/**
 * Changes what the program keeps of an enquiry, and its state. Runs inside the caller's transaction.
 * @throws NotFoundError, and InvalidError when the state may not follow
 */
export async function changeEnquiry(
  collection: Collection,
  { id, actor }: { readonly id: string; readonly actor: Actor },
  changeOf: Change,
): Promise<Stored> {
  const current = await findStored(collection, id);
  const before = enquiryOf(current);
  const change = changeOf(before);
  const issues = enquiries.check({ ...before, ...change }, { ...before });
  if (issues.length > 0) throw new InvalidError(issues);
  const after = await update(collection, current, change);
  await record({ name: 'enquiries', op: 'update', actor }, [{ before: current, after }]);
  return after;
}

/**
 * The enquiry whose page has this secret in its address. One whose person was erased has no page: its visitor would leave
 * texts again. @throws NotFoundError
 */
export async function findBySecret({ model }: Collection, secret: string): Promise<Stored> {
  const urls = [`/kerkesa/${secret}`, `/en/kerkesa/${secret}`];
  return model
    .findOne({ url: { $in: urls }, name: { $ne: '' } })
    .orFail(new NotFoundError())
    .lean<Stored>();
}
