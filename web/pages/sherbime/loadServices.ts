import { resource } from '@ritmi/shared/client/resource';
import type { Connection } from '@ritmi/shared/client/request';

export const loadServices = (api: Connection) => resource(api, 'services').list();
