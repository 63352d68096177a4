import type { Ids, Screen } from '../screen.js';
import {
  all,
  deedSucceeds,
  readAs,
  readFails,
  readWaits,
  writeConflicts,
  writeFails,
  writeWaits,
} from './answers.js';
import { changeAndSave, meetConflict } from './formSteps.js';
import {
  addWithoutUrl,
  choosePackageFile,
  failUpload,
  liftMedium,
  seeBoxes,
  seeMedia,
  waitForUpload,
} from './mediaSteps.js';
import { longText, longTitle } from './odd.js';
import {
  askForHelp,
  askToDelete,
  comeBackToDraft,
  deleteChanged,
  deleteFirst,
  dragByMouse,
  leaveUnsaved,
  liftByKeyboard,
  openFirst,
  openMenu,
  pretend,
  reorder,
  seeFailure,
  seeToast,
} from './steps.js';

const services = '/admin/services';

const theirs = {
  title: 'Titulli i tyre',
  description: longText,
  image: '/uploads/nuk-ka.webp',
  features: ['Takim', 'Mikrofon'],
};

const conflict = {
  path: services,
  before: writeConflicts('services', theirs),
  prepare: all(openFirst, meetConflict),
};

const windows = (screens: readonly Screen[]): readonly Screen[] =>
  screens.map((screen) => ({ isWindow: true, ...screen }));

/** What is asked, said and offered over a list. */
export const listDeeds = windows([
  { name: 'admin-delete', path: services, prepare: askToDelete },
  {
    name: 'admin-delete-changed',
    path: services,
    before: writeConflicts('services', theirs),
    prepare: deleteChanged,
  },
  { name: 'admin-delete-waiting', path: services, isWaiting: true, before: writeWaits, prepare: deleteFirst },
  {
    name: 'admin-toast-undo',
    path: services,
    before: deedSucceeds('services'),
    prepare: all(deleteFirst, seeToast),
  },
  {
    name: 'admin-toast-failure',
    path: services,
    before: writeFails(500),
    prepare: all(deleteFirst, seeToast),
  },
  { name: 'admin-lifted', path: services, prepare: liftByKeyboard },
  { name: 'admin-dragged', path: services, holdsPointer: true, prepare: dragByMouse },
  { name: 'admin-reordered', path: services, before: deedSucceeds('services'), prepare: reorder },
]);

/** Media, uploads, and two people at once. */
export const formDeeds = windows([
  { name: 'admin-media-list', path: '/admin/events', prepare: seeMedia },
  { name: 'admin-media-boxes', path: '/admin/projects', prepare: seeBoxes },
  { name: 'admin-media-no-url', path: '/admin/events', prepare: addWithoutUrl },
  { name: 'admin-media-lifted', path: '/admin/projects', prepare: liftMedium },
  {
    name: 'admin-uploading',
    path: '/admin/events',
    isWaiting: true,
    before: writeWaits,
    prepare: waitForUpload,
  },
  { name: 'admin-upload-failed', path: '/admin/events', before: writeFails(503), prepare: failUpload },
  { name: 'admin-conflict', ...conflict },
  { name: 'admin-conflict-whole', ...conflict, isTall: true },
  { name: 'admin-unsaved', path: services, prepare: leaveUnsaved },
  { name: 'admin-draft', path: services, prepare: comeBackToDraft },
]);

export const packagePages = ({ pkg }: Ids): readonly Screen[] => {
  const edit = `/admin/packages/edit/${pkg}`;
  return [
    { name: 'admin-package-page', path: '/admin/packages/create' },
    { name: 'admin-package-page-edit', path: edit },
    { name: 'admin-package-page-file', path: edit, prepare: choosePackageFile },
    { name: 'admin-package-page-loading', path: edit, isWaiting: true, before: readWaits(`packages/${pkg}`) },
    {
      name: 'admin-package-page-failed',
      path: edit,
      before: readFails(`packages/${pkg}`),
      prepare: seeFailure,
    },
    {
      name: 'admin-package-page-no-services',
      path: '/admin/packages/create',
      before: readAs('services', () => []),
    },
    {
      name: 'admin-package-page-services-failed',
      path: '/admin/packages/create',
      before: readFails('services'),
      prepare: async (page) => page.getByRole('alert').first().waitFor(),
    },
    {
      name: 'admin-package-page-odd',
      path: '/admin/packages/create',
      before: readAs('services', (list) => list.map((service) => ({ ...service, title: longTitle }))),
    },
  ];
};

/** The frame around the modules, and the session. */
export const frameStates = ({ services: [service] }: Ids): readonly Screen[] => [
  { name: 'admin-login', path: '/login?next=%2Fadmin', isWindow: true, isSignedIn: false },
  ...windows([
    { name: 'admin-menu', path: services, prepare: openMenu },
    { name: 'admin-help', path: services, prepare: askForHelp },
    { name: 'admin-long-name', path: services, kept: { userName: longTitle } },
    {
      name: 'admin-expired',
      path: services,
      before: writeFails(401, { message: 'expired' }),
      prepare: all(deleteFirst, seeToast),
    },
    {
      name: 'admin-broken',
      path: services,
      before: readAs('services', () => [null]),
      prepare: async (page) => page.getByRole('button', { name: 'Refresh Page' }).waitFor(),
    },
  ]),
  { name: 'admin-history-one', path: `/admin/history/services/${service}` },
  { name: 'admin-hover', path: services, isWindow: true, prepare: pretend('hover') },
  { name: 'admin-focus', path: services, isWindow: true, prepare: pretend('focus-visible') },
];

const looks = [
  { name: 'services', path: services },
  { name: 'dialog', path: services, isWindow: true, prepare: openFirst },
  {
    name: 'refused',
    path: services,
    isWindow: true,
    before: writeFails(503),
    prepare: all(openFirst, changeAndSave),
  },
  { name: 'media', path: '/admin/events', isWindow: true, prepare: seeMedia },
  { name: 'package', path: '/admin/packages/create' },
  { name: 'conflict', ...conflict, isWindow: true },
  { name: 'delete', path: services, isWindow: true, prepare: askToDelete },
  { name: 'menu', path: services, isWindow: true, prepare: openMenu },
  { name: 'lifted', path: services, isWindow: true, prepare: liftByKeyboard },
  { name: 'history', path: '/admin/history' },
] satisfies readonly Screen[];

/** At night, in the system's colours, and zoomed. */
export const otherLooks: readonly Screen[] = [
  ...looks.map((screen) => ({ ...screen, name: `admin-dark-${screen.name}`, isDark: true })),
  ...looks.map((screen) => ({ ...screen, name: `admin-forced-${screen.name}`, hasForcedColours: true })),
  ...looks.map((screen) => ({ ...screen, name: `admin-zoomed-${screen.name}`, zoom: 2 })),
];
