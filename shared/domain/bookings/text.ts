import type { BookingState } from './states.js';
import type { Part } from './parts.js';

/** Words of the papers that the agency keeps, in its own language. */
export const bookingColumns = {
  date: 'Data',
  part: 'Pjesa e ditës',
  title: 'Titulli',
  place: 'Vendi',
  state: 'Gjendja',
  until: 'Deri më',
  resources: 'Burimet',
  total: 'Shuma (€)',
  paid: 'Paguar (€)',
  due: 'Mbetur (€)',
  notes: 'Shënime',
} as const;

export const partNames: Readonly<Record<Part, string>> = {
  day: 'Ditë',
  evening: 'Mbrëmje',
  all: 'Gjithë ditën',
};

export const stateNames: Readonly<Record<BookingState, string>> = {
  option: 'Opsion',
  confirmed: 'Konfirmuar',
  done: 'Kryer',
  cancelled: 'Anuluar',
};
