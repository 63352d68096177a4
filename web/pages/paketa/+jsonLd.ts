import { priceOfPackage } from '@ritmi/shared/domain/packages/price';
import type { PageContext } from 'vike/types';
import { text } from '../../views/packages/text.js';
import { breadcrumb, offerOf } from '../jsonLd.js';
import { listOf } from '../load.js';
import type { Data } from './+data.js';

export function jsonLd(pageContext: PageContext): object[] {
  const packages = listOf((pageContext.data as Data).packages);
  return [
    breadcrumb(pageContext, [{ name: text.heading, path: '/paketa' }]),
    ...packages.map((pkg) => {
      const { hidden, total } = priceOfPackage(pkg);
      return offerOf({ ...pkg, price: total ?? '', hidePrice: hidden });
    }),
  ];
}
