import type { Page } from '@playwright/test';
import { lift, saveDialog } from '../pages/admin.js';
import { changeRead, failRead, type Fields, holdRead, holdWrites, refuseWrites } from '../pages/answers.js';
import { type FormSample, fill, formSamples, openForm } from '../pages/forms.js';
import { clip, pictures } from '../seeds.js';
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

const services = '/admin/services';

const modules = 'buttons events services about contact projects packages trash history account'.split(' ');

const long: Fields = {
  title: longTitle,
  name: longTitle,
  label: longTitle,
  description: longText,
  content: longText,
  bio: longText,
  value: longWord,
  location: longWord,
  image: missingUrl,
  thumbnail: missingUrl,
};

const listStates: readonly State[] = [
  'services',
  'packages',
  'events',
  'projects',
  'contact',
  'trash',
].flatMap((call) => {
  const path = `/admin/${call}`;
  return [
    { name: `admin-${call}-empty`, path, before: (page) => changeRead(page, call, () => []) },
    {
      name: `admin-${call}-long`,
      path,
      before: (page) =>
        changeRead(page, call, (list) =>
          list.map((document) => ({ ...document, ...longFieldsOf(document) })),
        ),
    },
    { name: `admin-${call}-failed`, path, before: (page) => failRead(page, call), isWindow: true },
    { name: `admin-${call}-loading`, path, before: (page) => holdRead(page, call), isWindow: true },
  ] satisfies State[];
});

/** The long texts of the fields that a document has. */
function longFieldsOf(document: Fields): Fields {
  return Object.fromEntries(Object.entries(long).filter(([name]) => name in document));
}

const firstDialog = async (page: Page, button = 'Edit') => {
  await page.getByRole('button', { name: button, exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  return dialog;
};

const openFirst: Step = (page) => firstDialog(page);
const askToDelete: Step = (page) => firstDialog(page, 'Delete');

const deleteFirst: Step = async (page) =>
  (await firstDialog(page, 'Delete')).getByRole('button', { name: 'Delete' }).click();

const changeFirst: Step = async (page) => {
  const dialog = await firstDialog(page);
  await dialog.getByLabel('Description').fill(longText);
  await saveDialog(dialog);
};

const leaveChanged: Step = async (page) => {
  const dialog = await firstDialog(page);
  await dialog.getByLabel('Title').fill(longTitle);
  await page.keyboard.press('Escape');
};

/** Also where the button is disabled: pressed, it names what is missing. */
const submit = async (page: Page, sample: FormSample) =>
  (await openForm(page, sample))
    .getByRole('button', { name: sample.submit, exact: true })
    .click({ force: true });

const formStates: readonly State[] = formSamples.flatMap((sample): State[] => {
  const name = `admin-${sample.name.replaceAll(' ', '-')}-form`;
  const { path } = sample;
  return [
    { name: `${name}-errors`, path, act: (page) => submit(page, sample) },
    {
      name: `${name}-filled`,
      path,
      act: async (page) => fill(await openForm(page, sample), sample, 'Sistem zëri'),
    },
  ];
});

const chooseMedia: Step = async (page) => {
  const dialog = await firstDialog(page);
  const field = dialog.getByLabel('Media file');
  await field.scrollIntoViewIfNeeded();
  await field.setInputFiles([pictures.blue, clip]);
};

/** Scrolls to the media tiles of the first event. */
const showMedia: Step = async (page) => {
  const dialog = await firstDialog(page);
  await dialog
    .getByRole('group', { name: /^Media \d/ })
    .last()
    .scrollIntoViewIfNeeded();
};

/** Answers writes as if somebody else had changed the first service meanwhile. */
const conflict: Step = async (page) => {
  const list = (await (await page.request.get('/api/services')).json()) as Fields[];
  const current = { ...list[0], description: longText, version: 99 };
  await refuseWrites(page, 409, { message: 'Changed', current, conflicts: ['description'] });
};

const screens = inWindow([
  { name: 'admin-edit', path: services, act: openFirst },
  { name: 'admin-delete', path: services, act: askToDelete },
  {
    name: 'admin-row-open',
    path: services,
    act: (page) => page.getByRole('button', { name: 'Më shumë' }).nth(1).click(),
  },
  { name: 'admin-unsaved', path: services, act: leaveChanged },
  {
    name: 'admin-new',
    path: services,
    only: 'phone',
    act: (page) => page.getByRole('button', { name: 'I ri', exact: true }).click(),
  },
  { name: 'admin-add-package', path: '/admin/packages', act: (page) => firstDialog(page, 'Add Package') },
  { name: 'admin-conflict', path: services, before: conflict, act: changeFirst },
  {
    name: 'admin-save-failed',
    path: services,
    before: (page) => refuseWrites(page, 503),
    act: changeFirst,
  },
  { name: 'admin-saving', path: services, before: holdWrites, act: changeFirst },
  {
    name: 'admin-expired',
    path: services,
    before: (page) => refuseWrites(page, 401),
    act: deleteFirst,
  },
  { name: 'admin-media', path: '/admin/events', act: showMedia },
  { name: 'admin-preview', path: '/admin/events', act: openFirst },
  { name: 'admin-uploading', path: '/admin/events', before: holdWrites, act: chooseMedia },
  {
    name: 'admin-upload-failed',
    path: '/admin/events',
    before: (page) => refuseWrites(page, 503),
    act: chooseMedia,
  },
  {
    name: 'admin-lifted',
    path: services,
    act: (page) => lift(page, page.getByRole('button', { name: /^Zvarrit/ }).nth(1)),
  },
  {
    name: 'admin-search',
    path: services,
    act: (page) => page.getByRole('searchbox').first().fill('xyz'),
  },
  {
    name: 'admin-menu',
    path: services,
    only: 'phone',
    act: (page) => page.getByRole('button', { name: 'Menu' }).click(),
  },
  { name: 'admin-shortcuts', path: services, act: (page) => page.keyboard.press('?') },
  {
    name: 'admin-broken',
    path: services,
    before: (page) => changeRead(page, 'services', () => [null]),
  },
]);

const pages: readonly State[] = [
  { name: 'admin-start', path: '/admin' },
  { name: 'admin-english', path: '/admin/trash', storage: { language: 'en' } },
  ...modules.map((id) => ({ name: `admin-${id}`, path: `/admin/${id}` })),
  { name: 'admin-package-page', path: '/admin/packages/create' },
];

export const adminStates: readonly State[] = [
  ...pages,
  ...listStates,
  ...formStates,
  ...screens,
  ...withMedia([...pages, ...screens], 'dark', { colorScheme: 'dark' }),
  ...withMedia(screens, 'forced', { forcedColors: 'active' }),
];
