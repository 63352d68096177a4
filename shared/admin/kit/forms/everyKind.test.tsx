import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { everyKind } from '@ritmi/shared/domain/everyKind';
import type { Values } from '@ritmi/shared/domain/values';
import { layOutRows } from '@ritmi/shared/ui/testing/dragRow';
import { ConflictView } from '../changes/ConflictView.js';
import { FieldChanges } from '../changes/ChangeList.js';
import { entityForm } from './formSpec.js';
import { ItemForm } from './ItemForm.js';
import { fakeApi } from '../testing/fakeApi.js';
import { memoryDrafts, TestAdmin, testHost } from '../testing/testHost.js';
import { createBody, EntityFields, readValues, safeRow, updateBody } from '../kinds/fieldKinds.js';

// The drill `kinds` in the admin: an entity with every kind of field twice, under unusual names.

const spec = entityForm(everyKind);

/** As the API answers it. Choices have their first value: the test environment's lists lose any other when they mount. */
const stored = {
  id: 'e1',
  version: 3,
  createdAt: '2026-01-06T10:00:00.000Z',
  updatedAt: '2026-01-06T10:00:00.000Z',
  heading: 'Nata',
  second: 'Dy',
  story: 'E gjatë',
  legend: 'E vjetër',
  genre: 'house',
  mood: 'calm',
  size: 'small',
  shade: 'dark',
  loud: true,
  shy: false,
  opened: '2026-06-14T00:00:00.000Z',
  closed: '2026-06-15T00:00:00.000Z',
  fee: '12.50',
  deposit: null,
  seats: 300,
  since: null,
  mail: 'dj@example.al',
  call: '',
  photo: '/uploads/a.webp',
  logo: '',
  reel: [{ id: 'm1', type: 'image', url: '/uploads/a.webp', caption: 'Salla' }],
  stills: [{ id: 'm2', type: 'image', url: '/uploads/b.webp' }],
  tags: ['a', 'b'],
  steps: [],
  hero: { heading: 'Mirë se vjen', picture: '' },
  place: { street: '', city: 'Vlorë' },
  facts: [
    { label: 'Vite', value: '10' },
    { label: 'Net', value: '300' },
  ],
  shows: [
    {
      title: 'Plazh',
      poster: '/uploads/p.webp',
      cast: ['Ana'],
      clips: [{ id: 'm3', type: 'image', url: '/uploads/c.webp', caption: '' }],
    },
  ],
  uses: [{ id: 's1' }],
  likes: [{ id: 's1' }],
  guestId: 's1',
  rivalId: null,
  rank: 4,
  kept: '',
};

/** The form of an edit, or of a new document. `save` gets its output. */
async function open(document?: typeof stored) {
  fakeApi({ '/services': [{ id: 's1', title: 'DJ' }] });
  const save = vi.fn<(values: Values) => Promise<void>>(async () => undefined);
  const drafts = memoryDrafts();
  render(
    <TestAdmin host={testHost({ drafts })}>
      <ItemForm
        formKey="samples:new"
        spec={spec}
        name="Samples"
        submitLabel="Save"
        document={document}
        save={save}
        failure={{ text: 'Failed' }}
        onSaved={() => undefined}
      >
        <EntityFields entity={everyKind} />
      </ItemForm>
    </TestAdmin>,
  );
  await screen.findAllByLabelText('DJ');
  const submitted = async (): Promise<Values> => {
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(save).toHaveBeenCalled());
    return save.mock.calls[0]?.[0] ?? {};
  };
  return { submitted, drafts };
}

const groupNamed = (name: string) => within(screen.getByRole('group', { name }));

const labelsOfForm = () =>
  [...document.querySelectorAll<HTMLElement>('form input, form textarea, form select')]
    .filter((input) => input.matches(':not([type="file"])'))
    .map((input) => input.getAttribute('name'));

