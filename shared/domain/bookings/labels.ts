import type { Message } from '../language.js';
import type { Part } from './parts.js';
import type { BookingState } from './states.js';

/** What the admin calls the states of a booking. */
export const bookingStateLabels: Readonly<Record<BookingState, Message>> = {
  option: { sq: 'Opsion', en: 'Option' },
  confirmed: { sq: 'E konfirmuar', en: 'Confirmed' },
  done: { sq: 'U bë', en: 'Done' },
  cancelled: { sq: 'I anuluar', en: 'Cancelled' },
};

/** What the admin calls the parts of a day. */
export const partLabels: Readonly<Record<Part, Message>> = {
  day: { sq: 'Ditën', en: 'Daytime' },
  evening: { sq: 'Në mbrëmje', en: 'Evening' },
  all: { sq: 'Gjithë ditën', en: 'All day' },
};
