import { brand } from '@ritmi/shared/domain/brand';
import type { Message } from '@ritmi/shared/domain/language';
import type { Service } from '@ritmi/shared/domain/services/schema';
import { pathIn } from '@ritmi/shared/ui/Language';
import type { PageContext } from 'vike/types';

const provider = { '@type': 'LocalBusiness', name: brand.name } as const;

/** Where a page stands, from the home page on. */
export function breadcrumb(
  { language, site }: PageContext,
  steps: readonly { readonly name: Message; readonly path: string }[],
): object {
  const home = { name: { sq: 'Kreu', en: 'Home' }, path: '/' };
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
export function offerOf({ title, description, price, hidePrice }: Offered): object {
  const offers =
    hidePrice || price === '' ? {} : { offers: { '@type': 'Offer', price, priceCurrency: 'EUR' } };
  return {
    '@type': 'Service',
    name: title,
    description,
    provider,
    areaServed: brand.place.country,
    ...offers,
  };
}
