import type { Ids, Screen } from './screen.js';
import { siteScreens } from './site.js';
import { askToDelete, openFirst } from './steps.js';

/** Every route and state of which `npm run shots` takes a picture. */
export const screensOf = (ids: Ids): readonly Screen[] => [...siteScreens(ids), ...adminScreens(ids.pkg)];

const adminScreens = (pkg: string): readonly Screen[] =>
  [
    ...['buttons', 'events', 'services', 'about', 'contact', 'projects', 'packages', 'trash', 'history'].map(
      (id) => ({ name: `admin-${id}`, path: `/admin/${id}` }),
    ),
    { name: 'admin-login', path: '/login?next=%2Fadmin', isWindow: true },
    { name: 'admin-package-form', path: '/admin/packages/create' },
    { name: 'admin-package-edit', path: `/admin/packages/edit/${pkg}` },
    ...['services', 'events', 'projects', 'packages', 'contact'].map((id) => ({
      name: `admin-${id}-dialog`,
      path: `/admin/${id}`,
      isWindow: true,
      prepare: openFirst,
    })),
    { name: 'admin-delete', path: '/admin/services', isWindow: true, prepare: askToDelete },
  ].map((screen) => ({ ...screen, isSignedIn: screen.name !== 'admin-login' }));
