import type { Message } from '../language.js';

export const packageTypeLabels = {
  STANDARD: { sq: 'Standarde', en: 'Standard' },
  PREMIUM: { sq: 'Premium', en: 'Premium' },
  WEDDING: { sq: 'Dasma', en: 'Wedding' },
  BIRTHDAY: { sq: 'Ditëlindje', en: 'Birthday' },
  PROM: { sq: 'Matura', en: 'Prom' },
  CORPORATE: { sq: 'Korporata', en: 'Corporate' },
  CUSTOM: { sq: 'E Personalizuar', en: 'Custom' },
} as const satisfies Record<string, Message>;
