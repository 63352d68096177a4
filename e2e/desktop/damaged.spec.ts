import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from './fixtures.js';
import { openServices, signIn } from '../pages/desktop.js';

for (const content of ['{', '{"server":{"url":7},"window":"wide","theme":"pink"}', '\0\0\0']) {
  test(`the app starts with ${JSON.stringify(content)} as settings and session`, async ({
    launch,
    userData,
  }) => {
    await writeFile(join(userData, 'settings.json'), content);
    await writeFile(join(userData, 'session.json'), content);
    await mkdir(join(userData, 'kept'), { recursive: true });
    const { page } = await launch();
    await expect(page.getByLabel('Server address')).toBeVisible();
  });
}

test('the app starts with folders in place of files, and files in place of folders', async ({
  launch,
  userData,
  api,
}) => {
  for (const name of ['settings.json', 'session.json']) await mkdir(join(userData, name));
  await writeFile(join(userData, 'kept'), 'not a folder');
  const { page } = await launch({ apiUrl: api.url });
  await expect(page.getByLabel('Email')).toBeVisible();
});

test('a damaged outbox is moved aside and reported, and the app keeps working', async ({
  launch,
  userData,
  api,
}) => {
  const first = await launch({ apiUrl: api.url });
  await signIn(first.page);
  await first.app.close();
  const [server = ''] = await readdir(join(userData, 'kept'));
  const name = await api.outboxName();
  const file = `${encodeURIComponent(name)}.json`;
  const outbox = join(userData, 'kept', server, file);
  await writeFile(outbox, `{"name":"${name}","text":"{`);
  const second = await launch({ apiUrl: api.url });
  await expect(second.page.getByRole('alert').filter({ hasText: 'nuk u lexuan dot' })).toBeVisible();
  await openServices(second.page);
  const names = await readdir(join(userData, 'kept', server));
  expect(names.some((each) => each.startsWith(`${file}.damaged`))).toBe(true);
  await second.app.close();

  const text = '{"entries":[null,{},{"kind":"write"},7]}';
  await writeFile(outbox, JSON.stringify({ name, text, files: [] }));
  const third = await launch({ apiUrl: api.url });
  await openServices(third.page);
  await expect(third.page.getByRole('alert')).toHaveCount(0);
});
