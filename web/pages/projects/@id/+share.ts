import type { PageContext } from 'vike/types';
import type { DataOf } from '../../load.js';
import type { ShareWords } from '../../share.js';
import type { loads } from './+loads.js';

export function share({ data: { project } }: PageContext<DataOf<typeof loads>>): ShareWords {
  return project.state === 'ready' ? { line: project.value.location, picture: project.value.thumbnail } : {};
}
