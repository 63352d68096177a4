import type { PageContext } from 'vike/types';
import { listOf } from '../load.js';
import { breadcrumb, offerOf } from '../jsonLd.js';
import type { Data } from './+data.js';

export function jsonLd(pageContext: PageContext): object[] {
  const services = listOf((pageContext.data as Data).services);
  return [
    breadcrumb(pageContext, [{ name: { sq: 'Shërbimet', en: 'Services' }, path: '/sherbime' }]),
    ...services.map((service) => offerOf(service)),
  ];
}
