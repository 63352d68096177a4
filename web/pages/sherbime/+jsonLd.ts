import type { PageContext } from 'vike/types';
import { text } from '../../views/services/text.js';
import { breadcrumb, offerOf } from '../jsonLd.js';
import { listOf } from '../load.js';
import type { Data } from './+data.js';

export function jsonLd(pageContext: PageContext): object[] {
  const services = listOf((pageContext.data as Data).services);
  return [breadcrumb(pageContext, [{ name: text.heading, path: '/sherbime' }]), ...services.map(offerOf)];
}
