import type { Message } from '@ritmi/shared/domain/language';
import type { Settings } from '@ritmi/shared/domain/settings/schema';
import type { FormPart } from '../kit/forms/FormParts.js';

const part = (title: Message, ...fields: readonly (keyof Settings)[]): FormPart => ({
  id: fields.join(),
  title,
  fields,
});

/** The parts of the settings, in the order in which one meets them on the site. */
export const settingsParts: readonly FormPart[] = [
  part({ sq: 'Emri dhe logoja', en: 'Name and logo' }, 'name', 'tagline', 'description', 'logo'),
  part({ sq: 'Kreu i ballinës', en: 'Top of the home page' }, 'hero'),
  part({ sq: 'Pjesët e ballinës', en: 'Sections of the home page' }, 'homeSections'),
  part({ sq: 'Numrat', en: 'Numbers' }, 'proof'),
  part({ sq: 'Thëniet e klientëve', en: 'Voices of clients' }, 'voices'),
  part({ sq: 'Pyetjet dhe përgjigjet', en: 'Questions and answers' }, 'questions'),
  part(
    { sq: 'Rrjetet, vendi dhe kontakti', en: 'Networks, place and contact' },
    'social',
    'place',
    'fallback',
  ),
  part(
    { sq: 'Çmimet dhe mesazhet', en: 'Prices and messages' },
    'discountPerService',
    'lek',
    'priceNotice',
    'greeting',
  ),
  part({ sq: 'Motorët e kërkimit', en: 'Search engines' }, 'seo'),
  part({ sq: 'Termat e shërbimit', en: 'Terms of service' }, 'terms'),
  part({ sq: 'Termat e ofertave', en: 'Terms of offers' }, 'offerTerms'),
  part({ sq: 'Politika e privatësisë', en: 'Privacy policy' }, 'privacy'),
];
