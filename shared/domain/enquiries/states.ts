import type { FieldIssue } from '../errors.js';
import type { Values } from '../values.js';

export const enquiryStates = [
  'new',
  'answered',
  'offered',
  'accepted',
  'booked',
  'done',
  'declined',
  'cancelled',
  'spam',
] as const;

export type EnquiryState = (typeof enquiryStates)[number];

/** What may follow a state (contract, States and what may follow). */
const following: Readonly<Record<EnquiryState, readonly EnquiryState[]>> = {
  new: ['answered', 'offered', 'booked', 'declined', 'cancelled', 'spam'],
  answered: ['offered', 'booked', 'declined', 'cancelled', 'spam'],
  offered: ['answered', 'accepted', 'booked', 'declined', 'cancelled'],
  accepted: ['booked', 'declined', 'cancelled'],
  booked: ['done', 'cancelled'],
  done: ['booked'],
  declined: ['answered'],
  cancelled: ['answered'],
  spam: ['new'],
};

export function isEnquiryState(value: unknown): value is EnquiryState {
  return typeof value === 'string' && Object.hasOwn(following, value);
}

/** The states that may follow this one. @public for the inbox */
export function statesAfter(state: EnquiryState): readonly EnquiryState[] {
  return following[state];
}

export function mayFollow(from: EnquiryState, to: EnquiryState): boolean {
  return following[from].includes(to);
}

/** What is wrong with a change of the state; a state that stays is none. */
export function stateIssues(after: Values, before: Values | null): FieldIssue[] {
  const [from, to] = [before?.state ?? 'new', after.state ?? 'new'];
  if (!isEnquiryState(from) || !isEnquiryState(to) || from === to || mayFollow(from, to)) return [];
  return [{ path: ['state'], code: 'notOffered', message: `State cannot go from ${from} to ${to}` }];
}

/** The state as a visitor knows it: whoever is taken for spam is not told so. */
export function stateForVisitor(state: EnquiryState): Exclude<EnquiryState, 'spam'> {
  return state === 'spam' ? 'new' : state;
}
