import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { nightKindLabels } from '@ritmi/shared/domain/enquiry/request';
import type { Offer } from '@ritmi/shared/domain/enquiries/offers';
import type { Enquiry } from '@ritmi/shared/domain/enquiries/schema';
import { lineTotal } from '@ritmi/shared/domain/enquiries/total';
import { formatEuro, formatPrice, toEuro } from '@ritmi/shared/domain/money';
import { cleanLine } from '@ritmi/shared/domain/text/clean';
import { formatDate } from '@ritmi/shared/domain/time/date';
import { formatInTirane } from '@ritmi/shared/domain/time/tirane';
import PQueue from 'p-queue';
import { readSettings } from '../db/settings.js';
import { tooMany } from '../http/errors.js';
import { drawable } from './letters.js';
import { words } from './text.js';

/** A thread takes some 40 MB while it draws. */
const queue = new PQueue({ concurrency: 2 });

/** Work that may wait for its turn; more is refused. */
const maxWaiting = 50;

/** An offer on one or two A4 pages, drawn by a thread. @throws 429 when too many are waiting */
export async function paperOf(enquiry: Enquiry, offer: Offer): Promise<Buffer> {
  if (queue.size >= maxWaiting) throw tooMany(1);
  const texts = await textsOf(enquiry, offer);
  return queue.add(() => draw(texts));
}

async function draw(texts: object): Promise<Buffer> {
  const worker = new Worker(new URL('./offerPaper.mjs', import.meta.url), {
    workerData: texts,
    execArgv: [],
  });
  try {
    // It rejects on an error of the thread.
    const [bytes]: Uint8Array[] = await once(worker, 'message');
    return Buffer.from(bytes ?? []);
  } finally {
    await worker.terminate();
  }
}

/** Everything that the paper says, in the visitor's language and in letters that the typeface has. */
async function textsOf(enquiry: Enquiry, offer: Offer) {
  const { name: agency, fallback, lek } = await readSettings();
  const { language, reference, name, date, place, kind } = enquiry;
  const word = (which: keyof typeof words) => words[which][language];
  const facts = [
    [word('reference'), `${reference} · ${offer.version}`],
    [word('for'), cleanLine(name)],
    [word('date'), formatDate(date, language)],
    [word('place'), cleanLine(place)],
    [word('kind'), nightKindLabels[kind][language]],
    [word('sent'), formatInTirane(offer.sentAt, language)],
    [word('validUntil'), formatInTirane(offer.validUntil, language)],
  ];
  const { deposit, discount, total, terms, message = '' } = offer;
  const rate = lek.shown ? offer.lekPerEuro : undefined;
  const sums = [
    ...(discount === toEuro(0) ? [] : [[word('discount'), `−${formatEuro(discount)}`, false]]),
    [word('total'), formatPrice(total, rate), true],
    ...(deposit
      ? [
          [
            `${word('deposit')} ${formatInTirane(deposit.dueAt, language)}`,
            formatPrice(deposit.amount, rate),
            false,
          ],
        ]
      : []),
  ];
  return drawable({
    language,
    agency,
    contact: [fallback.phone, fallback.email, fallback.address].filter(Boolean).join(' · '),
    title: word('offer'),
    facts: facts.filter(([, value]) => value !== ''),
    message,
    lines: offer.lines.map((line) => ({
      ...line,
      title: cleanLine(line.title),
      amount: lineText(lineTotal(line), rate),
    })),
    sums,
    terms: { heading: word('terms'), text: terms.text },
  });
}

/** A rebate is no price: like the discount it is in euro alone, `−50.00 €`. */
function lineText(amount: string, rate: string | undefined): string {
  return amount.startsWith('-') ? `−${formatEuro(amount.slice(1))}` : formatPrice(amount, rate);
}
