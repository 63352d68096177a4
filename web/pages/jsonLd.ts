import { brand } from '@ritmi/shared/domain/brand/brand';
import { type Message, pathIn } from '@ritmi/shared/domain/language';
import { shownPrice } from '@ritmi/shared/domain/services/rules';
import type { Service } from '@ritmi/shared/domain/services/schema';
import type { PageContext } from 'vike/types';
import { text } from '../layout/text.js';

const provider = { '@type': 'LocalBusiness', name: brand.name } as const;

/** Where a page stands, from the home page on. */
export function breadcrumb(
  { language, site }: PageContext,
  steps: readonly { readonly name: Message; readonly path: string }[],
): object {
  const home = { name: text.home, path: '/' };
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [home, ...steps].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: name[language],
      item: `${site?.publicUrl ?? ''}${pathIn(language, path)}`,
    })),
  };
}

type Offered = Pick<Service, 'title' | 'description' | 'price' | 'hidePrice'>;

/** A service or package; a hidden price is not in it. */
export function offerOf({ title, description, ...priced }: Offered): object {
  const price = shownPrice(priced);
  const offers = price === null ? {} : { offers: { '@type': 'Offer', price, priceCurrency: 'EUR' } };
  return {
    '@type': 'Service',
    name: title,
    description,
    provider,
    areaServed: brand.place.country,
    ...offers,
  };
}
