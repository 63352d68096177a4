import { today } from '../time/date.js';
import { dayInTirane } from '../time/tirane.js';
import type { Enquiry } from './schema.js';

/** Whether the day of an enquiry's reminder has come, in Albania. */
export function isReminderDue({ remindAt }: Pick<Enquiry, 'remindAt'>): boolean {
  return remindAt !== null && dayInTirane(remindAt) <= today();
}
