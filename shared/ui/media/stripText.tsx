import type { Message } from '@ritmi/shared/domain/language';

// Not the names of the lightbox: both may be on one page.
export const stripText = {
  back: { sq: 'Shko majtas', en: 'Scroll left' },
  on: { sq: 'Shko djathtas', en: 'Scroll right' },
} satisfies Record<string, Message>;
