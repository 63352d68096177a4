import type { Message } from '../language.js';

const labels: Readonly<Record<string, Message>> = {
  dj: { sq: 'DJ', en: 'DJ' },
  music: { sq: 'Muzikë', en: 'Music' },
  sparkles: { sq: 'Efekte speciale', en: 'Special effects' },
  lightbulb: { sq: 'Ndriçim', en: 'Lighting' },
  speaker: { sq: 'Zë', en: 'Sound' },
};

/** What the site calls a category; readers accept any category, so an unknown one stays as it is. */
export function categoryLabel(category: string): Message {
  return labels[category] ?? { sq: category, en: category };
}
