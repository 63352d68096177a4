import type { PageContext } from 'vike/types';
import { text } from '../../../views/projects/text.js';
import { dataOf } from '../../load.js';
import { type Seo, shortened, untranslated } from '../../seo.js';
import { loads } from './+loads.js';

export function seo(pageContext: PageContext): Seo {
  const { project } = dataOf(pageContext, loads);
  if (project.state !== 'ready') return { title: text.heading, description: text.lead, isPrivate: true };
  const { title, description, location } = project.value;
  const lead = text.lead[pageContext.language];
  return {
    name: untranslated(title),
    parent: { name: text.heading, path: '/projects' },
    title: untranslated(shortened(title, 60)),
    description: untranslated(shortened(`${title}, ${location}. ${description} ${lead}`, 160)),
    type: 'article',
  };
}
