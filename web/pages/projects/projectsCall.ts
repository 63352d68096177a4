import { shownInList } from '@ritmi/shared/domain/projects/schema';
import { partCall } from '../listPart.js';
import { withPlayersIn } from '../playersIn.js';

const part = partCall('projects', { size: 12, toShown: (project) => project });

/** A page of the projects, with the artists who played there. */
export const projectsCall = withPlayersIn(part, shownInList);
