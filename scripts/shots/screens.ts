import type { Page } from '@playwright/test';

export interface Screen {
  /** The picture's file name, without width. */
  readonly name: string;
  readonly path: string;
  /** What a person does there before the picture is taken. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** The window as it stands instead of the whole page. */
  readonly isWindow?: boolean;
  readonly isUnasked?: boolean;
  readonly hasNoScript?: boolean;
  readonly isSignedIn?: boolean;
}

interface Ids {
  readonly project: string;
  readonly pkg: string;
}

/** Every route and state of which `npm run shots` takes a picture. */
export const screensOf = ({ project, pkg }: Ids): readonly Screen[] => [
  ...publicScreens(project),
  ...publicStates,
  ...adminScreens(pkg),
];

const publicScreens = (project: string): readonly Screen[] => [
  { name: 'home', path: '/' },
  { name: 'home-en', path: '/en' },
  { name: 'sherbime', path: '/sherbime' },
  { name: 'sherbime-dj', path: '/sherbime/dj' },
  { name: 'sherbime-lighting', path: '/sherbime/lighting' },
  { name: 'sherbime-smoke', path: '/sherbime/smoke' },
  { name: 'sherbime-fireworks', path: '/sherbime/fireworks' },
  { name: 'paketa', path: '/paketa' },
  { name: 'evente', path: '/evente' },
  { name: 'projects', path: '/projects' },
  { name: 'project', path: `/projects/${project}` },
  { name: 'kontakt', path: '/kontakt' },
  { name: 'rreth-nesh', path: '/rreth-nesh' },
  { name: 'dj-lumo', path: '/DJ-Lumo' },
  { name: 'dj-taulo', path: '/DJ-Taulo' },
  { name: 'buttons', path: '/buttons' },
  { name: 'termat', path: '/termat-e-sherbimit' },
  { name: 'privatesia', path: '/politika-e-privatesise' },
  { name: 'login', path: '/login' },
  { name: 'not-found', path: '/nuk-ka' },
];

const publicStates: readonly Screen[] = [
  { name: 'consent', path: '/', isWindow: true, isUnasked: true },
  { name: 'package-dialog', path: '/paketa', isWindow: true, prepare: openPackage },
  { name: 'notice', path: '/paketa', isWindow: true, prepare: openOwnPackage },
  { name: 'own-package', path: '/paketa', prepare: chooseServices },
  { name: 'paketa-no-script', path: '/paketa', hasNoScript: true },
  { name: 'lightbox', path: '/evente', isWindow: true, prepare: openPicture },
  { name: 'login-dialog', path: '/', isWindow: true, prepare: openLogin },
];

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

async function openPackage(page: Page): Promise<void> {
  await page.getByRole('article').getByRole('link').first().click();
  await page.getByRole('dialog').waitFor();
}

async function openOwnPackage(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Krijo paketën tënde vetë' }).click();
  await page.getByRole('dialog', { name: 'Njoftim' }).waitFor();
}

async function chooseServices(page: Page): Promise<void> {
  await openOwnPackage(page);
  await page.getByRole('button', { name: 'Vazhdo' }).click();
  await page.getByRole('checkbox').nth(0).check();
  await page.getByRole('checkbox').nth(2).check();
}

async function openPicture(page: Page): Promise<void> {
  await page.getByRole('main').locator('a:has(img), button:has(img)').first().click();
  await page.getByRole('dialog').waitFor();
}

/** On phones the header has no login. */
async function openLogin(page: Page): Promise<void> {
  const opener = page.getByRole('banner').getByRole('button', { name: 'Hyr' });
  if (!(await opener.isVisible())) return;
  await opener.click();
  await page.getByRole('dialog').getByLabel('Email').waitFor();
}

async function openFirst(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Edit' }).first().click();
  await page.getByRole('dialog').waitFor();
}

async function askToDelete(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Delete' }).first().click();
  await page.getByRole('dialog').waitFor();
}
