import { adminScreens } from './admin/screens.js';
import type { Ids, Screen } from './screen.js';
import { siteScreens } from './site/screens.js';

/** Every route and state of which `npm run shots` takes a picture. */
export const screensOf = (ids: Ids): readonly Screen[] => [...siteScreens(ids), ...adminScreens(ids)];
