import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.js';
import { failedCalls } from '../pages/answers.js';
import { product } from '../product.js';

test.use({ expectedProblems: failedCalls, serviceWorkers: 'allow' });

/** Opens a page of the admin and waits until its worker controls it. */
async function openControlled(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

test('the admin opens without a network after one visit, and keeps no answer of the API', async ({
  page,
  context,
  login,
}) => {
  await login(page);
  await openControlled(page, '/admin/services');
  const kept = await page.evaluate(async () => {
    const [name = '', ...others] = await caches.keys();
    const requests = await (await caches.open(name)).keys();
    return { name, others, paths: requests.map(({ url }) => new URL(url).pathname) };
  });
  expect(kept.name).toMatch(/^admin-[0-9a-f]{12}$/);
  expect(kept.others).toEqual([]);
  expect(kept.paths).toContain('/admin');
  expect(kept.paths.filter((path) => path !== '/admin' && !path.startsWith('/assets/'))).toEqual([]);

  await context.setOffline(true);
  await page.goto('/admin/kerkesat');
  await expect(page.getByRole('banner').getByText('Arta')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Kërkesat' })).toBeVisible();
});

/** Shares files with the admin as a phone does. */
function share(page: Page, files: readonly (readonly [name: string, type: string, content: string])[]) {
  return page.evaluate((given) => {
    const chosen = new DataTransfer();
    for (const [name, type, content] of given) chosen.items.add(new File([content], name, { type }));
    const input = document.createElement('input');
    Object.assign(input, { type: 'file', name: 'files', multiple: true, files: chosen.files });
    const form = document.createElement('form');
    Object.assign(form, { action: '/admin/ndaj', method: 'post', enctype: 'multipart/form-data' });
    form.append(input);
    document.body.append(form);
    form.submit();
  }, files);
}

test('a phone shares pictures with the admin, which keeps them until its screen takes them', async ({
  page,
  request,
}) => {
  await page.addInitScript(() => {
    const match = window.matchMedia.bind(window);
    window.matchMedia = (query) => match(query.replace('(display-mode: standalone)', 'all'));
  });
  // Nobody is signed in, so that no screen takes the files. The login of the installed admin is inside its scope.
  await openControlled(page, '/admin');
  await expect(page).toHaveURL('/admin/login');
  await share(page, [
    ['drita.jpg', 'image/jpeg', 'drita'],
    ['salla.mp4', 'video/mp4', 'zë'],
    ['shënime.txt', 'text/plain', 'tekst'],
  ]);
  await expect(page).toHaveURL('/admin/login');
  const kept = () =>
    page.evaluate(async () => {
      const opened = await new Promise<IDBDatabase>((resolve, reject) => {
        const asked = indexedDB.open('ritmi-shared');
        asked.addEventListener('success', () => resolve(asked.result));
        asked.addEventListener('error', () => reject(asked.error ?? new Error('not opened')));
      });
      const files = await new Promise<unknown>((resolve) => {
        if (!opened.objectStoreNames.contains('files')) resolve(null);
        const asked = opened.transaction('files').objectStore('files').get('files');
        asked.addEventListener('success', () => resolve(asked.result));
      });
      opened.close();
      const list = Array.isArray(files) ? files.filter((file) => file instanceof File) : [];
      return Promise.all(list.map(async (file) => [file.name, file.type, await file.text()]));
    });
  await expect.poll(kept).toEqual([
    ['drita.jpg', 'image/jpeg', 'drita'],
    ['salla.mp4', 'video/mp4', 'zë'],
  ]);

  // The next share takes their place, also one of which nothing can be kept.
  await share(page, [['oferta.pdf', 'application/pdf', 'oferta']]);
  // The page may still be leaving.
  await expect(async () => expect(await kept()).toEqual([])).toPass();

  const answer = await request.post('/admin/ndaj', {
    multipart: { files: { name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('a') } },
    maxRedirects: 0,
  });
  expect([answer.status(), answer.headers().location]).toEqual([303, '/admin/mbreme?shared=0']);
});

test('what a phone shares and cannot keep is said', async ({ page, context, login }) => {
  const notice = page.getByText(/^Nga ç’ndave nuk erdhi asgjë: ose telefoni nuk ka vend/);
  await login(page);
  await openControlled(page, '/admin/services');
  await share(page, [['oferta.pdf', 'application/pdf', 'oferta']]);
  await expect(page).toHaveURL('/admin/mbreme?shared=0');
  await expect(notice).toBeVisible();

  // A phone without room: the browser refuses what the worker stores.
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('The admin has no worker');
  await worker.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('No room', 'QuotaExceededError');
    };
  });
  await page.goto('/admin/services');
  await share(page, [['drita.jpg', 'image/jpeg', 'drita']]);
  await expect(page).toHaveURL('/admin/mbreme?shared=0');
  await expect(notice).toBeVisible();
  await expect(page.getByRole('list', { name: 'Fotot' })).toBeHidden();
});

