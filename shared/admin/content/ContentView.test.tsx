import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { type FakeApi, fakeApi } from '../kit/testing/fakeApi.js';
import { press } from '../kit/testing/steps.js';
import { renderAt } from '../kit/testing/testHost.js';
import { ContentView } from './ContentView.js';

let api: FakeApi;

beforeEach(() => {
  api = fakeApi({ '/content': { documents: 31, files: 1, bytes: 3_250_000, left: [] } });
  renderAt('/content', '/content', <ContentView />);
});

const plan = {
  changes: [
    { path: 'services/7.json', op: 'update', title: 'DJ për dasma' },
    { path: 'about/team/3.json', op: 'restore', title: 'Arta' },
    { path: 'media/salla-1f9c02ab7e-1000x625-3a2b4c.jpg', op: 'create', title: 'salla-1f9c02ab7e' },
    { path: 'settings.json', op: 'update', title: 'Ritmi' },
  ],
  unchanged: 40,
};

async function choose(): Promise<void> {
  const file = new File(['tar'], 'ritmi-2026-06-14.tar');
  fireEvent.change(await screen.findByLabelText('Zgjidh skedarin', { selector: 'input' }), {
    target: { files: [file] },
  });
}

it('says what an export has', async () => {
  expect(await screen.findByText('31 dokumente dhe 1 skedar, 3.1 MB')).toBeVisible();
});

it('shows what an import would change before it is done, and then does it', async () => {
  api.write = () => Response.json(plan);
  await choose();
  const list = await screen.findByRole('list', { name: 'Do të ndryshonin 4 gjëra' });
  expect(screen.getByRole('status')).toHaveTextContent('Do të ndryshonin 4 gjëra. 40 mbeten siç janë.');
  expect([...list.children].map(({ textContent }) => textContent)).toEqual([
    'Ndryshon Shërbim · DJ për dasma',
    'Kthehet nga koshi Anëtar ekipi · Arta',
    'E re Skedar · salla.jpg',
    'Ndryshon Cilësimet · Ritmi',
  ]);
  expect(api.sent().map(({ path }) => path)).toEqual(['/content/import?dryRun=true']);
  press('Importo këto');
  expect(await screen.findByText('U importuan 4 ndryshime')).toBeVisible();
  expect(api.sent().map(({ path }) => path)).toEqual(['/content/import?dryRun=true', '/content/import']);
  expect(screen.queryByRole('button', { name: 'Importo këto' })).toBeNull();
});

it('does nothing after Cancel, and has nothing to do where nothing changes', async () => {
  api.write = () => Response.json(plan);
  await choose();
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(screen.queryByText('ritmi-2026-06-14.tar')).toBeNull();
  expect(api.sent()).toHaveLength(1);
  api.write = () => Response.json({ changes: [], unchanged: 44 });
  await choose();
  expect(await screen.findByText('Nuk ndryshon asgjë: gjithçka është si në skedar.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Importo këto' })).toBeNull();
});

it('names the parts because of which a file is refused', async () => {
  const errors = [
    { path: 'services/7.json: price', code: 'notAmount', message: 'Price must be a number of at least 0' },
    { path: 'media/salla.jpg', code: 'missingPart', message: 'is missing' },
  ];
  const body = {
    code: 'brokenExport',
    message: 'The file is not a whole export. Nothing was changed.',
    errors,
  };
  api.write = () => Response.json(body, { status: 422 });
  await choose();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    [
      'Ky skedar nuk u importua',
      'Ky skedar nuk është një eksport i plotë. Asgjë nuk u ndryshua.',
      'services/7.json: price: Shkruaj një numër, 0 ose më shumë.',
      'media/salla.jpg: Mungon.',
    ].join(''),
  );
  expect(screen.queryByRole('button', { name: 'Importo këto' })).toBeNull();
});
