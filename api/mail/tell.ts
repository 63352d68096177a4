import { nightKindLabels } from '@ritmi/shared/domain/enquiry/request';
import type { Enquiry } from '@ritmi/shared/domain/enquiries/schema';
import type { Language, Message } from '@ritmi/shared/domain/language';
import { formatPrice } from '@ritmi/shared/domain/money';
import { cleanLine } from '@ritmi/shared/domain/text/clean';
import { formatDate } from '@ritmi/shared/domain/time/date';
import { formatInTirane } from '@ritmi/shared/domain/time/tirane';
import { artistNameOf } from '../db/bookings/artist.js';
import { readSettings } from '../db/settings.js';
import { queueNotice } from '../push/model.js';
import { htmlOf, type Letter, textOf } from './html.js';
import { type NewLetter, queueLetter } from './queue.js';
import { type MailSettings, mailSettings } from './settings.js';
import { labels, openInbox, openPage, toAgency, toVisitor } from './text.js';

// Letters are queued in the transaction of what they tell. Of spam nobody is told.

type Rows = Letter['rows'];

/** Tells the agency of a new enquiry, or of a visitor's answer: its phones, and by letter. */
export async function tellAgency(what: keyof typeof toAgency, enquiry: Enquiry): Promise<void> {
  if (enquiry.state === 'spam') return;
  const night = formatDate(enquiry.date);
  await queueNotice({ title: toAgency[what].subject, body: night, url: '/admin/kerkesat' });
  const settings = mailSettings();
  if (!settings) return;
  const { name, fallback, lek } = await readSettings();
  const to = settings.to.length > 0 ? settings.to : [fallback.email].filter(Boolean);
  if (to.length === 0) return;
  const { subject, text } = toAgency[what];
  const rows = [
    ...rowsOf(enquiry, {
      language: 'sq',
      own: [labels.name, labels.phone, labels.email],
      artist: await artistNameOf(enquiry, 'administrator'),
      lek,
    }),
    ...answerRows(enquiry, what),
  ];
  const link = settings.site ? { label: openInbox, url: `${settings.site}/admin/kerkesat` } : null;
  const letter: Letter = { language: 'sq', heading: subject, paragraphs: [text], rows, link, agency: name };
  const line = `${subject}: ${enquiry.name}, ${formatDate(enquiry.date)} (${enquiry.reference})`;
  await queue(letter, {
    settings,
    to,
    replyTo: enquiry.email,
    subject: line,
    enquiry,
    agencyMail: fallback.email,
  });
}

type Attachment = NewLetter['attachment'];

/** Tells the visitor who gave an e-mail address, in the visitor's language. */
export async function tellVisitor(
  what: keyof typeof toVisitor,
  enquiry: Enquiry,
  attachment: Attachment = null,
): Promise<void> {
  const settings = mailSettings();
  if (!settings || enquiry.state === 'spam' || enquiry.email === '') return;
  const { name, fallback, lek } = await readSettings();
  const { language } = enquiry;
  const { subject, text } = toVisitor[what];
  const rows = [
    ...rowsOf(enquiry, { language, own: [], artist: await artistNameOf(enquiry, 'visitor'), lek }),
    ...(what === 'received' ? [] : offerRows(enquiry, { language, isOpen: what === 'offer', lek })),
  ];
  const link = settings.site ? { label: openPage[language], url: settings.site + enquiry.url } : null;
  const letter = {
    language,
    heading: subject[language],
    paragraphs: [text[language]],
    rows,
    link,
    agency: name,
  };
  const line = `${subject[language]} (${enquiry.reference})`;
  const replyTo = settings.to[0] ?? fallback.email;
  const to = [enquiry.email];
  await queue(letter, {
    settings,
    to,
    replyTo,
    subject: line,
    enquiry,
    agencyMail: fallback.email,
    attachment,
  });
}

type Envelope = {
  readonly settings: MailSettings;
  readonly to: readonly string[];
  readonly replyTo: string;
  readonly subject: string;
  readonly enquiry: Enquiry;
  readonly agencyMail: string;
  readonly attachment?: Attachment;
};

async function queue(letter: Letter, envelope: Envelope): Promise<void> {
  const { settings, to, replyTo, subject, enquiry, agencyMail, attachment = null } = envelope;
  const from = settings.from ?? settings.to[0] ?? agencyMail;
  if (from === '') return;
  await queueLetter({
    from,
    to: [...to],
    replyTo,
    subject: cleanLine(subject),
    text: textOf(letter),
    html: htmlOf(letter),
    attachment,
    enquiryId: enquiry.id,
  });
}

type Lek = Awaited<ReturnType<typeof readSettings>>['lek'];

type Wording = {
  readonly language: Language;
  /** The labels of what only the agency does not know. */
  readonly own: readonly Message[];
  /** The name of the artist who was asked for, or ''. */
  readonly artist: string;
  readonly lek: Lek;
};

/** What was asked for. */
function rowsOf(enquiry: Enquiry, { language, own, artist, lek }: Wording): Rows {
  const { reference, name, phone, email, date, place, kind, guests, message, estimate } = enquiry;
  const chosen = estimate.lines.map(({ title }) => title).join(', ');
  const total = estimate.total === null || chosen === '' ? '' : formatPrice(estimate.total, shownRate(lek));
  const rows: readonly (readonly [Message, string])[] = [
    [labels.reference, reference],
    [labels.name, cleanLine(name)],
    [labels.phone, phone],
    [labels.email, email],
    [labels.date, formatDate(date, language)],
    [labels.place, cleanLine(place)],
    [labels.kind, nightKindLabels[kind][language]],
    [labels.guests, guests === null ? '' : String(guests)],
    [labels.chosen, chosen],
    [labels.artist, artist],
    [labels.estimate, total],
    [labels.message, message],
  ];
  const personal: readonly Message[] = [labels.name, labels.phone, labels.email];
  return rows
    .filter(([label, value]) => value !== '' && (!personal.includes(label) || own.includes(label)))
    .map(([label, value]) => [label[language], value]);
}

/** Lek for a euro; undefined where the agency shows prices in euro only. */
function shownRate({ shown, perEuro }: Lek): string | undefined {
  return shown ? perEuro : undefined;
}

/** What the visitor answered. */
function answerRows({ answers }: Enquiry, what: keyof typeof toAgency): Rows {
  const last = answers.at(-1);
  const text = last && [cleanLine(last.name), last.text].filter(Boolean).join(': ');
  return what === 'asked' || !text ? [] : [[labels.answer.sq, text]];
}

type OfferWording = {
  readonly language: Language;
  /** Whether it is still to be accepted. */
  readonly isOpen: boolean;
  readonly lek: Lek;
};

/** The last offer, in short, in lek by the rate of its day. */
function offerRows({ offers }: Enquiry, { language, isOpen, lek }: OfferWording): Rows {
  const last = offers.at(-1);
  if (!last) return [];
  const { total, deposit, validUntil, message = '' } = last;
  const rate = shownRate({ ...lek, perEuro: last.lekPerEuro });
  const rows: Rows = [
    [labels.total[language], formatPrice(total, rate)],
    [
      labels.deposit[language],
      deposit ? `${formatPrice(deposit.amount, rate)} (${formatInTirane(deposit.dueAt, language)})` : '',
    ],
    [labels.validUntil[language], isOpen ? formatInTirane(validUntil, language) : ''],
    [labels.message[language], isOpen ? message : ''],
  ];
  return rows.filter(([, value]) => value !== '');
}
