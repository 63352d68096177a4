import { plainText } from '@ritmi/shared/domain/content';
import { shorten } from '@ritmi/shared/domain/text/cut';
import { interfaceOf } from '@ritmi/shared/domain/language';
import { text } from '../../../views/projects/text.js';
import type { PageWith } from '../../load.js';
import { type Seo, untranslated } from '../../seo.js';
import type { Page } from './+Page.js';

export function seo({ data: { project }, language }: PageWith<typeof Page>): Seo {
  if (project.state !== 'ready') return { title: text.heading, description: text.lead, isPrivate: true };
  const { location } = project.value;
  const title = plainText(project.value.title);
  const description = plainText(project.value.description);
  const lead = text.lead[interfaceOf(language)];
  return {
    name: untranslated(title),
    parent: { name: text.heading, path: '/projects' },
    title: untranslated(shorten(title, 60)),
    description: untranslated(shorten(`${title}, ${location}. ${description} ${lead}`, 160)),
    type: 'article',
  };
}
