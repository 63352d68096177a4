import type { Enquiry } from '@ritmi/shared/domain/enquiries/schema';
import { peopleOf, type Person, personKey, type PersonRecord } from '@ritmi/shared/domain/people/person';
import type { QueryFilter } from 'mongoose';
import type { Stored } from '../db/collection.js';
import { NotFoundError } from '../db/errors.js';
import { modelNamed } from '../db/normalize.js';
import { trash } from '../db/trash.js';
import { enquiryOf } from '../enquiries/enquiry.js';
import { bookingsOf } from '../enquiries/erasing.js';
import { searched, searchedTexts } from '../enquiries/list.js';
import { asLetter, letters, type StoredLetter } from '../mail/queue.js';

/** What `peopleOf` reads, and what every stored document has: messages and offers may be long. */
const shown = ['name', 'phone', 'phoneE164', 'email', 'createdAt', 'updatedAt', 'version'];

/** How many people one query names. */
const maxAtOnce = 500;

/** The people who have asked and are not erased: those with a text in one of their enquiries, with all that they asked. */
export async function findPeople(q: string): Promise<Person[]> {
  const model = modelNamed('enquiries');
  const read = (filter: QueryFilter<Stored>) => model.find(filter).select(shown).lean<Stored[]>();
  const filter: QueryFilter<Stored> = searched(q, [...searchedTexts, 'email']);
  const matches = (await read(filter)).map(enquiryOf);
  if (Object.keys(filter).length === 0) return peopleOf(matches);
  const byKey = new Map(matches.map((enquiry) => [personKey(enquiry), enquiry]));
  const named = [...byKey].flatMap(([key, enquiry]) => (key === null ? [] : [enquiry]));
  const asked: Stored[] = [];
  for (let start = 0; start < named.length; start += maxAtOnce) {
    const part = named.slice(start, start + maxAtOnce);
    const phones = part.flatMap(({ phoneE164 }) => phoneE164 ?? []);
    const emails = part.flatMap(({ phoneE164, email }) => (phoneE164 ? [] : anyCase(email)));
    asked.push(...(await read({ phoneE164: { $in: phones } })));
    // The index of phones begins with those who gave none.
    if (emails.length > 0) asked.push(...(await read({ phoneE164: null, email: { $in: emails } })));
  }
  return peopleOf(asked.map(enquiryOf));
}

/** All enquiries of the person who sent this one, also those in the trash; none when there is no such person. */
export async function enquiriesOf(id: string): Promise<Enquiry[]> {
  const model = modelNamed('enquiries');
  const inTrash = (filter: object) => trash.find({ entity: 'enquiries', ...filter }).lean();
  const one =
    (await model.findById(id).lean<Stored>()) ??
    (await inTrash({ _id: id })).map(({ document }) => document)[0];
  const enquiry = one && enquiryOf(one);
  const key = enquiry ? personKey(enquiry) : null;
  if (!enquiry || key === null) return [];
  const { phoneE164, email } = enquiry;
  const same = phoneE164 ? { phoneE164 } : { phoneE164: null, email: anyCase(email) };
  const deleted = Object.fromEntries(
    Object.entries(same).map(([name, value]) => [`document.${name}`, value]),
  );
  const found = [
    ...(await model.find(same).lean<Stored[]>()),
    ...(await inTrash(deleted)).map(({ document }) => document),
  ];
  return found.map(enquiryOf);
}

/** Whole, whatever its case: `personKey` joins them so. */
const anyCase = (email: string) =>
  new RegExp(`^${email.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)}$`, 'i');

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
