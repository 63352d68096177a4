import type { Message } from '@ritmi/shared/domain/language';

export const words = {
  offer: { sq: 'Ofertë', en: 'Offer' },
  reference: { sq: 'Referenca', en: 'Reference' },
  for: { sq: 'Për', en: 'For' },
  date: { sq: 'Data e natës', en: 'Date of the night' },
  place: { sq: 'Vendi', en: 'Place' },
  kind: { sq: 'Lloji i natës', en: 'Occasion' },
  sent: { sq: 'Dërguar më', en: 'Sent on' },
  validUntil: { sq: 'Vlen deri më', en: 'Valid until' },
  discount: { sq: 'Zbritja', en: 'Discount' },
  total: { sq: 'Totali', en: 'Total' },
  deposit: { sq: 'Kapari, deri më', en: 'Deposit, due by' },
  terms: { sq: 'Kushtet', en: 'Terms' },
} as const satisfies Record<string, Message>;
