import type { PageContext } from 'vike/types';
import { text } from '../../../views/projects/text.js';
import { breadcrumb } from '../../jsonLd.js';
import type { Data } from './+data.js';

export function jsonLd(pageContext: PageContext): object[] {
  const { project } = pageContext.data as Data;
  if (project.state !== 'ready') return [];
  const { id, title } = project.value;
  return [
    breadcrumb(pageContext, [
      { name: text.heading, path: '/projects' },
      { name: { sq: title, en: title }, path: `/projects/${id}` },
    ]),
  ];
}
