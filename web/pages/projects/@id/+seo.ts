import { mediaType } from '@ritmi/shared/domain/media';
import type { PageContext } from 'vike/types';
import { text } from '../../../views/projects/text.js';
import { type Seo, shortened, withName } from '../../seo.js';
import type { Data } from './+data.js';

export function seo({ data, language }: PageContext): Seo {
  const { project } = data as Data;
  if (project.state !== 'ready') {
    return { title: withName(text.heading[language]), description: text.lead[language], isPrivate: true };
  }
  const { title, description, location, thumbnail } = project.value;
  return {
    title: withName(shortened(title, 60)),
    description: shortened(`${title}, ${location}. ${description} ${text.lead[language]}`, 160),
    image: mediaType(thumbnail) === 'image' ? thumbnail : '',
    type: 'article',
  };
}
