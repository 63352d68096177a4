import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { sampleEvent, sampleService } from '@ritmi/shared/domain/sample';
import { EventsModule } from '../events/EventsModule.js';
import { ServicesModule } from '../services/ServicesModule.js';
import { fakeApi } from '../kit/testing/fakeApi.js';
import { expectLogged } from '../kit/testing/steps.js';
import { renderAt } from '../kit/testing/testHost.js';

const service = sampleService({
  id: 's1',
  version: 4,
  title: 'Ndriçim i ri',
  description: 'Nga 440 € nata.',
  features: ['8 koka', 'Operator'],
  translations: { en: { title: 'Lighting' } },
  translationState: { en: { missing: ['description', 'features'], stale: ['title'] } },
});

/** As wide as an element is in the test. */
function layOut(width: number) {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
}
afterEach(() => vi.restoreAllMocks());

async function open(width: number) {
  layOut(width);
  const api = fakeApi({
    '/services': [service],
    '/services/s1/translations/en/sources': { title: 'Ndriçim', description: '' },
  });
  api.write = () => Response.json({ ...service, version: 5 });
  renderAt('/services', '/services', <ServicesModule />);
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  const form = within(await screen.findByRole('form', { name: 'Edit Service' }));
  return { api, form };
}

test('on a wide window both languages are side by side, with what is missing and what has changed', async () => {
  const { api, form } = await open(800);
  expect(form.queryByRole('tab')).toBeNull();
  // The source keeps its names to itself.
  for (const label of ['Title', 'Description'])
    expect(form.getAllByLabelText(new RegExp(label))).toHaveLength(1);
  expect(form.getByText('1 nga 3 tekste në anglisht')).toBeVisible();
  const description = form.getByLabelText('Përshkrimi (anglisht)');
  expect(description).toHaveAccessibleDescription('Mungon');
  await userEvent.type(description, 'From €460 a night.');
  expect(description).toHaveAccessibleDescription('Numrat ndryshojnë: shqip 440, anglisht 460');
  expect(form.getByText('2 nga 3 tekste në anglisht')).toBeVisible();

  expect(form.getByText('Teksti shqip ka ndryshuar')).toBeVisible();
  expect(await form.findByText('i ri', { selector: 'ins' })).toBeVisible();
  await userEvent.click(form.getByRole('button', { name: 'Ende e saktë' }));
  await waitFor(() => expect(form.queryByText('Teksti shqip ka ndryshuar')).toBeNull());
  expect(api.sent()).toMatchObject([
    { path: '/services/s1/translations/en/reviewed', body: { fields: ['title'] } },
  ]);

  await userEvent.type(form.getByLabelText('Veçoria 1 (anglisht)'), '8 heads');
  await userEvent.type(form.getByLabelText('Veçoria 2 (anglisht)'), 'Operator');
  await userEvent.click(form.getByRole('switch', { name: 'Mos e shfaq në anglisht' }));
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.sent()).toHaveLength(2));
  expect(api.sent()[1]?.body).toMatchObject({
    title: 'Ndriçim i ri',
    translations: { en: { description: 'From €460 a night.', features: ['8 heads', 'Operator'] } },
    hiddenLanguages: ['en'],
  });
});

test('on a narrow window one language is in sight, and a save sends no translation that nobody wrote', async () => {
  const { api, form } = await open(380);
  expect(form.getByLabelText(/^Title/)).toHaveValue('Ndriçim i ri');
  expect(form.queryByLabelText(/anglisht/)).toBeNull();
  await userEvent.click(form.getByRole('tab', { name: 'Anglisht' }));
  expect(form.queryByLabelText(/^Title/)).toBeNull();
  expect(form.getByText('Nga 440 € nata.')).toBeVisible();
  const title = form.getByLabelText('Titulli (anglisht)');
  expect(title).toHaveValue('Lighting');
  await userEvent.type(form.getByLabelText('Veçoria 2 (anglisht)'), 'Operator');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  // The list is translated whole, and the first text is still missing.
  await waitFor(() =>
    expect(form.getByLabelText('Veçoria 1 (anglisht)')).toHaveAttribute('aria-invalid', 'true'),
  );
  await userEvent.clear(form.getByLabelText('Veçoria 2 (anglisht)'));
  await userEvent.clear(title);
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.sent()).toHaveLength(1));
  const { translations, hiddenLanguages } = Object(api.sent()[0]?.body);
  expect([translations, hiddenLanguages]).toEqual([{ en: { title: null } }, undefined]);
});

