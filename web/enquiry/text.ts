import type { Message } from '@ritmi/shared/domain/language';

export const text = {
  line: { sq: 'Data, vendi dhe lloji i natës', en: 'Date, place and occasion' },
  date: { sq: 'Data', en: 'Date' },
  dateHint: { sq: 'Zgjidh datën', en: 'Choose a date' },
  monthBefore: { sq: 'Muaji i kaluar', en: 'Previous month' },
  monthAfter: { sq: 'Muaji tjetër', en: 'Next month' },
  noDate: { sq: 'Pa datë', en: 'No date' },
  closeDate: { sq: 'Mbyll', en: 'Close' },
  place: { sq: 'Vendi', en: 'Place' },
  placeHint: { sq: 'Qyteti ose salla', en: 'Town or venue' },
  kind: { sq: 'Lloji i natës', en: 'Occasion' },
  kindOpen: { sq: 'Zgjidh', en: 'Choose' },
  guests: { sq: 'Të ftuar', en: 'Guests' },
  guestsHint: { sq: 'Sa veta?', en: 'How many?' },
  ask: { sq: 'Pyet për datën', en: 'Is my date free?' },
  prepare: { sq: 'Përgatit mesazhin', en: 'Prepare the message' },
  past: {
    sq: 'Kjo datë ka kaluar. A e ke shkruar saktë?',
    en: 'This date has passed. Did you type it right?',
  },
  whatsapp: { sq: 'Dërgo në WhatsApp', en: 'Send on WhatsApp' },
  mail: { sq: 'Dërgo me email', en: 'Send by email' },
} as const satisfies Record<string, Message>;
