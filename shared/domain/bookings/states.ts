import type { FieldIssue } from '../errors.js';
import { today } from '../time/date.js';
import { type Values, textIn } from '../values.js';

export const bookingStates = ['option', 'confirmed', 'done', 'cancelled'] as const;

export type BookingState = (typeof bookingStates)[number];

/** What may follow a state (contract, third part); null is a new booking. */
const following: Readonly<Record<BookingState, readonly BookingState[]>> = {
  option: ['confirmed', 'cancelled'],
  confirmed: ['done', 'cancelled'],
  cancelled: ['confirmed'],
  done: ['confirmed'],
};

const first: readonly BookingState[] = ['option', 'confirmed', 'done'];

function isBookingState(value: unknown): value is BookingState {
  return typeof value === 'string' && Object.hasOwn(following, value);
}

/** The states that may follow this one. @public for the buttons of the calendar */
export function statesAfter(state: BookingState): readonly BookingState[] {
  return following[state];
}

/** How long an option holds its night unless a time is given, in ms. */
export const optionMs = 7 * 24 * 60 * 60 * 1000;

/** What is wrong with a change of the state or of the time of an option. */
export function bookingIssues(after: Values, before: Values | null): FieldIssue[] {
  return [...stateIssues(after, before), ...untilIssues(after, before)];
}

function stateIssues(after: Values, before: Values | null): FieldIssue[] {
  const { state, date } = after;
  if (!isBookingState(state) || state === before?.state) return [];
  const from = isBookingState(before?.state) ? before.state : null;
  const problem = (message: string): FieldIssue[] => [{ path: ['state'], code: 'notOffered', message }];
  if (!(from ? following[from] : first).includes(state)) {
    return problem(`State cannot go from ${from ?? 'nothing'} to ${state}`);
  }
  const isTooEarly = state === 'done' && typeof date === 'string' && date > today();
  return isTooEarly ? problem('A booking is not done before its night') : [];
}

function untilIssues({ state, until }: Values, before: Values | null): FieldIssue[] {
  if (state !== 'option' || typeof until !== 'string' || until === before?.until) return [];
  if (until > new Date().toISOString()) return [];
  return [{ path: ['until'], code: 'pastMoment', message: 'Until has passed' }];
}

/** What takes capacity: a reason to exceed it holds only while these stay. */
const claiming = ['date', 'part', 'resources', 'state'] as const;

/** The fields that follow from a change, as contract and calendar expect them. @param before null for a new booking */
export function followingFields(before: Values | null, change: Values): Values {
  const state = change.state ?? before?.state;
  const until = 'until' in change ? change.until : before?.until;
  const isLapsing = state === 'option' && (until === null || until === undefined);
  return {
    ...(isLapsing && { until: new Date(Date.now() + optionMs).toISOString() }),
    ...(state !== 'option' && typeof until === 'string' ? { until: null } : {}),
    ...(before && !change.override && claiming.some((field) => isChanged(before[field], change[field]))
      ? { override: { reason: '' } }
      : {}),
  };
}

function isChanged(before: unknown, sent: unknown): boolean {
  return sent !== undefined && JSON.stringify(sent) !== JSON.stringify(before);
}

const occupying = [...claiming, 'until'] as const;

/** The days whose availability changes with a booking. */
export function affectedDays(after: Values | null, before: Values | null): string[] {
  if (occupying.every((field) => JSON.stringify(after?.[field]) === JSON.stringify(before?.[field]))) {
    return [];
  }
  return [...new Set([before, after].flatMap((each) => (each ? [textIn(each, 'date')] : [])))];
}
