import { shownInList } from '@ritmi/shared/domain/projects/schema';
import { type ListPart, partCall } from '../listPart.js';
import type { LoadCall } from '../load.js';
import { playersIn } from '../playersIn.js';

const part = partCall('projects', { size: 12, toShown: (project) => project });

/** A page of the projects, with the artists who played there. */
export const projectsCall: LoadCall<ListPart<ReturnType<typeof shownInList>>> = async (api, pageContext) => {
  const { value } = await part(api, pageContext);
  const artists = await playersIn(api, value.items);
  return { value: { ...value, items: value.items.map((project) => shownInList(project, artists)) } };
};