test('every field has its input once, also an odd half one', async () => {
  await open();
  expect(screen.getAllByLabelText('DJ')).toHaveLength(2);
  const { hero, place, ...plain } = everyKind.fields;
  const lists = ['reel', 'stills', 'tags', 'steps', 'facts', 'shows', 'rank', 'photo', 'logo'];
  const names = labelsOfForm();
  for (const name of Object.keys(plain).filter((each) => !lists.includes(each)))
    expect([name, names.filter((each) => each === name)]).toEqual([name, [name]]);
  for (const [name, { fields }] of Object.entries({ hero, place }))
    expect(names).toContain(`${name}.${Object.keys(fields)[0]}`);
  for (const label of [
    'Second',
    'Kept',
    'Opened',
    'Closed',
    'Fee',
    'Deposit',
    'Seats',
    'Since',
    'Mail',
    'Call',
  ])
    expect(screen.getByLabelText(new RegExp(`^${label}`))).toBeVisible();
  for (const name of ['Loud', 'Shy']) expect(screen.getByRole('checkbox', { name })).not.toBeChecked();
  for (const name of ['Reel', 'Stills', 'Tags', 'Steps', 'Hero', 'Place', 'Facts', 'Shows'])
    expect(screen.getByRole('group', { name })).toBeVisible();
});

