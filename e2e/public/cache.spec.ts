import { expect, test } from '../fixtures.js';

test('a page follows an edit and is kept in between', async ({ request, seed }) => {
  await request.get('/sherbime');
  const title = `Ndryshim ${crypto.randomUUID()}`;
  await seed('services', { title, description: 'Për provë.', price: '1', category: 'dj', icon: 'music' });
  await expect
    .poll(async () => (await request.get('/sherbime')).text(), { intervals: [100] })
    .toContain(title);
  await expect.poll(async () => (await request.get('/sherbime')).headers()['x-page-cache']).toBe('hit');
});

test('each answer has a nonce of its own', async ({ request }) => {
  const nonces = new Set<string>();
  for (let at = 0; at < 3; at += 1) {
    const answer = await request.get('/sherbime');
    const policy = answer.headers()['content-security-policy'] ?? '';
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
    expect(await answer.text()).toContain(`nonce="${nonce}"`);
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(3);
});
