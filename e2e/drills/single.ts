import { expect } from 'vitest';
import { send } from '../../scripts/test/startProduct.js';
import { add, changedFiles, edit, keep, root, run, type Running, typeErrors, withApi } from './clone.js';

const schema = `import { anyone, signedIn } from '../access.js';
import { defineSingle } from '../entity.js';
import { longText, text } from '../fields.js';

export const banner = defineSingle({
  called: { sq: 'Njoftim', en: 'Banner' },
  plural: { sq: 'njoftimi', en: 'banner' },
  access: { read: anyone, update: signedIn },
  site: { page: '/rreth-nesh' },
  titleField: 'heading',
  fields: {
    heading: { ...text('Heading'), default: 'Muzikë' },
    lead: { ...longText('Lead'), default: 'Dritë' },
  },
});
`;

const module = `import { SingleEditor } from '../kit/list/SingleEditor.js';

export function BannerModule() {
  return <SingleEditor name="banner" />;
}
`;

const moduleTest = `import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeApi } from '../kit/testing/fakeApi.js';
import { renderAt } from '../kit/testing/testHost.js';
import { BannerModule } from './BannerModule.js';

test('the form changes the document and stays open', async () => {
  const stamps = { id: 'banner', createdAt: '2026-01-06T10:00:00.000Z', updatedAt: '2026-01-06T10:00:00.000Z' };
  const api = fakeApi({ '/banner': { ...stamps, version: 1, heading: 'Muzikë', lead: 'Dritë' } });
  api.write = () => Response.json({ ...stamps, version: 2, heading: 'Muzikë', lead: 'Tym' });
  renderAt('/banner', '/banner', <BannerModule />);
  const lead = await screen.findByLabelText(/Lead/);
  await userEvent.clear(lead);
  await userEvent.type(lead, 'Tym');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Banner updated successfully')).toBeVisible();
  expect(api.sent()).toMatchObject([{ method: 'PATCH', path: '/banner', body: { lead: 'Tym' } }]);
  expect(screen.getByLabelText(/Lead/)).toHaveValue('Tym');
});
`;

/** Adds a single document that a page reads, and returns what the compiler named meanwhile. */
async function addBanner(): Promise<string[]> {
  await add('shared/domain/banner/schema.ts', schema);
  await edit('shared/domain/entities.ts', '  services,\n', '  services,\n  banner,\n');
  await edit(
    'shared/domain/entities.ts',
    'import { services }',
    "import { banner } from './banner/schema.js';\nimport { services }",
  );
  const named = await typeErrors(['web']);
  await add('shared/admin/banner/BannerModule.tsx', module);
  await edit(
    'shared/admin/app/modules.ts',
    '  buttons: {',
    "  banner: { label: 'Njoftimi', Icon: Package, group: 'content', Screen: BannerModule },\n  buttons: {",
  );
  await edit(
    'shared/admin/app/modules.ts',
    'import { ServicesModule }',
    "import { BannerModule } from '../banner/BannerModule.js';\nimport { ServicesModule }",
  );
  const page = 'web/pages/rreth-nesh/+Page.tsx';
  await edit(
    page,
    'import { PageIntro }',
    "import type { Connection } from '@ritmi/shared/client/request';\nimport { resource } from '@ritmi/shared/client/resource';\nimport { PageIntro }",
  );
  await edit(
    page,
    'const loads = {',
    "const loads = { banner: (api: Connection) => resource(api, 'banner').get(),",
  );
  await edit(page, 'AboutPage({ sections', 'AboutPage({ banner, sections');
  await edit(
    page,
    '<PageIntro text={text} />',
    "<PageIntro text={text} />{banner.state === 'ready' && <p>{banner.value.lead}</p>}",
  );
  return [...new Set(named.map((line) => line.split('(')[0] ?? ''))];
}

/** One versioned document: what it takes to add it, and its calls. */
export async function singleDrill(): Promise<void> {
  await keep();
  expect(await addBanner()).toEqual(['shared/admin/app/modules.ts']);
  expect(await typeErrors()).toEqual([]);
  const { existing, added } = await changedFiles();
  expect(existing).toEqual([
    'shared/admin/app/modules.ts',
    'shared/domain/entities.ts',
    'web/pages/rreth-nesh/+Page.tsx',
  ]);
  expect(added).toHaveLength(2);
  await withApi((_call, running) => useBanner(running));
  // The form of a single document, of which the product has none yet.
  await add('shared/admin/banner/BannerModule.test.tsx', moduleTest);
  await run('npx', ['vitest', 'run', '--project', 'ui', 'shared/admin/banner'], { cwd: root });
}

async function useBanner({ url, token }: Running): Promise<void> {
  const call = async (method: string, path: string, options: object = {}) => {
    const answer = await send(url + path, { method, token, ...options });
    return { status: answer.status, etag: answer.headers.get('ETag'), body: await answer.json() };
  };
  const visitor = { token: undefined };
  const first = { heading: 'Muzikë', lead: 'Dritë', version: 0 };
  expect(await call('GET', '/banner', visitor)).toMatchObject({ status: 200, etag: '"0"', body: first });
  expect(await call('PATCH', '/banner', { ...visitor, body: { lead: 'Tym' } })).toMatchObject({
    status: 401,
  });
  const save = { body: { lead: 'Tym' }, key: 'banner-1', ifMatch: '"0"' };
  const saved = { status: 200, etag: '"1"', body: { heading: 'Muzikë', lead: 'Tym', version: 1 } };
  expect(await call('PATCH', '/banner', save)).toMatchObject(saved);
  expect(await call('PATCH', '/banner', save)).toMatchObject(saved);

  // Another person's edit of the first state: of another field it is merged, of the same one it is a conflict.
  const other = { body: { heading: 'Natë' }, ifMatch: '"0"' };
  expect(await call('PATCH', '/banner', other)).toMatchObject({
    status: 200,
    etag: '"2"',
    body: { heading: 'Natë', lead: 'Tym' },
  });
  const conflict = await call('PATCH', '/banner', { body: { lead: 'Laser' }, ifMatch: '"0"' });
  expect(conflict).toMatchObject({ status: 409, body: { conflicts: ['lead'], current: { version: 2 } } });
  expect(await call('GET', '/banner', visitor)).toMatchObject({
    status: 200,
    etag: '"2"',
    body: { lead: 'Tym' },
  });

  const { body: history } = await call('GET', '/banner/history');
  expect(history).toMatchObject([
    { version: 2, changes: [{ field: 'heading', before: 'Muzikë', after: 'Natë' }] },
    { version: 1, changes: [{ field: 'lead', before: 'Dritë', after: 'Tym' }] },
  ]);
  expect(await call('GET', '/banner/history', visitor)).toMatchObject({ status: 401 });
  for (const method of ['POST', 'DELETE'])
    expect(await call(method, '/banner')).toMatchObject({ status: 405 });
}
