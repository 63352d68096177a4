import { expect, it } from 'vitest';
import { sampleEnquiry } from './sample.js';
import { storyOf } from './storyEvents.js';

const offer = (version: number, sentAt: string) => ({
  version,
  sentAt,
  lines: [],
  discount: '0.00',
  total: '500.00',
  validUntil: '2027-02-01T22:59:00.000Z',
  deposit: null,
  lekPerEuro: '99',
  terms: { text: '', hash: '' },
});

it('is asked, noted, offered, changed, offered again, accepted, booked and paid, in that order', () => {
  const enquiry = sampleEnquiry({
    createdAt: '2027-01-10T09:00:00.000Z',
    notes: [{ id: 'n1', at: '2027-01-10T10:00:00.000Z', by: 'Arta', text: 'Telefonova.' }],
    offers: [offer(1, '2027-01-11T09:00:00.000Z'), offer(2, '2027-01-13T09:00:00.000Z')],
    answers: [
      { at: '2027-01-12T09:00:00.000Z', kind: 'change', version: 1, name: '', text: 'Pa tym' },
      { at: '2027-01-14T09:00:00.000Z', kind: 'accepted', version: 2, name: 'Arta', text: '' },
    ],
  });
  const booking = {
    createdAt: '2027-01-14T09:00:00.000Z',
    date: '2027-08-14',
    state: 'confirmed',
    payments: [{ id: 'p1', at: '2027-01-15T09:00:00.000Z', amount: '100.00', currency: 'EUR', note: '' }],
  } as const;
  const story = storyOf(enquiry, booking);
  expect(story.map(({ kind }) => kind)).toEqual([
    'asked',
    'note',
    'offer',
    'answer',
    'offer',
    'answer',
    'booked',
    'paid',
  ]);
  expect(story[4]).toMatchObject({ offer: { version: 2 }, before: { version: 1 } });
});
