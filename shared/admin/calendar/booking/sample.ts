import type { Booking } from '@ritmi/shared/domain/bookings/schema';

/** A booking for tests. */
export function sampleBooking(change: Partial<Booking> = {}): Booking {
  return {
    id: 'b1',
    version: 2,
    createdAt: '2027-01-10T09:00:00.000Z',
    updatedAt: '2027-01-10T09:00:00.000Z',
    title: 'Arta Hoxha',
    date: '2027-08-14',
    part: 'evening',
    place: 'Durrës',
    resources: [],
    state: 'option',
    until: '2027-01-20T22:59:00.000Z',
    total: '500.00',
    notes: '',
    override: { reason: '' },
    enquiryId: null,
    payments: [],
    lekPerEuro: '',
    paid: '0.00',
    due: '500.00',
    ...change,
  };
}
