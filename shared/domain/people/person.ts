import { z } from 'zod';
import { type Enquiry, enquiries } from '../enquiries/schema.js';
import { letter } from '../mail/letter.js';

/** Somebody who has asked: the enquiries of one phone number, and without a number those of one e-mail address. */
export const person = z.object({
  /** That of the first enquiry. */
  id: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  /** How many enquiries. */
  count: z.int(),
  lastAt: z.iso.datetime(),
});

export type Person = z.output<typeof person>;

/** Everything that is stored of a person. */
export const personRecord = person.extend({
  enquiries: z.array(enquiries.document),
  bookings: z.array(z.looseObject({ id: z.string() })),
  mail: z.array(letter),
});

export type PersonRecord = z.output<typeof personRecord>;

type Reached = Pick<Enquiry, 'phoneE164' | 'email'>;

/** What joins the enquiries of a person; null when there is nothing left by which to reach anybody. */
export function personKey({ phoneE164, email }: Reached): string | null {
  return phoneE164 ?? (email === '' ? null : email.toLowerCase());
}

/** The people of these enquiries, the latest first. */
export function peopleOf(asked: readonly Enquiry[]): Person[] {
  const byKey = new Map<string, Enquiry[]>();
  for (const enquiry of asked) {
    const key = personKey(enquiry);
    if (key !== null) byKey.set(key, [...(byKey.get(key) ?? []), enquiry]);
  }
  const people = [...byKey.values()].flatMap(personOf);
  return [...people].sort((one, other) => (one.lastAt < other.lastAt ? 1 : -1));
}

function personOf(own: readonly Enquiry[]): Person[] {
  const asked = [...own].sort((one, other) => (one.createdAt < other.createdAt ? -1 : 1));
  const [first, ...others] = asked;
  if (!first) return [];
  const last = others.at(-1) ?? first;
  const email = asked.map((each) => each.email).findLast((each) => each !== '') ?? '';
  const { name, phone, createdAt: lastAt } = last;
  return [{ id: first.id, name, phone, email, count: own.length, lastAt }];
}
