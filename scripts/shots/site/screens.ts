import type { Ids, Screen } from '../screen.js';
import { listStates } from './lists.js';
import { looks } from './looks.js';
import { albanianRoutes } from './routes.js';
import {
  askMap,
  breakScreen,
  chooseServices,
  failLogin,
  goOffline,
  holdSplash,
  openAllServices,
  openHiddenPackage,
  openLogin,
  openOwnChoice,
  openOwnPackage,
  openPackage,
  openPicture,
  openTab,
  scrollDown,
  scrollToEnd,
  seeContent,
  showLastPicture,
} from './steps.js';

/** Every public route, then every state of it. */
export const siteScreens = (ids: Ids): readonly Screen[] => [
  ...routes(ids),
  ...dialogs(ids),
  ...shellStates,
  ...listStates,
  ...storedStates,
  ...looks(ids),
];

const routes = (ids: Ids): readonly Screen[] => {
  const inAlbanian = albanianRoutes(ids);
  const inEnglish = inAlbanian.map(({ name, path }) => ({ name: `${name}-en`, path: `/en${path}` }));
  return [...inAlbanian, ...inEnglish].map((route) => ({ ...route, prepare: seeContent }));
};

const dialogs = ({ project }: Ids): readonly Screen[] =>
  [
    { name: 'package-dialog', path: '/paketa', prepare: openPackage },
    { name: 'package-dialog-hidden', path: '/paketa', prepare: openHiddenPackage },
    { name: 'package-dialog-all', path: '/paketa', prepare: openAllServices },
    { name: 'package-dialog-own', path: '/paketa', prepare: openOwnChoice },
    { name: 'notice', path: '/paketa', prepare: openOwnPackage },
    { name: 'summary', path: '/paketa', prepare: chooseServices },
    { name: 'lightbox', path: '/evente', prepare: openPicture },
    { name: 'lightbox-last', path: `/projects/${project}`, prepare: showLastPicture },
    { name: 'project-dialog', path: `/projects/${project}`, prepare: openPicture },
    { name: 'login-dialog', path: '/', needsMouse: true, prepare: openLogin },
    { name: 'login-dialog-failed', path: '/', needsMouse: true, prepare: failLogin },
    { name: 'kontakt-map', path: '/kontakt', prepare: askMap },
  ].map((screen) => ({ ...screen, isWindow: true }));

const plainRoutes = [
  { name: 'home', path: '/' },
  { name: 'sherbime', path: '/sherbime' },
  { name: 'paketa', path: '/paketa' },
  { name: 'own-package', path: '/paketa?krijo=po' },
  { name: 'evente', path: '/evente' },
  { name: 'projects', path: '/projects' },
  { name: 'kontakt', path: '/kontakt' },
  { name: 'dj-lumo', path: '/DJ-Lumo' },
  { name: 'buttons', path: '/buttons' },
  { name: 'sherbime-dj', path: '/sherbime/dj' },
  { name: 'login', path: '/login' },
];

const shellStates: readonly Screen[] = [
  { name: 'splash', path: '/', isWindow: true, isSplash: true, prepare: holdSplash },
  { name: 'home-first', path: '/', isWindow: true },
  { name: 'consent', path: '/', isWindow: true, isUnasked: true },
  { name: 'consent-paketa', path: '/paketa', isWindow: true, isUnasked: true },
  { name: 'scrolled', path: '/sherbime', isWindow: true, prepare: scrollDown },
  { name: 'foot', path: '/sherbime', isWindow: true, prepare: scrollToEnd },
  { name: 'offline', path: '/', isWindow: true, prepare: goOffline },
  { name: 'error-screen', path: '/rreth-nesh', isWindow: true, prepare: breakScreen },
  { name: 'own-package', path: '/paketa', prepare: chooseServices },
  { name: 'dj-lumo-videos', path: '/DJ-Lumo', prepare: openTab('Videot') },
  { name: 'dj-lumo-equipment', path: '/DJ-Lumo', prepare: openTab('Pajisjet') },
  { name: 'dj-taulo-videos', path: '/DJ-Taulo', prepare: openTab('Videot') },
  ...plainRoutes.map(({ name, path }) => ({ name: `${name}-no-script`, path, hasNoScript: true })),
];

const savedButtons = JSON.stringify([
  { id: '1', text: 'Paketat', path: '/paketa', category: 'main' },
  { id: '2', text: 'Netët tona', path: '/evente', category: 'secondary' },
  { id: '3', text: 'Na shkruaj', path: '/kontakt', category: 'footer' },
]);

const savedServices = JSON.stringify([
  { id: '1', title: 'Nata e vogël', description: 'Katër orë, një DJ dhe zë për oborrin.', price: '150' },
  { id: '2', title: 'Nata e madhe', description: 'Deri në mëngjes, me drita.', image: '/nuk-ka.webp' },
  { id: '3', title: 'Vetëm drita', description: 'Dymbëdhjetë drita për muret.', price: '90' },
]);

const storedStates: readonly Screen[] = [
  { name: 'buttons', path: '/buttons', kept: { buttons: savedButtons } },
  { name: 'buttons-empty', path: '/buttons' },
  ...['dj', 'lighting', 'smoke', 'fireworks'].map((kind) => ({
    name: `sherbime-${kind}`,
    path: `/sherbime/${kind}`,
    kept: { [`${kind}Services`]: savedServices },
  })),
  { name: 'sherbime-dj-empty', path: '/sherbime/dj' },
];
