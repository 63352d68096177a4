import type { PageContext } from 'vike/types';
import { legacyPageOf } from '../../views/legacy/text.js';
import { text } from '../../views/services/text.js';
import type { Seo } from '../seo.js';

export function seo({ routeParams }: PageContext): Seo {
  const { heading, title, description } = legacyPageOf(routeParams);
  return { name: heading, parent: { name: text.heading, path: '/sherbime' }, title, description };
}
