import type { Enquiry } from '@ritmi/shared/domain/enquiries/schema';
import { peopleOf, type Person, personKey, type PersonRecord } from '@ritmi/shared/domain/people/person';
import type { QueryFilter } from 'mongoose';
import type { Stored } from '../db/collection.js';
import { NotFoundError } from '../db/errors.js';
import { modelNamed } from '../db/normalize.js';
import { trash } from '../db/trash.js';
import { enquiryOf } from '../enquiries/enquiry.js';
import { bookingsOf } from '../enquiries/erasing.js';
import { searched } from '../enquiries/list.js';
import { asLetter, letters, type StoredLetter } from '../mail/queue.js';

/** The people who have asked and are not erased. */
export async function findPeople(q: string): Promise<Person[]> {
  const filter: QueryFilter<Stored> = searched(q);
  const found = await modelNamed('enquiries').find(filter).sort({ createdAt: 1 }).lean<Stored[]>();
  return peopleOf(found.map(enquiryOf));
}

/** All enquiries of the person who sent this one, also those in the trash. @throws NotFoundError */
export async function enquiriesOf(id: string): Promise<Enquiry[]> {
  const model = modelNamed('enquiries');
  const inTrash = (filter: object) => trash.find({ entity: 'enquiries', ...filter }).lean();
  const one =
    (await model.findById(id).lean<Stored>()) ??
    (await inTrash({ _id: id })).map(({ document }) => document)[0];
  const enquiry = one && enquiryOf(one);
  const key = enquiry ? personKey(enquiry) : null;
  if (!enquiry || key === null) throw new NotFoundError();
  const { phoneE164, email } = enquiry;
  // Whatever its case: `personKey` joins them so.
  const same = phoneE164
    ? { phoneE164 }
    : { phoneE164: null, email: { $regex: `^${escaped(email)}$`, $options: 'i' } };
  const deleted = Object.fromEntries(
    Object.entries(same).map(([name, value]) => [`document.${name}`, value]),
  );
  const found = [
    ...(await model.find(same).lean<Stored[]>()),
    ...(await inTrash(deleted)).map(({ document }) => document),
  ];
  return found.map(enquiryOf);
}

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** Everything that is stored of a person. @throws NotFoundError */
export async function recordOf(id: string): Promise<PersonRecord> {
  const asked = await enquiriesOf(id);
  const [found] = peopleOf(asked);
  if (!found) throw new NotFoundError();
  const ids = asked.map((each) => each.id);
  const bookings = await bookingsOf(ids);
  const mail = await letters
    .find({ enquiryId: { $in: ids } })
    .sort({ at: -1 })
    .lean<StoredLetter[]>();
  return {
    ...found,
    enquiries: asked,
    bookings: bookings.map(({ _id, ...booking }) => ({ ...booking, id: _id })),
    mail: mail.map(asLetter),
  };
}
