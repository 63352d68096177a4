import type { Actor } from '@ritmi/shared/domain/access';
import { toDay } from '@ritmi/shared/domain/time/date';
import type { PipelineStage } from 'mongoose';
import type { Logger } from 'pino';
import type { Stored } from '../db/collection.js';
import { modelNamed } from '../db/normalize.js';
import { trash } from '../db/trash.js';
import { enquiryOf } from '../enquiries/enquiry.js';
import { confirmedNow, usualPart } from '../history/retention.js';
import { dayMs, daily, type Task } from '../tasks/runner.js';
import { erasePeople } from './erase.js';

const program: Actor = { kind: 'program', name: 'Ritmi' };

/** How many enquiries one run erases, and no more than the usual part: the rest follows on the next days. */
const mostAtOnce = 500;

export type Terms = {
  /** Days after which what was never booked is erased, counted from when it was asked. */
  readonly enquiryDays: number;
  /** Days after the night after which what was booked is erased. */
  readonly bookingDays: number;
};

/**
 * Erases the people of old enquiries, those who asked first, and returns how many enquiries that were.
 * @param now in ms since 1970
 */
export async function eraseExpired({ enquiryDays, bookingDays }: Terms, now: number): Promise<number> {
  const enquiries = modelNamed('enquiries');
  const named = { name: { $ne: '' } };
  const count =
    (await enquiries.countDocuments(named)) +
    (await trash.countDocuments({ entity: 'enquiries', 'document.name': { $ne: '' } }));
  const most = Math.min(mostAtOnce, Math.ceil(count * usualPart));
  if (most === 0) return 0;
  const askedBefore = new Date(now - enquiryDays * dayMs);
  const nightBefore = toDay(new Date(now - bookingDays * dayMs).toISOString());
  const expired: PipelineStage[] = [
    {
      $match: {
        ...named,
        $or: [{ createdAt: { $lt: askedBefore }, $nor: wasBooked }, { $or: wasBooked }],
      },
    },
    ...withNight,
    { $match: { $or: [{ $nor: wasBooked }, { night: { $lt: nightBefore } }] } },
    { $sort: { createdAt: 1 } },
    { $limit: most },
    { $unset: ['live', 'deleted', 'night'] },
  ];
  const inTrash: PipelineStage[] = [
    { $match: { entity: 'enquiries' } },
    { $replaceRoot: { newRoot: '$document' } },
  ];
  const live = await enquiries.aggregate<Stored>(expired);
  const deleted = await trash.aggregate<Stored>([...inTrash, ...expired]);
  const asked = [...live, ...deleted].slice(0, most).map(enquiryOf);
  await erasePeople(asked, program);
  return asked.length;
}

const wasBooked = [{ bookingId: { $ne: null } }, { state: { $in: ['booked', 'done'] } }];

/** Adds the night: that of the booking, which may have been moved or deleted; without one that which was asked for. */
const withNight: readonly PipelineStage[] = [
  { $lookup: { from: 'bookings', localField: 'bookingId', foreignField: '_id', as: 'live' } },
  { $lookup: { from: 'trash', localField: 'bookingId', foreignField: '_id', as: 'deleted' } },
  {
    $set: {
      night: { $ifNull: [{ $first: '$live.date' }, { $first: '$deleted.document.date' }, '$date'] },
    },
  },
];

/** Does it every day, for the first time a day after a start, since nothing brings it back. */
export function peopleTask(terms: Terms, logger: Logger): Task {
  const work = async () => {
    const count = await eraseExpired(terms, await confirmedNow());
    if (count > 0) logger.info({ enquiries: count }, 'erased people after ENQUIRY_DAYS or BOOKING_DAYS');
  };
  return daily('people', work, dayMs);
}
