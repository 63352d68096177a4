import type { Page } from '@playwright/test';
import { changeRead, failRead, type Fields, holdRead } from '../pages/answers.js';
import {
  chooseServices,
  openAnswers,
  openFirstPackage,
  openFirstPicture,
  openLogin,
  openOwnPackage,
} from '../pages/site.js';
import {
  inWindow,
  longText,
  longTitle,
  longWord,
  missingUrl,
  type State,
  type Step,
  withMedia,
} from './state.js';

const routes: readonly State[] = [
  { name: 'home', path: '/' },
  { name: 'sherbime', path: '/sherbime' },
  { name: 'paketa', path: '/paketa' },
  { name: 'evente', path: '/evente' },
  { name: 'projects', path: '/projects' },
  { name: 'kontakt', path: '/kontakt' },
  { name: 'rreth-nesh', path: '/rreth-nesh' },
  { name: 'dj-lumo', path: '/DJ-Lumo' },
  { name: 'dj-taulo', path: '/DJ-Taulo' },
  { name: 'termat', path: '/termat-e-sherbimit' },
  { name: 'privatesia', path: '/politika-e-privatesise' },
  { name: 'login', path: '/login' },
  { name: 'not-found', path: '/nuk-ka' },
  { name: 'project-missing', path: '/projects/nuk-ka' },
];

const savedServices = JSON.stringify([
  { id: '1', title: 'Nata e vogël', description: 'Katër orë, një DJ dhe zë për oborrin.', price: '150' },
  { id: '2', title: 'Nata e madhe', description: 'Deri në mëngjes, me drita.', image: missingUrl },
]);
const savedButtons = JSON.stringify([
  { id: '1', text: 'Paketat', path: '/paketa', category: 'main' },
  { id: '2', text: 'Netët tona', path: '/evente', category: 'secondary' },
]);

const stored: readonly State[] = [
  { name: 'buttons', path: '/buttons', storage: { buttons: savedButtons } },
  { name: 'buttons-empty', path: '/buttons' },
  { name: 'sherbime-dj', path: '/sherbime/dj', storage: { djServices: savedServices } },
  { name: 'sherbime-dj-empty', path: '/sherbime/dj' },
];

const asked: readonly State[] = [
  { name: 'home-answers', path: '/', act: openAnswers },
  { name: 'kontakt-asked', path: '/kontakt?artisti=lumo&data=2099-06-14&vendi=Durr%C3%ABs&lloji=klub' },
  { name: 'kontakt-past', path: '/kontakt?data=2019-06-14' },
];

const follow =
  (link: string): Step =>
  async (page) => {
    await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).first().click();
    await page.waitForURL((url) => url.pathname !== '/rreth-nesh');
    await page.getByRole('heading', { level: 1 }).waitFor();
  };

const dialogs = inWindow([
  { name: 'package-dialog', path: '/paketa', act: openFirstPackage },
  { name: 'package-notice', path: '/paketa', act: openOwnPackage },
  { name: 'package-summary', path: '/paketa', act: chooseServices },
  { name: 'lightbox', path: '/evente', act: openFirstPicture },
  { name: 'login-dialog', path: '/', only: 'wide', act: openLogin },
  { name: 'consent', path: '/', storage: { consent: '' } },
  { name: 'header-scrolled', path: '/sherbime', act: (page) => page.mouse.wheel(0, 900) },
  {
    name: 'footer',
    path: '/sherbime',
    act: (page) => page.getByRole('contentinfo').scrollIntoViewIfNeeded(),
  },
  {
    name: 'dj-videos',
    path: '/DJ-Lumo',
    act: (page) => page.getByRole('tab', { name: 'Videot' }).click(),
  },
]);

const lists = [
  { name: 'sherbime', link: 'Shërbime', call: 'services' },
  { name: 'evente', link: 'Evente', call: 'events' },
  { name: 'projects', link: 'Projektet', call: 'projects' },
  { name: 'paketa', link: 'Paketa', call: 'packages' },
] as const;

const media = (document: Fields, change: Fields) =>
  (document.media as Fields[] | undefined)?.map((medium) => ({ ...medium, ...change }));

const long = (words: string, title: string) => (document: Fields) => ({
  ...document,
  title,
  description: words,
  location: title,
  features: [title, title],
  media: media(document, { caption: title }),
});

const shapes: Readonly<Record<string, (documents: readonly Fields[]) => unknown>> = {
  empty: () => [],
  one: (documents) => documents.slice(0, 1),
  long: (documents) => documents.slice(0, 3).map(long(longText, longTitle)),
  'long-word': (documents) => documents.slice(0, 2).map(long(longWord, longWord)),
  'missing-pictures': (documents) =>
    documents.map((document) => ({
      ...document,
      image: missingUrl,
      thumbnail: missingUrl,
      media: media(document, { url: missingUrl }),
    })),
};

/** Opens lists by a link from another page: only then does the browser load their data. */
const listStates: readonly State[] = lists.flatMap(({ name, link, call }): State[] => [
  ...Object.entries(shapes).map(([shape, change]) => ({
    name: `${name}-${shape}`,
    path: '/rreth-nesh',
    before: (page: Page) => changeRead(page, call, change),
    act: follow(link),
  })),
  {
    name: `${name}-failed`,
    path: '/rreth-nesh',
    before: (page) => failRead(page, call),
    act: follow(link),
  },
  {
    name: `${name}-loading`,
    path: '/rreth-nesh',
    before: (page) => holdRead(page, call),
    act: follow(link),
    isWindow: true,
  },
]);

export const siteStates: readonly State[] = [
  ...routes,
  ...routes.map(({ name, path }) => ({ name: `${name}-en`, path: `/en${path}` })),
  ...stored,
  ...asked,
  ...dialogs,
  ...listStates,
  ...withMedia([...routes, ...dialogs], 'forced', { forcedColors: 'active' }),
  ...withMedia(routes, 'print', { media: 'print' }),
];
