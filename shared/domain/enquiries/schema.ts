import { z } from 'zod';
import { anyone, signedIn } from '../access.js';
import { parts } from '../bookings/parts.js';
import { list } from '../composite.js';
import { phoneE164 } from '../contact/phone.js';
import { maxPlaceLength, nightKinds } from '../enquiry/request.js';
import { checked, defineEntity } from '../entity.js';
import type { FieldIssue } from '../errors.js';
import { choice, email, flag, kept, number, optionalLongText, optionalText, text } from '../fields.js';
import { moment } from '../publishing/publishing.js';
import { createShape } from '../schemas.js';
import * as shapes from '../shapes.js';
import type { Values } from '../values.js';
import { textIn } from '../values.js';
import { night, optionalId, readablePhone, requiredPhone } from './fields.js';
import { nightIssues } from './night.js';
import { offer } from './offers.js';
import { enquiryStates, stateIssues } from './states.js';

const sources = ['site', 'phone', 'whatsapp', 'viber', 'instagram', 'person'] as const;

const amount = z.string().nullable();

/** What the visitor was told that it costs. Amounts are strings in euro, null when a price is hidden. */
export const estimate = z.object({
  lines: z.array(z.object({ kind: z.enum(['package', 'service']), title: z.string(), amount })),
  discount: amount,
  total: amount,
});

const note = z.object({ id: z.string(), at: z.iso.datetime(), by: z.string(), text: z.string() });

/** What the visitor answered on the page of the enquiry. */
const answer = z.object({
  at: z.iso.datetime(),
  kind: z.enum(['accepted', 'declined', 'change']),
  /** Of the offer; null where none was sent. */
  version: z.int().nullable(),
  /** Typed with an acceptance. */
  name: z.string(),
  text: z.string(),
});

const maxMessageLength = 4000;

/** The fields that describe what is asked for, in the order of a form. */
const asked = {
  name: text('Name', 200),
  phone: readablePhone('Phone'),
  email: email('E-mail'),
  date: night('Date'),
  part: { ...choice('Part of the day', parts), default: 'evening' },
  place: optionalText('Place', maxPlaceLength),
  kind: { ...choice('Kind of night', nightKinds), default: 'tjeter' },
  guests: number('Guests', { least: 1, most: 100_000 }),
  message: { ...optionalLongText('Message'), shape: shapes.text('Message', maxMessageLength) },
  packageId: optionalId('Package'),
  serviceIds: list('Services', text('Service', 100)),
  artistId: optionalId('Artist'),
  language: { ...choice('Language', ['sq', 'en']), default: 'sq' },
  notice: optionalText('Privacy notice', 100),
  mayPublish: flag('May be published'),
} as const;

/** What a visitor may send. */
const fromVisitors = [
  'name',
  'phone',
  'email',
  'date',
  'part',
  'place',
  'kind',
  'guests',
  'message',
  'packageId',
  'serviceIds',
  'artistId',
  'language',
  'notice',
  'mayPublish',
] as const satisfies readonly (keyof typeof asked)[];

/** The answer to a new enquiry of a visitor. */
const received = z.object({
  reference: z.string(),
  /** Path of the page of the enquiry, which nobody else can know. */
  url: z.string(),
  estimate,
});

/** What visitors ask for: a night, with what the agency does about it (contract, Enquiries, offers, bookings). */
export const enquiries = defineEntity({
  called: { sq: 'Kërkesë', en: 'Enquiry' },
  plural: { sq: 'kërkesat', en: 'enquiries' },
  access: { read: signedIn, readOne: signedIn, create: anyone, update: signedIn, delete: signedIn },
  visitors: { send: fromVisitors, see: received },
  // A change of its day only moves its booking.
  overrides: ['book'],
  titleField: 'name',
  fields: {
    ...asked,
    state: { ...choice('State', enquiryStates), default: 'new' },
    source: { ...choice('Source', sources), default: 'phone' },
    unread: flag('Unread'),
    assignee: optionalId('Assignee'),
    remindAt: moment('Remind at'),
    reference: kept('Reference', { read: z.string(), blank: '' }),
    url: kept('Page', { read: z.string(), blank: '' }),
    phoneE164: kept('Phone in E.164', {
      read: z.string().nullable(),
      blank: null,
      derive: (document) => phoneE164(textIn(document, 'phone')),
    }),
    estimate: kept('Estimate', { read: estimate, blank: { lines: [], discount: '0.00', total: '0.00' } }),
    notes: kept('Notes', { read: z.array(note), blank: [] }),
    offers: kept('Offers', { read: z.array(offer), blank: [] }),
    answers: kept('Answers', { read: z.array(answer), blank: [] }),
    bookingId: kept('Booking', { read: z.string().nullable(), blank: null }),
    /** Others of the same phone number, found when it is read. */
    possibleDuplicates: kept('Possible duplicates', { read: z.array(z.string()), blank: [] }),
  },
  columns: ['phone', 'date', 'place', 'state'],
  check: (after, before) => [
    ...nightIssues(after, before),
    ...choiceIssues(after),
    ...stateIssues(after, before),
  ],
});

/** Either a package or services can be chosen. */
function choiceIssues({ packageId, serviceIds }: Values): FieldIssue[] {
  if (!packageId || !Array.isArray(serviceIds) || serviceIds.length === 0) return [];
  const message = 'Choose either a package or services';
  return [{ path: ['serviceIds'], code: 'invalid', message }];
}

const { place, kind, language, notice } = asked;

/** Body of POST /enquiries by a visitor: what staff may leave open must be there, and the notice that was shown. */
export const visitorEnquiry = checked(
  z.object({
    ...createShape(enquiries.fields),
    phone: requiredPhone('Phone'),
    place: shapes.requiredText(place.label, maxPlaceLength),
    kind: kind.shape,
    language: language.shape,
    notice: shapes.requiredText(notice.label, 100),
  }),
  enquiries.check,
);

/** What a visitor's form sends beside the enquiry. */
export const formMarks = z.object({
  /** A field that people do not see: only programs fill it in. */
  website: z.unknown().optional(),
  /** Sent by the form that works without scripts: an equal enquiry within ten minutes is the same one. */
  fromForm: z.boolean().nullish(),
});

/** What a visitor sends. */
export type VisitorEnquiry = z.input<typeof visitorEnquiry> & z.input<typeof formMarks>;

export type Enquiry = z.output<typeof enquiries.document>;

/** @public for the inbox */
export type EnquiryNote = z.output<typeof note>;

/** @public for the inbox */
export type EnquiryAnswer = z.output<typeof answer>;

export type EnquiryReceived = z.output<typeof received>;
