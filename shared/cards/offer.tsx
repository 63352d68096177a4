import type { Asked } from '@ritmi/shared/domain/enquiry/request';
import type { Language } from '@ritmi/shared/domain/language';
import { type Price, priceOf, priceOfPackage } from '@ritmi/shared/domain/packages/price';
import type { Package, PackageType } from '@ritmi/shared/domain/packages/schema';
import type { Service } from '@ritmi/shared/domain/services/schema';
import { text } from './text.js';

/** What cards and the dialog show: a package, or the visitor's own choice. */
export type Offer = {
  readonly id: string;
  readonly title: string;
  readonly type: PackageType;
  readonly description: string;
  readonly image: string;
  readonly services: readonly string[];
  /** Which of these texts administrators wrote: those are in `contentLang` on every page. */
  readonly written: 'all' | 'services' | 'none';
  readonly price: Price;
  /** For the enquiry; null for a built-in offer, which is not in the database. */
  readonly asked: Asked | null;
};

export function offerOfPackage(pkg: Package): Offer {
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
    asked: { about: 'package', ids: [id] },
  };
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
