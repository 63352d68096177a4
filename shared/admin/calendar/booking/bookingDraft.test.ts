import { expect, it } from 'vitest';
import { bodyOf, draftOf } from './bookingDraft.js';
import { sampleBooking } from './sample.js';

const booking = sampleBooking({ resources: [{ resourceId: 'dj', quantity: 1 }] });

const day = '2027-08-14';

it('sends only what was changed', () => {
  const draft = draftOf(booking, day);
  expect(bodyOf(draft, booking, day)).toEqual({});
  expect(bodyOf({ ...draft, date: '2027-08-21', total: '1.250,50 €' }, booking, day)).toEqual({
    date: '2027-08-21',
    total: '1250.50',
  });
  expect(bodyOf({ ...draft, quantities: { dj: 0, lights: 2 }, reason: ' i lirë ' }, booking, day)).toEqual({
    resources: [{ resourceId: 'lights', quantity: 2 }],
    override: { reason: 'i lirë' },
  });
});

it('sends all of a new booking; an option without a day has the usual time', () => {
  const draft = { ...draftOf(null, day), title: 'Beni', quantities: { dj: 1 } };
  expect(bodyOf(draft, null, day)).toEqual({
    title: 'Beni',
    date: day,
    part: 'evening',
    place: '',
    state: 'option',
    total: '0.00',
    notes: '',
    resources: [{ resourceId: 'dj', quantity: 1 }],
  });
});
