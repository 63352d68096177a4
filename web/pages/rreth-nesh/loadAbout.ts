import type { Connection } from '@ritmi/shared/client/request';
import { resource } from '@ritmi/shared/client/resource';

export const loadSections = (api: Connection) => resource(api, 'about/content').list();

export const loadTeam = (api: Connection) => resource(api, 'about/team').list();