/** Has the browser give the admin's worker a message as a push service would. */
async function deliver(page: Page, notice: object): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const found = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      for (const { registrationId, scopeURL } of registrations)
        if (scopeURL.endsWith('/admin')) resolve(registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  const registrationId = await found;
  const { origin } = new URL(product.webUrl);
  const data = JSON.stringify(notice);
  await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
}

// Chromium's headless shell refuses every notification, so the worker's call is recorded instead. The worker stays the same
// one: the browser ends it after 30 idle seconds at the earliest.
test('a notice of a new enquiry is shown, and a click on it opens the inbox in the open window', async ({
  page,
  context,
  login,
}) => {
  await login(page);
  await openControlled(page, '/admin/services');
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('The admin has no worker');
  await worker.evaluate(() => {
    Object.assign(globalThis, { shown: [] });
    const { registration, shown } = Object(globalThis);
    registration.showNotification = async (title: string, options: object) => {
      shown.push({ title, ...options });
    };
  });
  await deliver(page, { title: 'Kërkesë e re', body: '14.08.2027', url: '/admin/kerkesat' });
  await expect
    .poll(() => worker.evaluate(() => JSON.stringify(Object(globalThis).shown)))
    .toBe(
      JSON.stringify([
        {
          title: 'Kërkesë e re',
          body: '14.08.2027',
          icon: '/brand/icon-192.png',
          lang: 'sq',
          data: '/admin/kerkesat',
        },
      ]),
    );
  await worker.evaluate(() => {
    const [{ data }] = Object(globalThis).shown;
    const notification = { data, close: () => undefined };
    const click = Object.assign(new Event('notificationclick'), { notification, waitUntil: () => undefined });
    globalThis.dispatchEvent(click);
  });
  await expect(page).toHaveURL('/admin/kerkesat');
});

test('the public site has neither the worker nor the manifest of the admin', async ({
  page,
  request,
  login,
}) => {
  await login(page);
  await openControlled(page, '/admin');
  await page.goto('/');
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  const manifestOf = async (path: string) =>
    /<link rel="manifest" href="([^"]+)"/.exec(await (await request.get(path)).text())?.[1];
  expect(await manifestOf('/')).toBe('/manifest.webmanifest');
  expect(await manifestOf('/login')).toBe('/manifest.webmanifest');
  expect(await manifestOf('/admin/services')).toBe('/admin.webmanifest');
  const manifest = await request.get('/admin.webmanifest');
  expect(await manifest.json()).toMatchObject({
    id: '/admin',
    start_url: '/admin',
    scope: '/admin',
    display: 'standalone',
    lang: 'sq',
    share_target: { action: '/admin/ndaj', params: { files: [{ accept: ['image/*', 'video/*'] }] } },
  });
  const policyOf = async (path: string) => (await request.get(path)).headers()['content-security-policy'];
  expect(await policyOf('/admin')).toContain("worker-src 'self'");
  expect(await policyOf('/')).not.toContain('worker-src');
  const worker = await request.get('/admin-worker.js');
  expect(worker.headers()).toMatchObject({
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  });
});
