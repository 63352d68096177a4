import type { PageContext } from 'vike/types';
import { dataOf } from '../../load.js';
import type { ShareWords } from '../../share.js';
import { loads } from './+loads.js';

export function share(pageContext: PageContext): ShareWords {
  const { project } = dataOf(pageContext, loads);
  return project.state === 'ready' ? { line: project.value.location, picture: project.value.thumbnail } : {};
}
