import type { Connection } from '@ritmi/shared/client/request';
import { resource } from '@ritmi/shared/client/resource';

export const loadProjects = (api: Connection) => resource(api, 'projects').list();