test('two media lists, a second flag and a second day change on their own', async () => {
  const { submitted } = await open(stored);
  const stills = groupNamed('Stills');
  await userEvent.type(stills.getByLabelText('Stills URL'), '/uploads/d.webp');
  await userEvent.click(stills.getByRole('button', { name: 'Add Stills' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Shy' }));
  await userEvent.selectOptions(screen.getByLabelText(/^Shade/), 'light');
  await userEvent.clear(screen.getByLabelText(/^Closed/));
  await userEvent.type(screen.getByLabelText(/^Closed/), '2026-07-01');
  const body = updateBody(everyKind, await submitted(), stored);
  expect(body).toMatchObject({
    reel: [{ type: 'image', url: '/uploads/a.webp' }],
    stills: [
      { type: 'image', url: '/uploads/b.webp' },
      { type: 'image', url: '/uploads/d.webp' },
    ],
    shade: 'light',
    loud: true,
    shy: true,
    opened: '2026-06-14',
    closed: '2026-07-01',
  });
  expect(body).not.toHaveProperty('photo');
});

test('a document comes back from form and body as it was, also offline', async () => {
  const { submitted, drafts } = await open(stored);
  const body = createBody(everyKind, await submitted());
  const { id: _id, version: _version, createdAt: _made, updatedAt: _then, ...fields } = stored;
  expect(readValues(everyKind, body, undefined)).toEqual({
    ...fields,
    reel: [{ ...stored.reel[0], id: expect.any(String) }],
    stills: [{ ...stored.stills[0], id: expect.any(String) }],
    shows: [{ ...stored.shows[0], clips: [expect.objectContaining({ url: '/uploads/c.webp' })] }],
  });
  expect(everyKind.create.safeParse(body).success).toBe(true);
  expect([...drafts.entries.keys()]).toEqual([]);
});

test('a medium that is typed inside a row is a draft, and nothing else is', async () => {
  const { drafts } = await open(stored);
  const clips = groupNamed('Clips');
  await userEvent.click(screen.getByRole('button', { name: 'Add Tag' }));
  await userEvent.click(screen.getAllByRole('button', { name: 'Remove tag' })[2] ?? document.body);
  await userEvent.click(clips.getByLabelText('Clips URL'));
  await userEvent.tab();
  await act(async () => undefined);
  expect(drafts.entries.size).toBe(0);
  await userEvent.type(clips.getByLabelText('Clips URL'), '/uploads/e.webp');
  await waitFor(() => expect(JSON.stringify([...drafts.entries.values()])).toContain('/uploads/e.webp'));
});

test('rows of a list are added, removed and moved by keyboard', async () => {
  layOutRows();
  const { submitted } = await open(stored);
  await userEvent.click(screen.getByRole('button', { name: 'Add Fact' }));
  const added = groupNamed('Fact 3');
  await waitFor(() => expect(added.getByLabelText(/^Label/)).toHaveFocus());
  await userEvent.type(added.getByLabelText(/^Label/), 'Qytete');
  screen.getByRole('button', { name: 'Zvarrit Fact 1' }).focus();
  await userEvent.keyboard('[Space]');
  await screen.findByText(/^U kap Fact 1/);
  await userEvent.keyboard('[ArrowDown]');
  await screen.findByText(/^Fact 1 është në pozicionin 2/);
  await userEvent.keyboard('[Space]');
  await waitFor(() => expect(groupNamed('Fact 1').getByLabelText(/^Label/)).toHaveValue('Net'));
  await userEvent.click(groupNamed('Fact 2').getByRole('button', { name: 'Remove fact' }));
  const { facts } = createBody(everyKind, await submitted());
  expect(facts).toEqual([
    { label: 'Net', value: '300' },
    { label: 'Qytete', value: '' },
  ]);
});

test('the history words every kind by the labels of its parts', async () => {
  fakeApi({ '/services': [{ id: 's1', title: 'DJ' }] });
  const changes = [
    { field: 'hero.heading', before: '', after: 'Nata' },
    { field: 'facts', before: stored.facts, after: [] },
    { field: 'shows', before: [], after: stored.shows },
    { field: 'shy', before: false, after: true },
    { field: 'closed', before: null, after: stored.closed },
    { field: 'stills', before: [], after: stored.stills },
    { field: 'seats', before: 300, after: null },
    { field: 'deposit', before: null, after: '5.00' },
  ];
  render(
    <TestAdmin host={testHost()}>
      <FieldChanges fields={everyKind.fields} changes={changes} />
    </TestAdmin>,
  );
  await screen.findByText('Hero: Heading');
  const rows = [...document.querySelectorAll('dl > div')].map((row) => row.textContent);
  expect(rows).toEqual([
    'Hero: Heading– → Nata',
    'FactsVite · 10\nNet · 300→ –',
    'Shows– → Plazh · p.webp · Ana · image · c.webp',
    'Shyjo → po',
    'Closed– → 15 qershor 2026',
    'Stills– → image · b.webp',
    'Seats300 → –',
    'Deposit– → 5.00 €',
  ]);
});

test('a conflict shows both versions of a part and of a list, to choose from', async () => {
  const onChoose = vi.fn<(field: string, side: string) => void>();
  const theirs = { hero: { heading: 'Imja' }, facts: [] };
  render(
    <TestAdmin host={testHost()}>
      <ConflictView
        conflict={{ fields: ['hero.heading', 'facts'], mine: spec.toValues(stored), theirs }}
        fields={everyKind.fields}
        onChoose={onChoose}
        onDecided={() => undefined}
      />
    </TestAdmin>,
  );
  await screen.findByText('Hero: Heading');
  const sides = groupNamed('Hero: Heading');
  expect(sides.getByText('Mirë se vjen')).toBeVisible();
  expect(groupNamed('Facts').getByText('Vite · 10 Net · 300')).toBeVisible();
  await userEvent.click(sides.getAllByRole('radio')[1] ?? document.body);
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('hero.heading', 'theirs');
});

test('the browser’s copy keeps no unsafe address under any name', () => {
  const unsafe = 'javascript:alert(1)';
  const row = {
    ...stored,
    photo: unsafe,
    hero: { ...stored.hero, picture: unsafe },
    reel: [{ ...stored.reel[0], url: unsafe }],
    shows: [{ ...stored.shows[0], poster: unsafe, clips: [{ ...stored.reel[0], url: unsafe }] }],
  };
  const safe = safeRow(everyKind, row);
  expect(JSON.stringify(safe)).not.toContain('javascript');
  expect(safe).toMatchObject({ photo: '', hero: { heading: 'Mirë se vjen', picture: '' }, heading: 'Nata' });
});
