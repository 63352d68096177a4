import type { Message } from '../language.js';

/** The categories that the admin offers. */
export const categoryLabels: Readonly<Record<string, Message>> = {
  dj: { sq: 'DJ', en: 'DJ' },
  music: { sq: 'Muzikë', en: 'Music' },
  sparkles: { sq: 'Efekte speciale', en: 'Special effects' },
  lightbulb: { sq: 'Ndriçim', en: 'Lighting' },
  speaker: { sq: 'Zë', en: 'Sound' },
};

/** The site's name of a category. Any category is valid, so an unknown one is shown unchanged. */
export function categoryLabel(category: string): Message {
  return categoryLabels[category] ?? { sq: category, en: category };
}

/** The price that visitors see, or null when "Kontakto" is shown instead. */
export function shownPrice(service: { readonly price: string; readonly hidePrice: boolean }): string | null {
  return service.hidePrice || service.price === '' ? null : service.price;
}

/** A service as callers without a valid token may see it: without a hidden price. */
export function withoutHiddenPrice<T extends { readonly price: string; readonly hidePrice: boolean }>(
  service: T,
): T {
  return service.hidePrice ? { ...service, price: '' } : service;
}
