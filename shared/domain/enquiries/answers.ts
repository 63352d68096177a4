import { optionMs } from '../bookings/states.js';
import type { AnswerConflict } from '../errors.js';
import type { Offer } from './offers.js';
import type { Enquiry } from './schema.js';
import { isExpired } from './visitor.js';

// What a visitor may answer to an offer (contract, Asking).

const hourMs = 3600 * 1000;

/** What one enquiry takes: each answer is kept in it, and told to the agency. */
const mostAnswers = { anHour: 30, inAll: 300 } as const;

type Answered = Pick<Enquiry, 'state' | 'answers'>;

/** Whether this version was accepted, and still is. */
export function isAccepted({ state, answers }: Answered, version: number): boolean {
  const last = answers.findLast(({ kind }) => kind === 'accepted');
  return ['accepted', 'booked', 'done'].includes(state) && last?.version === version;
}

/** Whether declining it again says nothing new. */
export function isDeclined({ state, answers }: Answered): boolean {
  return state === 'declined' && answers.at(-1)?.kind === 'declined';
}

/** Why this version cannot be accepted; the offer if it can. */
export function acceptable(
  { state, offers }: Pick<Enquiry, 'state' | 'offers'>,
  version: number,
  now = Date.now(),
): Offer | AnswerConflict {
  const last = offers.at(-1);
  if (state !== 'offered' || !last) return 'state';
  if (last.version !== version) return 'version';
  return isExpired(last, now) ? 'expired' : last;
}

/** Until when an accepted night is held: until the deposit is due, if that is still to come. */
export function heldUntil(deposit: Offer['deposit'], now = Date.now()): string {
  const isAhead = deposit !== null && Date.parse(deposit.dueAt) > now;
  return isAhead ? deposit.dueAt : new Date(now + optionMs).toISOString();
}

/** Whether an enquiry takes no answer any more. */
export const isFull = ({ answers }: Pick<Enquiry, 'answers'>) => answers.length >= mostAnswers.inAll;

/** In how many ms it takes the next answer; 0 for now. */
export function nextAnswerInMs({ answers }: Pick<Enquiry, 'answers'>, now = Date.now()): number {
  const since = now - hourMs;
  const recent = answers.map(({ at }) => Date.parse(at)).filter((at) => at > since);
  const oldest = recent.at(-mostAnswers.anHour);
  return oldest === undefined ? 0 : oldest - since;
}
