import { resource } from '@ritmi/shared/client/resource';
import { byOrder } from '@ritmi/shared/domain/order';
import type { PlayedProject } from '../../views/dj/DjLines.js';
import { type LoadCall, localOf } from '../load.js';

/** The projects that name the artist whose page this is. */
export const playedProjectsCall: LoadCall<PlayedProject[]> = async (api, { routeParams, language }) => {
  const chosen = { artistIds: routeParams.slug ?? '' };
  const { value } = await resource(api, 'projects').list({ chosen });
  return {
    value: [...value].sort(byOrder).map((project) => {
      const { id, title, location } = localOf<'projects'>(project, language);
      return { id, title, location };
    }),
  };
};
