import type { Message } from '@ritmi/shared/domain/language';

export const text = {
  heading: { sq: 'Butonat e navigimit', en: 'Navigation buttons' },
  lead: {
    sq: 'Lidhjet që ke ruajtur në këtë shfletues, sipas kategorisë.',
    en: 'The links kept in this browser, by category.',
  },
  filter: { sq: 'Kategoria', en: 'Category' },
  open: { sq: 'Hap', en: 'Open' },
  empty: { sq: 'Nuk ka butona për të shfaqur', en: 'There are no buttons to show' },
  needsScript: {
    sq: 'Butonat ruhen në shfletues dhe shfaqen kur JavaScript është i ndezur.',
    en: 'The buttons are kept in the browser and appear when JavaScript is on.',
  },
} as const satisfies Record<string, Message>;
