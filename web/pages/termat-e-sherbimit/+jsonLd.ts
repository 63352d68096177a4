import type { PageContext } from 'vike/types';
import { terms } from '../../views/legal/text.js';
import { breadcrumb } from '../jsonLd.js';

export function jsonLd(pageContext: PageContext): object[] {
  return [breadcrumb(pageContext, [{ name: terms.heading, path: '/termat-e-sherbimit' }])];
}
