import { today } from '../time/date.js';
import { isReminderDue } from './reminder.js';
import type { Enquiry } from './schema.js';

/** Why staff have something to do for an enquiry, the most urgent reason first. */
export const waitingReasons = ['unread', 'unanswered', 'remind'] as const;

/** Null when nothing is to be done now: it was answered, is to be looked at again later, or its night has passed. */
export function waitingReason(
  enquiry: Pick<Enquiry, 'unread' | 'state' | 'date' | 'remindAt'>,
): (typeof waitingReasons)[number] | null {
  const { unread, state, date, remindAt } = enquiry;
  if (unread) return 'unread';
  if (isReminderDue(enquiry)) return 'remind';
  const isToCome = !date || date >= today();
  return state === 'new' && remindAt === null && isToCome ? 'unanswered' : null;
}
