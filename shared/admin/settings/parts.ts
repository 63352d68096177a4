import type { Message } from '@ritmi/shared/domain/language';
import type { Settings } from '@ritmi/shared/domain/settings/schema';
import type { FormPart } from '../kit/forms/FormParts.js';

/** @param page that of the site which shows the fields; null where none does, or all do */
const part = (title: Message, page: string | null, ...fields: readonly (keyof Settings)[]): FormPart => ({
  id: fields.join(),
  title,
  page,
  fields,
});

/** The parts of the settings, in the order in which one meets them on the site. */
export const settingsParts: readonly FormPart[] = [
  part({ sq: 'Emri dhe logoja', en: 'Name and logo' }, '/', 'name', 'tagline', 'description', 'logo'),
  part({ sq: 'Kreu i ballinës', en: 'Top of the home page' }, '/', 'hero'),
  part({ sq: 'Pjesët e ballinës', en: 'Sections of the home page' }, '/', 'homeSections'),
  part({ sq: 'Numrat', en: 'Numbers' }, '/', 'proof'),
  part({ sq: 'Thëniet e klientëve', en: 'Voices of clients' }, '/', 'voices'),
  part({ sq: 'Pyetjet dhe përgjigjet', en: 'Questions and answers' }, '/', 'questions'),
  part(
    { sq: 'Rrjetet, vendi dhe kontakti', en: 'Networks, place and contact' },
    '/kontakt',
    'social',
    'place',
    'fallback',
  ),
  part(
    { sq: 'Çmimet dhe mesazhet', en: 'Prices and messages' },
    '/paketa',
    'discountPerService',
    'lek',
    'priceNotice',
    'greeting',
  ),
  part({ sq: 'Motorët e kërkimit', en: 'Search engines' }, null, 'seo'),
  part({ sq: 'Termat e shërbimit', en: 'Terms of service' }, '/termat-e-sherbimit', 'terms'),
  part({ sq: 'Termat e ofertave', en: 'Terms of offers' }, null, 'offerTerms'),
  part({ sq: 'Politika e privatësisë', en: 'Privacy policy' }, '/politika-e-privatesise', 'privacy'),
];
