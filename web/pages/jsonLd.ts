import { brand } from '@ritmi/shared/domain/brand/brand';
import { pathIn } from '@ritmi/shared/domain/language';
import type { PageContext } from 'vike/types';
import { text } from '../layout/text.js';
import type { Seo } from './seo.js';

/** The breadcrumb of a page, and the objects that the page itself describes. */
export function jsonLdOf(pageContext: PageContext, { name, parent, canonicalPath }: Seo): object[] {
  const { language, site, config, urlPathname } = pageContext;
  const objects = config.jsonLd?.(pageContext) ?? [];
  if (!name) return [...objects];
  const home = { name: text.home, path: '/' };
  const steps = [home, ...(parent ? [parent] : []), { name, path: canonicalPath ?? urlPathname }];
  const breadcrumb = {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name[language],
      item: `${site?.publicUrl ?? ''}${pathIn(language, step.path)}`,
    })),
  };
  return [breadcrumb, ...objects];
}

type Offered = { readonly title: string; readonly description: string };

/** @param price null when it is hidden */
export function offerOf({ title, description }: Offered, price: string | null): object {
  return {
    '@type': 'Service',
    name: title,
    description,
    provider: { '@type': 'LocalBusiness', name: brand.name },
    areaServed: brand.place.country,
    ...(price === null ? {} : { offers: { '@type': 'Offer', price, priceCurrency: 'EUR' } }),
  };
}
