import type { Message } from '@ritmi/shared/domain/language';

export const bookText = {
  title: { sq: 'Rezervo', en: 'Book' },
  option: { sq: 'Mbaje si opsion', en: 'Hold as an option' },
  confirmed: { sq: 'Konfirmoje', en: 'Confirm it' },
  how: { sq: 'Si', en: 'How' },
  until: { sq: 'Opsioni deri më', en: 'Option until' },
  untilHint: { sq: 'Pa datë: shtatë ditë.', en: 'Without a date: seven days.' },
  book: { sq: 'Rezervo', en: 'Book' },
  done: { sq: 'Nata u rezervua', en: 'The night is booked' },
  held: { sq: 'Nata mbahet si opsion', en: 'The night is held as an option' },
  failed: { sq: 'Nuk u rezervua', en: 'Not booked' },
  anyway: { sq: 'Rezervo gjithsesi', en: 'Book anyway' },
} satisfies Record<string, Message>;
