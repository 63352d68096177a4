import type { Ids, Screen } from '../screen.js';
import { askToDelete, openFirst } from './steps.js';

/** Every module of the admin, and every state of it. */
export const adminScreens = (ids: Ids): readonly Screen[] =>
  [...modules, ...packageForms(ids), ...dialogs].map((screen) => ({ isSignedIn: true, ...screen }));

const ids = ['buttons', 'events', 'services', 'about', 'contact', 'projects', 'packages', 'trash', 'history'];

const modules: readonly Screen[] = [
  ...ids.map((id) => ({ name: `admin-${id}`, path: `/admin/${id}` })),
  { name: 'admin-login', path: '/login?next=%2Fadmin', isWindow: true, isSignedIn: false },
];

const packageForms = ({ pkg }: Ids): readonly Screen[] => [
  { name: 'admin-package-form', path: '/admin/packages/create' },
  { name: 'admin-package-edit', path: `/admin/packages/edit/${pkg}` },
];

const dialogs: readonly Screen[] = [
  ...['services', 'events', 'projects', 'packages', 'contact'].map((id) => ({
    name: `admin-${id}-dialog`,
    path: `/admin/${id}`,
    isWindow: true,
    prepare: openFirst,
  })),
  { name: 'admin-delete', path: '/admin/services', isWindow: true, prepare: askToDelete },
];
