import type { Language } from '@ritmi/shared/domain/language';
import { type Price, priceOf, priceOfPackage, showsOriginalPrice } from '@ritmi/shared/domain/packages/price';
import type { Package, PackageType } from '@ritmi/shared/domain/packages/schema';
import type { Service } from '@ritmi/shared/domain/services/schema';
import { text } from './text.js';

/** What a card and the dialog show: a package, or the visitor's own choice. */
export type Offer = {
  readonly id: string;
  readonly title: string;
  readonly type: PackageType;
  readonly description: string;
  readonly image: string;
  /** Titles of what is in it. */
  readonly services: readonly string[];
  /** Which of these the agency wrote, in its own language on every page (`contentLang`). */
  readonly written: 'all' | 'services' | 'none';
  readonly price: Price;
  readonly showsOriginal: boolean;
  /** The contact step with this offer written out, without the language. */
  readonly contactPath: string;
};

/** What an offer needs of a package. */
export type OfferedPackage = Omit<Package, 'version' | 'createdAt' | 'updatedAt'>;

export function offerOfPackage(pkg: OfferedPackage): Offer {
  const { id, title, type, description, image } = pkg;
  return {
    id,
    title,
    type,
    description,
    image,
    services: pkg.services.map(({ service }) => service.title),
    written: 'all',
    price: priceOfPackage(pkg),
    showsOriginal: showsOriginalPrice(pkg),
    contactPath: `/kontakt?paketa=${encodeURIComponent(id)}`,
  };
}

/** The offer of a choice of services (tab "Krijo paketën tënde vetë"). */
export function offerOfChoice(chosen: readonly Service[], language: Language): Offer {
  const price = priceOf(chosen);
  return {
    id: 'choice',
    title: text.customTitle[language],
    type: 'CUSTOM',
    description: text.customDescription[language],
    image: '',
    services: chosen.map(({ title }) => title),
    written: 'services',
    price,
    showsOriginal: !price.hidden && price.discount !== '0.00',
    contactPath: `/kontakt?sherbimet=${chosen.map(({ id }) => encodeURIComponent(id)).join(',')}`,
  };
}
