import type { Ids } from '../screen.js';

/** The public routes, by the names of their pictures. */
export const albanianRoutes = ({ project, pkg, services }: Ids) => [
  { name: 'home', path: '/' },
  { name: 'sherbime', path: '/sherbime' },
  { name: 'paketa', path: '/paketa' },
  { name: 'evente', path: '/evente' },
  { name: 'projects', path: '/projects' },
  { name: 'project', path: `/projects/${project}` },
  { name: 'kontakt', path: '/kontakt' },
  { name: 'kontakt-package', path: `/kontakt?paketa=${pkg}` },
  { name: 'kontakt-choice', path: `/kontakt?sherbimet=${services.join(',')}` },
  { name: 'rreth-nesh', path: '/rreth-nesh' },
  { name: 'dj-lumo', path: '/DJ-Lumo' },
  { name: 'dj-taulo', path: '/DJ-Taulo' },
  { name: 'termat', path: '/termat-e-sherbimit' },
  { name: 'privatesia', path: '/politika-e-privatesise' },
  { name: 'login', path: '/login' },
  { name: 'not-found', path: '/nuk-ka' },
  { name: 'project-missing', path: '/projects/nuk-ka' },
];
