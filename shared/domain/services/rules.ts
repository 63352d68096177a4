import type { Message } from '../language.js';

/** The categories that the admin offers. */
export const categoryLabels: Readonly<Record<string, Message>> = {
  dj: { sq: 'DJ', en: 'DJ' },
  music: { sq: 'Muzikë', en: 'Music' },
  sparkles: { sq: 'Efekte speciale', en: 'Special effects' },
  lightbulb: { sq: 'Ndriçim', en: 'Lighting' },
  speaker: { sq: 'Zë', en: 'Sound' },
};

/** What the site calls a category; readers accept any category, so an unknown one stays as it is. */
export function categoryLabel(category: string): Message {
  return categoryLabels[category] ?? { sq: category, en: category };
}

/** The price that visitors are shown, or null where "Kontakto" is shown instead. */
export function shownPrice(service: { readonly price: string; readonly hidePrice: boolean }): string | null {
  return service.hidePrice || service.price === '' ? null : service.price;
}

/** A service as callers without a valid token may see it: a hidden price is not there. */
export function withoutHiddenPrice<T extends { readonly price: string; readonly hidePrice: boolean }>(
  service: T,
): T {
  return service.hidePrice ? { ...service, price: '' } : service;
}
