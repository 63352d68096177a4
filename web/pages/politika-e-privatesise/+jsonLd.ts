import type { PageContext } from 'vike/types';
import { privacy } from '../../views/legal/text.js';
import { breadcrumb } from '../jsonLd.js';

export function jsonLd(pageContext: PageContext): object[] {
  return [breadcrumb(pageContext, [{ name: privacy.heading, path: '/politika-e-privatesise' }])];
}
