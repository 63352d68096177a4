import type { Connection } from '@ritmi/shared/client/request';
import { resource } from '@ritmi/shared/client/resource';
import type { PageContext } from 'vike/types';

export const loads = {
  project: (api: Connection, { routeParams }: PageContext) =>
    resource(api, 'projects').get(routeParams.id ?? ''),
};
