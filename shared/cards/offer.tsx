import type { Asked } from '@ritmi/shared/domain/enquiry/request';
import type { Language } from '@ritmi/shared/domain/language';
import { type Price, priceOf, priceOfPackage } from '@ritmi/shared/domain/packages/price';
import type { Package, PackageType } from '@ritmi/shared/domain/packages/schema';
import type { Service } from '@ritmi/shared/domain/services/schema';
import { text } from './text.js';

/** What a package's card shows. */
export type ShownOffer = {
  readonly title: string;
  readonly type: PackageType;
  readonly description: string;
  readonly image: string;
  readonly services: readonly string[];
  /** Which of these texts administrators wrote, in their language on every page (`contentLang`). */
  readonly written: 'all' | 'services' | 'none';
  readonly price: Price;
};

/** A package, or the visitor's own choice. */
export type Offer = ShownOffer & {
  readonly id: string;
  /** What an enquiry asks for; null for a built-in offer, which is not in the database. */
  readonly asked: Asked | null;
};

export type ShownPackage = Pick<
  Package,
  'title' | 'type' | 'description' | 'image' | 'services' | 'customPrice' | 'hidePrice'
>;

/** What a card shows of a package, also of one that is being edited. */
export function shownOffer(pkg: ShownPackage): ShownOffer {
  const { title, type, description, image } = pkg;
  return {
    title,
    type,
    description,
    image,
    services: pkg.services.map(({ service }) => service.title),
    written: 'all',
    price: priceOfPackage(pkg),
  };
}

export type OfferedPackage = ShownPackage & Pick<Package, 'id' | 'featured' | 'order'>;

export function offerOfPackage(pkg: OfferedPackage): Offer {
  return { ...shownOffer(pkg), id: pkg.id, asked: { about: 'package', ids: [pkg.id] } };
}

/** The offer of a choice of services (tab "Krijo paketën tënde vetë"). */
export function offerOfChoice(chosen: readonly Service[], language: Language): Offer {
  return {
    id: 'choice',
    title: text.customTitle[language],
    type: 'CUSTOM',
    description: text.customDescription[language],
    image: '',
    services: chosen.map(({ title }) => title),
    written: 'services',
    price: priceOf(chosen),
    asked: { about: 'services', ids: chosen.map(({ id }) => id) },
  };
}
