import type { Ids, Screen } from './screen.js';
import {
  answerBy,
  askMap,
  breakScreen,
  chooseServices,
  failLogin,
  hold,
  holdSplash,
  openLastPackage,
  openLogin,
  openOwnPackage,
  openPackage,
  openPicture,
  openTab,
  scrollDown,
} from './steps.js';

/** Every public route, then every state of it. */
export const siteScreens = (ids: Ids): readonly Screen[] => [
  ...routes(ids),
  ...dialogs(ids),
  ...shellStates,
  ...listStates,
  ...storedStates,
];

const routes = ({ project, pkg, services }: Ids): readonly Screen[] => [
  { name: 'home', path: '/' },
  { name: 'home-en', path: '/en' },
  { name: 'sherbime', path: '/sherbime' },
  { name: 'paketa', path: '/paketa' },
  { name: 'paketa-en', path: '/en/packages' },
  { name: 'evente', path: '/evente' },
  { name: 'projects', path: '/projects' },
  { name: 'project', path: `/projects/${project}` },
  { name: 'kontakt', path: '/kontakt' },
  { name: 'kontakt-package', path: `/kontakt?paketa=${pkg}` },
  { name: 'kontakt-choice', path: `/kontakt?sherbimet=${services.join(',')}` },
  { name: 'rreth-nesh', path: '/rreth-nesh' },
  { name: 'dj-lumo', path: '/DJ-Lumo' },
  { name: 'dj-taulo', path: '/DJ-Taulo' },
  { name: 'dj-taulo-en', path: '/en/DJ-Taulo' },
  { name: 'termat', path: '/termat-e-sherbimit' },
  { name: 'privatesia', path: '/politika-e-privatesise' },
  { name: 'login', path: '/login' },
  { name: 'not-found', path: '/nuk-ka' },
  { name: 'project-missing', path: '/projects/nuk-ka' },
];

const dialogs = ({ project }: Ids): readonly Screen[] =>
  [
    { name: 'package-dialog', path: '/paketa', prepare: openPackage },
    { name: 'package-dialog-hidden', path: '/paketa', prepare: openLastPackage },
    { name: 'notice', path: '/paketa', prepare: openOwnPackage },
    { name: 'summary', path: '/paketa', prepare: chooseServices },
    { name: 'lightbox', path: '/evente', prepare: openPicture },
    { name: 'project-dialog', path: `/projects/${project}`, prepare: openPicture },
    { name: 'login-dialog', path: '/', prepare: openLogin },
    { name: 'login-dialog-failed', path: '/', prepare: failLogin },
    { name: 'kontakt-map', path: '/kontakt', prepare: askMap },
  ].map((screen) => ({ ...screen, isWindow: true }));

const shellStates: readonly Screen[] = [
  { name: 'splash', path: '/', isWindow: true, isSplash: true, prepare: holdSplash },
  { name: 'home-first', path: '/', isWindow: true },
  { name: 'consent', path: '/', isWindow: true, isUnasked: true },
  { name: 'consent-paketa', path: '/paketa', isWindow: true, isUnasked: true },
  { name: 'scrolled', path: '/sherbime', isWindow: true, prepare: scrollDown },
  { name: 'error-screen', path: '/rreth-nesh', isWindow: true, prepare: breakScreen },
  { name: 'own-package', path: '/paketa', prepare: chooseServices },
  { name: 'dj-lumo-videos', path: '/DJ-Lumo', prepare: openTab('Videot') },
  { name: 'dj-lumo-equipment', path: '/DJ-Lumo', prepare: openTab('Pajisjet') },
  { name: 'dj-taulo-videos', path: '/DJ-Taulo', prepare: openTab('Videot') },
  { name: 'home-no-script', path: '/', hasNoScript: true },
  { name: 'paketa-no-script', path: '/paketa', hasNoScript: true },
  { name: 'own-package-no-script', path: '/paketa?krijo=po', hasNoScript: true },
  { name: 'kontakt-no-script', path: '/kontakt', hasNoScript: true },
];

const away = { status: 503, json: { message: 'away' } };
const nothing = { json: [] };

const lists = [
  { name: 'sherbime', link: 'Shërbime', call: 'services' },
  { name: 'evente', link: 'Evente', call: 'events' },
  { name: 'projects', link: 'Projektet', call: 'projects' },
  { name: 'paketa', link: 'Paketa', call: 'packages' },
] as const;

const listStates: readonly Screen[] = [
  ...lists.flatMap(({ name, link, call }): Screen[] => [
    { name: `${name}-empty`, path: '/rreth-nesh', prepare: answerBy([call], nothing, link) },
    { name: `${name}-failed`, path: '/rreth-nesh', prepare: answerBy([call], away, link) },
    {
      name: `${name}-loading`,
      path: '/rreth-nesh',
      isWindow: true,
      isWaiting: true,
      prepare: hold(call, link),
    },
  ]),
  {
    name: 'home-fallbacks',
    path: '/rreth-nesh',
    prepare: answerBy(['services', 'packages', 'events'], nothing, 'Ritmi'),
  },
  { name: 'home-loading', path: '/rreth-nesh', isWaiting: true, prepare: hold('services', 'Ritmi') },
  { name: 'kontakt-fallbacks', path: '/rreth-nesh', prepare: answerBy(['contact'], away, 'Kontakt') },
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
