import { createHash } from 'node:crypto';
import { expect, test } from '../fixtures.js';
import { product } from '../product.js';
import { serviceBody } from '../seeds.js';

test('a page shows an edit and is cached until the next one', async ({ request, seed }) => {
  await request.get('/sherbime');
  const title = `Ndryshim ${crypto.randomUUID()}`;
  await seed('services', { ...serviceBody, title });
  await expect
    .poll(async () => (await request.get('/sherbime')).text(), { intervals: [100] })
    .toContain(title);
  await expect.poll(async () => (await request.get('/sherbime')).headers()['x-page-cache']).toBe('hit');
});

test('the page of an artist shows a project as long as that names the artist', async ({
  request,
  seed,
  session,
}) => {
  const slug = `DJ-${crypto.randomUUID()}`;
  const { id: artist } = await seed('artists', { stageName: 'DJ Prova', slug, design: 'club' });
  const title = `Salla ${crypto.randomUUID()}`;
  const project = await seed('projects', { title, location: 'Tiranë', description: 'Një natë.' });
  const headers = { Authorization: `Bearer ${session.token}` };
  const name = (artistIds: readonly string[]) =>
    request.patch(`${product.apiUrl}/projects/${project.id}/json`, { data: { artistIds }, headers });
  const isShown = async () => (await (await request.get(`/${slug}`)).text()).includes(title);
  expect(await isShown()).toBe(false);
  for (const artistIds of [[artist], []]) {
    expect((await name(artistIds)).status()).toBe(200);
    await expect.poll(isShown, { intervals: [100] }).toBe(artistIds.length > 0);
    // From the cache, which only the next change outdates.
    await expect
      .poll(async () => (await request.get(`/${slug}`)).headers()['x-page-cache'], { intervals: [100] })
      .toBe('hit');
  }
});

// spec: contract.html.policy, contract.html.frames
test('the policy of a page has the hash of every inline script', async ({ request }) => {
  for (const path of ['/', '/sherbime', '/nuk-ekziston']) {
    const answer = await request.get(path);
    const policy = answer.headers()['content-security-policy'] ?? '';
    const html = await answer.text();
    const inline = [...html.matchAll(/<script\b(?![^>]* src=)[^>]*>([\s\S]*?)<\/script>/g)];
    expect(inline.length).toBeGreaterThan(0);
    for (const [, script = ''] of inline) {
      expect(policy).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    }
    expect(policy).toMatch(/frame-ancestors '(none|self)'/);
    expect(policy).not.toMatch(/nonce-|script-src [^;]*unsafe-inline/);
  }
});
