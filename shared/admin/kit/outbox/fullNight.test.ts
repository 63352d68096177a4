import { expect, it } from 'vitest';
import { mayExceed, onAnotherDay } from './fullNight.js';

const write = { id: 'e1', key: 'k', title: 'Arta', ifMatch: '"3"' };

it('moves a booking to another day, and an enquiry before it is booked', () => {
  const moved = onAnotherDay(
    { ...write, entity: 'services', kind: 'update', body: { date: '2027-08-14', part: 'day' } },
    '2027-08-15',
  );
  expect(moved).toEqual([
    {
      id: 'e1',
      entity: 'services',
      kind: 'update',
      title: 'Arta',
      body: { date: '2027-08-15', part: 'day' },
      key: expect.not.stringMatching(/^k$/),
    },
  ]);
  const booked = onAnotherDay(
    { ...write, entity: 'enquiries', kind: 'book', body: { state: 'confirmed' } },
    '2027-08-15',
  );
  expect(booked.map(({ kind, body }) => [kind, body])).toEqual([
    ['update', { date: '2027-08-15' }],
    ['book', { state: 'confirmed' }],
  ]);
  expect(new Set(booked.map(({ key }) => key)).size).toBe(2);
});

it('books beyond capacity what is a booking, and not what only moves one', () => {
  const exceeded = [
    mayExceed({ ...write, entity: 'bookings', kind: 'update' }),
    mayExceed({ ...write, entity: 'enquiries', kind: 'book' }),
    mayExceed({ ...write, entity: 'enquiries', kind: 'update' }),
    mayExceed({ ...write, entity: 'services', kind: 'update' }),
  ];
  expect(exceeded).toEqual([true, true, false, false]);
});
