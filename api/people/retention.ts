import type { Actor } from '@ritmi/shared/domain/access';
import { toDay } from '@ritmi/shared/domain/time/date';
import type { Logger } from 'pino';
import type { Stored } from '../db/collection.js';
import { modelNamed } from '../db/normalize.js';
import { trash } from '../db/trash.js';
import { enquiryOf } from '../enquiries/enquiry.js';
import { confirmedNow } from '../history/retention.js';
import { dayMs, daily, type Task } from '../tasks/runner.js';
import { erasePeople } from './erase.js';

const program: Actor = { kind: 'program', name: 'Ritmi' };

/** How many enquiries one run erases: the rest follows on the next day. */
const mostAtOnce = 500;

export type Terms = {
  /** Days after which what was never booked is erased, counted from when it was asked. */
  readonly enquiryDays: number;
  /** Days after the night after which what was booked is erased. */
  readonly bookingDays: number;
};

/** Erases the people of old enquiries, and returns how many enquiries that were. @param now in ms since 1970 */
export async function eraseExpired({ enquiryDays, bookingDays }: Terms, now: number): Promise<number> {
  const night = toDay(new Date(now - bookingDays * dayMs).toISOString());
  const expired = (prefix: string): object => {
    const wasBooked = [
      { [`${prefix}bookingId`]: { $ne: null } },
      { [`${prefix}state`]: { $in: ['booked', 'done'] } },
    ];
    const asked = { [`${prefix}createdAt`]: { $lt: new Date(now - enquiryDays * dayMs) }, $nor: wasBooked };
    const booked = { [`${prefix}date`]: { $lt: night }, $or: wasBooked };
    return { [`${prefix}name`]: { $ne: '' }, $or: [asked, booked] };
  };
  const live = await modelNamed('enquiries').find(expired('')).limit(mostAtOnce).lean<Stored[]>();
  const deleted = await trash
    .find({ entity: 'enquiries', ...expired('document.') })
    .limit(mostAtOnce)
    .lean();
  const asked = [...live, ...deleted.map(({ document }) => document)].map(enquiryOf);
  await erasePeople(asked, program);
  return asked.length;
}

/** Does it every day, for the first time a day after a start, since nothing brings it back. */
export function peopleTask(terms: Terms, logger: Logger): Task {
  const work = async () => {
    const count = await eraseExpired(terms, await confirmedNow());
    if (count > 0) logger.info({ enquiries: count }, 'erased people after ENQUIRY_DAYS or BOOKING_DAYS');
  };
  return daily('people', work, dayMs);
}
