import type { PageContext } from 'vike/types';
import { legacyPages } from '../../../views/legacy/text.js';
import { breadcrumb } from '../../jsonLd.js';

export function jsonLd(pageContext: PageContext): object[] {
  const services = { name: { sq: 'Shërbimet', en: 'Services' }, path: '/sherbime' };
  return [
    breadcrumb(pageContext, [services, { name: legacyPages.lighting.heading, path: '/sherbime/lighting' }]),
  ];
}
