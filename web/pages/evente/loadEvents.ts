import type { Connection } from '@ritmi/shared/client/request';
import { resource } from '@ritmi/shared/client/resource';

export const loadEvents = (api: Connection) => resource(api, 'events').list();
