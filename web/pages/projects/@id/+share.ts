import type { PageWith } from '../../load.js';
import type { ShareWords } from '../../share.js';
import type { loads } from './+loads.js';

export function share({ data: { project } }: PageWith<typeof loads>): ShareWords {
  return project.state === 'ready' ? { line: project.value.location, picture: project.value.thumbnail } : {};
}
