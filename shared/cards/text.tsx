import type { Message } from '@ritmi/shared/domain/language';
import type { PackageType } from '@ritmi/shared/domain/packages/schema';

export const text = {
  onMap: { sq: 'hap hartën', en: 'open the map' },
  seeProject: { sq: 'Shiko projektin', en: 'See the project' },
  includes: { sq: 'Çfarë përfshin', en: 'What is included' },
  contact: { sq: 'Kontakto', en: 'Contact' },
  askPrice: { sq: 'Kontakto për çmimin', en: 'Contact us for the price' },
  instead: { sq: 'Çmimi fillestar', en: 'Original price' },
  askDate: { sq: 'Pyet për datën', en: 'Ask for your date' },
  customTitle: { sq: 'Paketa jote', en: 'Your package' },
  customDescription: {
    sq: 'Shërbimet që zgjodhe, me zbritjen e llogaritur.',
    en: 'The services that you chose, with the discount counted in.',
  },
} as const satisfies Record<string, Message>;

/** Behind the first services of a card. */
export function otherServices(count: number): Message {
  // The card's words are given in English by specification section 2.
  return { sq: `+${count} other services`, en: `+${count} other services` };
}

export const typeLabels: Readonly<Record<PackageType, Message>> = {
  STANDARD: { sq: 'Standarde', en: 'Standard' },
  PREMIUM: { sq: 'Premium', en: 'Premium' },
  WEDDING: { sq: 'Dasma', en: 'Wedding' },
  BIRTHDAY: { sq: 'Ditëlindje', en: 'Birthday' },
  PROM: { sq: 'Matura', en: 'Prom' },
  CORPORATE: { sq: 'Korporata', en: 'Corporate' },
  CUSTOM: { sq: 'E Personalizuar', en: 'Custom' },
};
