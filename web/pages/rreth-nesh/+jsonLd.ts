import type { PageContext } from 'vike/types';
import { text } from '../../views/about/text.js';
import { breadcrumb } from '../jsonLd.js';

export function jsonLd(pageContext: PageContext): object[] {
  return [breadcrumb(pageContext, [{ name: text.heading, path: '/rreth-nesh' }])];
}
