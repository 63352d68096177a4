import type { Message } from '@ritmi/shared/domain/language';

export const text = {
  heading: { sq: 'Rreth nesh', en: 'About us' },
  lead: {
    sq: 'Dy DJ, një furgon me drita dhe njëzet vjet netë që mbaruan në mëngjes.',
    en: 'Two DJs, a van full of lights and twenty years of nights that ended in the morning.',
  },
  timeline: { sq: 'Nga 2005 deri sot', en: 'From 2005 until today' },
  today: { sq: 'Sot', en: 'Today' },
  todayDescription: {
    sq: 'Dy DJ, zë, drita dhe efekte. Të gjitha nga një ekip.',
    en: 'Two DJs, sound, lights and effects. All from one team.',
  },
  team: { sq: 'Ekipi', en: 'The team' },
  loading: { sq: 'Duke ngarkuar', en: 'Loading' },
} as const satisfies Record<string, Message>;
