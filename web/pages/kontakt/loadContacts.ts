import type { Connection } from '@ritmi/shared/client/request';
import { resource } from '@ritmi/shared/client/resource';

export const loadContacts = (api: Connection) => resource(api, 'contact').list();
