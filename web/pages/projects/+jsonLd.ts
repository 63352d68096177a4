import type { PageContext } from 'vike/types';
import { text } from '../../views/projects/text.js';
import { breadcrumb } from '../jsonLd.js';

export function jsonLd(pageContext: PageContext): object[] {
  return [breadcrumb(pageContext, [{ name: text.heading, path: '/projects' }])];
}
