import { type ContentText, messageIn } from '@ritmi/shared/domain/content';
import type { Asked } from '@ritmi/shared/domain/enquiry/request';
import type { Language } from '@ritmi/shared/domain/language';
import { type Price, priceOf, priceOfPackage } from '@ritmi/shared/domain/packages/price';
import type { PackageType, ShownPackage } from '@ritmi/shared/domain/packages/schema';
import type { ShownService } from '@ritmi/shared/domain/services/schema';
import { text } from './text.js';

/** What cards and the dialog show: a package, or the visitor's own choice. */
export type Offer = {
  readonly id: string;
  readonly title: ContentText;
  readonly type: PackageType;
  readonly description: ContentText;
  readonly image: string;
  readonly services: readonly ContentText[];
  readonly price: Price;
  /** For the enquiry; null for a built-in offer, which is not in the database. */
  readonly asked: Asked | null;
};

export function offerOfPackage(pkg: ShownPackage, discountPerService: string): Offer {
  const { id, title, type, description, image } = pkg;
  return {
    id,
    title,
    type,
    description,
    image,
    services: pkg.services.map(({ service }) => service.title),
    price: priceOfPackage(pkg, discountPerService),
    asked: { about: 'package', ids: [id] },
  };
}

/** The offer of a choice of services (tab "Krijo paketën tënde vetë"). */
export function offerOfChoice(
  chosen: readonly ShownService[],
  discountPerService: string,
  language: Language,
): Offer {
  return {
    id: 'choice',
    title: messageIn(language, text.customTitle),
    type: 'CUSTOM',
    description: messageIn(language, text.customDescription),
    image: '',
    services: chosen.map(({ title }) => title),
    price: priceOf(chosen, discountPerService),
    asked: { about: 'services', ids: chosen.map(({ id }) => id) },
  };
}
