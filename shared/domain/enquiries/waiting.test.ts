import { expect, it } from 'vitest';
import { today } from '../time/date.js';
import { addDays } from '../time/month.js';
import { waitingReason } from './waiting.js';

const read = { unread: false, state: 'new', date: addDays(today(), 9), remindAt: null } as const;

it('waits until it is answered, not only until it is read', () => {
  expect(waitingReason({ ...read, unread: true })).toBe('unread');
  expect(waitingReason(read)).toBe('unanswered');
  expect(waitingReason({ ...read, date: '' })).toBe('unanswered');
  expect(waitingReason({ ...read, state: 'answered' })).toBeNull();
  expect(waitingReason({ ...read, state: 'answered', unread: true })).toBe('unread');
});

it('waits for its reminder when it has one, and no longer than until its night', () => {
  const remindAt = (days: number) => `${addDays(today(), days)}T10:00:00.000Z`;
  expect(waitingReason({ ...read, remindAt: remindAt(2) })).toBeNull();
  expect(waitingReason({ ...read, remindAt: remindAt(0) })).toBe('remind');
  expect(waitingReason({ ...read, date: addDays(today(), -1) })).toBeNull();
});
