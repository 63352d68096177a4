import type { Connection } from '@ritmi/shared/client/request';
import { resource } from '@ritmi/shared/client/resource';

export const loadPackages = (api: Connection) => resource(api, 'packages').list();
