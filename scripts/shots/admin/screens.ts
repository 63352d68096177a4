import type { Ids, Screen } from '../screen.js';
import { formStates } from './forms.js';
import { listStates } from './lists.js';
import { formDeeds, frameStates, listDeeds, otherLooks, packagePages } from './states.js';

const modules = [
  'buttons',
  'events',
  'services',
  'about',
  'contact',
  'projects',
  'packages',
  'trash',
  'history',
];

const savedButtons = JSON.stringify([
  { id: '1', text: 'Paketat', path: '/paketa', category: 'main' },
  { id: '2', text: 'Netët tona', path: '/evente', category: 'secondary' },
  { id: '3', text: 'Na shkruaj', path: '/kontakt', category: 'footer' },
]);

/** Every module of the admin, and every state of it. */
export const adminScreens = (ids: Ids): readonly Screen[] =>
  [
    ...modules.map((id) => ({ name: `admin-${id}`, path: `/admin/${id}` })),
    { name: 'admin-buttons-kept', path: '/admin/buttons', kept: { buttons: savedButtons } },
    ...listStates,
    ...listDeeds,
    ...formStates,
    ...formDeeds,
    ...packagePages(ids),
    ...frameStates(ids),
    ...otherLooks,
  ].map((screen) => ({ isSignedIn: true, ...screen }));
