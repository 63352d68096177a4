import type { Page } from '@playwright/test';
import type { Ids, Screen } from '../screen.js';
import { albanianRoutes } from './routes.js';
import { chooseServices, openOwnPackage, openPackage, openPicture } from './steps.js';

/** The pages as other eyes, windows, papers and hands have them. */
export const looks = (ids: Ids): readonly Screen[] => [
  ...pagesOf(ids).flatMap(({ name, path }): Screen[] => [
    { name: `${name}-forced`, path, hasForcedColours: true },
    { name: `${name}-print`, path, isPrinted: true },
    { name: `${name}-landscape`, path, size: { width: 844, height: 390 } },
    { name: `${name}-zoomed`, path, size: { width: 195, height: 422 } },
  ]),
  ...windows.flatMap(({ name, path, prepare }): Screen[] => [
    { name: `${name}-forced`, path, prepare, isWindow: true, hasForcedColours: true },
    { name: `${name}-landscape`, path, prepare, isWindow: true, size: { width: 844, height: 390 } },
    { name: `${name}-zoomed`, path, prepare, isWindow: true, size: { width: 195, height: 422 } },
  ]),
  {
    name: 'consent-landscape',
    path: '/',
    isWindow: true,
    isUnasked: true,
    size: { width: 844, height: 390 },
  },
  { name: 'consent-zoomed', path: '/', isWindow: true, isUnasked: true, size: { width: 195, height: 422 } },
  { name: 'consent-forced', path: '/', isWindow: true, isUnasked: true, hasForcedColours: true },
  ...touched.flatMap(({ name, path, what, ...where }): Screen[] => [
    {
      name: `${name}-hover`,
      path,
      isWindow: true,
      ...where,
      needsMouse: true,
      holdsPointer: true,
      prepare: hover(what),
    },
    { name: `${name}-focus`, path, isWindow: true, ...where, prepare: focus(what) },
  ]),
];

/** Built as another route is, so that other eyes and papers find nothing new there. */
const alike = new Set(['kontakt', 'kontakt-choice', 'privatesia', 'project-missing']);

const pagesOf = (ids: Ids) => albanianRoutes(ids).filter(({ name }) => !alike.has(name));

const windows = [
  { name: 'package-dialog', path: '/paketa', prepare: openPackage },
  { name: 'notice', path: '/paketa', prepare: openOwnPackage },
  { name: 'summary', path: '/paketa', prepare: chooseServices },
  { name: 'lightbox', path: '/evente', prepare: openPicture },
];

type Place = (page: Page) => ReturnType<Page['locator']>;

/** What people point at and tab to. */
const touched: readonly (Pick<Screen, 'name' | 'path' | 'needsMouse' | 'needsPhone'> & {
  readonly what: Place;
})[] = [
  {
    name: 'header-link',
    path: '/sherbime',
    needsMouse: true,
    what: (page) => page.getByRole('banner').getByRole('link').nth(2),
  },
  { name: 'header-button', path: '/', what: (page) => page.getByRole('banner').getByRole('link').last() },
  { name: 'hero-act', path: '/', what: (page) => page.getByRole('main').getByRole('link').nth(0) },
  { name: 'hero-plain', path: '/', what: (page) => page.getByRole('main').getByRole('link').nth(1) },
  {
    name: 'bar-link',
    path: '/',
    needsPhone: true,
    what: (page) => page.getByRole('navigation', { name: 'Menyja e poshtme' }).getByRole('link').nth(1),
  },
  {
    name: 'service-card',
    path: '/',
    what: (page) => page.getByRole('list', { name: 'Shërbimet' }).getByRole('link').first(),
  },
  {
    name: 'event-card',
    path: '/',
    what: (page) => page.getByRole('list', { name: 'Eventet e kaluara' }).getByRole('link').first(),
  },
  {
    name: 'package-card',
    path: '/paketa',
    what: (page) => page.getByRole('article').getByRole('link').first(),
  },
  { name: 'tab', path: '/paketa', what: (page) => page.getByRole('tab').first() },
  { name: 'dj-tab', path: '/DJ-Lumo', what: (page) => page.getByRole('tab').first() },
  {
    name: 'service-choice',
    path: '/paketa?krijo=po',
    what: (page) => page.getByRole('checkbox').nth(1),
  },
  {
    name: 'event-picture',
    path: '/evente',
    what: (page) => page.getByRole('main').locator('a:has(img)').first(),
  },
  {
    name: 'project-title',
    path: '/projects',
    what: (page) => page.getByRole('heading', { level: 2 }).getByRole('link').first(),
  },
  {
    name: 'back-button',
    path: '/sherbime',
    what: (page) => page.getByRole('link', { name: 'Kthehu' }).first(),
  },
  {
    name: 'footer-link',
    path: '/termat-e-sherbimit',
    what: (page) => page.getByRole('contentinfo').getByRole('link').nth(3),
  },
];

const hover = (what: Place) => async (page: Page) => {
  const target = what(page);
  if (await target.isVisible()) await target.hover({ force: true });
};

/** By keyboard: a ring shows only to those who use one. */
const focus = (what: Place) => async (page: Page) => {
  const target = what(page);
  if (!(await target.isVisible())) return;
  await page.keyboard.press('Tab');
  await target.focus();
};
