import { resource } from '@ritmi/shared/client/resource';
import type { Project } from '@ritmi/shared/domain/projects/schema';
import type { LoadCall } from '../../load.js';

export function loadProject(id: string): LoadCall<Project> {
  return (api) => resource(api, 'projects').get(id);
}
