import type { Message } from '@ritmi/shared/domain/language';

export const text = {
  line: { sq: 'Nata jote', en: 'Your night' },
  date: { sq: 'Data', en: 'Date' },
  dateForm: { sq: 'dd.mm.vvvv', en: 'dd.mm.yyyy' },
  dateHint: { sq: 'Zgjidh datën', en: 'Choose a date' },
  month: { sq: 'Muaji', en: 'Month' },
  monthBefore: { sq: 'Muaji i kaluar', en: 'Previous month' },
  monthAfter: { sq: 'Muaji tjetër', en: 'Next month' },
  freeDaysNote: {
    sq: 'Për mbrëmje. Çdo datë tjetër shkruaje te Data.',
    en: 'For evenings. Type any other date into Date.',
  },
  freeDaysFailed: {
    sq: 'Ditët e lira nuk u lexuan. Shkruaje datën te fusha Data.',
    en: 'The free days could not be read. Type the date into the field Date.',
  },
  noDate: { sq: 'Pa datë', en: 'No date' },
  closeDate: { sq: 'Mbyll', en: 'Close' },
  place: { sq: 'Vendi', en: 'Place' },
  placeHint: { sq: 'Qyteti ose salla', en: 'Town or venue' },
  kind: { sq: 'Lloji i natës', en: 'Occasion' },
  kindOpen: { sq: 'Zgjidh', en: 'Choose' },
  guestsHint: { sq: 'Sa veta?', en: 'How many?' },
  ask: { sq: 'Pyet për datën', en: 'Is my date free?' },
  prepare: { sq: 'Përgatit mesazhin', en: 'Prepare the message' },
  past: {
    sq: 'Kjo datë ka kaluar. A e ke shkruar saktë?',
    en: 'This date has passed. Did you type it right?',
  },
  send: { sq: 'Dërgo kërkesën', en: 'Send the enquiry' },
  name: { sq: 'Emri', en: 'Name' },
  phone: { sq: 'Telefoni', en: 'Phone' },
  email: { sq: 'E-mail', en: 'E-mail' },
  guests: { sq: 'Të ftuar', en: 'Guests' },
  part: { sq: 'Kur', en: 'When' },
  message: { sq: 'Mesazhi', en: 'Message' },
  optional: { sq: 'nëse do', en: 'optional' },
  whatsapp: { sq: 'Dërgo në WhatsApp', en: 'Send on WhatsApp' },
  mail: { sq: 'Dërgo me email', en: 'Send by email' },
} as const satisfies Record<string, Message>;

export const freeDaysIn = {
  sq: (month: string) => `Ditët e lira, ${month}`,
  en: (month: string) => `Free days, ${month}`,
} as const;

/** How much is left of a day, in the table of a month and in a sentence. */
export const dayStates = {
  free: {
    word: { sq: 'lirë', en: 'free' },
    sentence: { sq: 'e lirë.', en: 'free.' },
  },
  limited: {
    word: { sq: 'pak', en: 'few' },
    sentence: { sq: 'ka mbetur pak vend.', en: 'little is left.' },
  },
  full: {
    word: { sq: 'plot', en: 'full' },
    sentence: {
      sq: 'e zënë. Na pyet gjithsesi, ndoshta gjejmë një zgjidhje.',
      en: 'taken. Ask us anyway, we may find a way.',
    },
  },
} as const satisfies Record<string, Readonly<Record<'word' | 'sentence', Message>>>;