test('an error of the API is shown at the translation, whose tab opens', async () => {
  const { api, form } = await open(380);
  api.write = () =>
    Response.json(
      { message: 'Invalid', errors: [{ path: 'translations.en.title', message: 'Too long', code: 'other' }] },
      { status: 422 },
    );
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  const title = await form.findByLabelText('Titulli (anglisht)');
  expect(title).toHaveAccessibleDescription(/Too long/);
  expectLogged();
});

test('the caption of a new medium is translated by its id', async () => {
  layOut(800);
  const event = sampleEvent({ id: 'e1', media: [] });
  const api = fakeApi({ '/events': [event] });
  api.write = () => Response.json(event);
  renderAt('/events', '/events', <EventsModule />);
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  const form = within(await screen.findByRole('form', { name: /^Ndrysho/ }));
  for (const name of ['a', 'b']) {
    await userEvent.type(form.getByLabelText('Media URL'), `/uploads/${name}.webp`);
    await userEvent.click(form.getByRole('button', { name: 'Add Media' }));
  }
  await userEvent.type(form.getByLabelText('Caption 1'), 'Salla');
  await userEvent.type(form.getByLabelText('Mbishkrimi 1 (anglisht)'), 'The hall');
  await userEvent.type(form.getByLabelText('Mbishkrimi 2 (anglisht)'), 'The stage');
  const second = within(form.getByRole('group', { name: 'Media 2' }));
  await userEvent.click(second.getByRole('button', { name: 'Remove' }));
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.sent()).toHaveLength(1));
  const { media, translations } = Object(api.sent()[0]?.body);
  expect(media).toEqual([
    { id: expect.any(String), type: 'image', url: '/uploads/a.webp', caption: 'Salla' },
  ]);
  expect(translations).toEqual({ en: { captions: { [media[0].id]: 'The hall' } } });
});

test('a list says how far it is translated, and shows what lacks something', async () => {
  const done = sampleService({
    id: 's2',
    title: 'Zë',
    features: [],
    translations: { en: { title: 'Sound', description: 'Loud.' } },
    translationState: { en: { missing: [], stale: [] } },
  });
  fakeApi({ '/services': [service, done] });
  renderAt('/services', '/services', <ServicesModule />);
  const list = within(await screen.findByRole('region', { name: 'Manage Services' }));
  expect(await list.findByText('3 nga 5 tekste në anglisht')).toBeVisible();
  expect(list.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  await userEvent.click(list.getByRole('button', { name: 'E vjetruar në anglisht (1)' }));
  expect(list.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual([
    'Ndriçim i ri',
  ]);
});

test('a list that is translated wholly says so beside its title, and has nothing to filter by', async () => {
  fakeApi({
    '/services': [
      sampleService({
        title: 'Zë',
        features: [],
        translations: { en: { title: 'Sound', description: 'Loud.' } },
        translationState: { en: { missing: [], stale: [] } },
      }),
    ],
  });
  renderAt('/services', '/services', <ServicesModule />);
  const list = within(await screen.findByRole('region', { name: 'Manage Services' }));
  const note = await list.findByText('2 nga 2 tekste në anglisht');
  expect(note.parentElement).toContainElement(list.getByRole('heading', { level: 2 }));
  expect(list.queryByRole('button', { name: /në anglisht/ })).toBeNull();
});
