import { readFile } from 'node:fs/promises';
import type { BrowserContext, JSHandle, Page, Route } from '@playwright/test';
import { expect } from '../fixtures.js';
import { product } from '../product.js';
import { callApi, pictures, serviceBody, uniqueTitle } from '../seeds.js';
import { test } from './signedIn.js';

type Outbox = {
  readonly addUpload: (file: File) => Promise<string>;
  readonly add: (operation: object) => Promise<string>;
};

/** What this test needs of React's tree. */
type Fibre = {
  readonly memoizedProps: { readonly host?: { readonly browserOutbox?: Outbox } } | null;
  readonly child: Fibre | null;
  readonly sibling: Fibre | null;
};

/** The outbox that the page's own host offers to its screens. */
function outboxOf(page: Page): Promise<JSHandle<Outbox>> {
  return page.evaluateHandle(() => {
    const roots = Object.entries(document.querySelector('#root') ?? {}).flatMap(([name, value]) =>
      name.startsWith('__reactContainer') ? [value as { stateNode: { current: Fibre } }] : [],
    );
    const fibres = roots.map(({ stateNode }) => stateNode.current);
    for (const { memoizedProps, child, sibling } of fibres) {
      const found = memoizedProps?.host?.browserOutbox;
      if (found) return found;
      fibres.push(...[child, sibling].filter((each) => each !== null));
    }
    throw new Error('The admin offers no outbox');
  });
}

/** Queues a picture and a service that shows it. */
async function queueService(page: Page, title: string): Promise<void> {
  const content = (await readFile(pictures.blue)).toString('base64');
  const outbox = await outboxOf(page);
  await outbox.evaluate(
    async ({ addUpload, add }, { body, bytes }) => {
      const picture = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
      const image = await addUpload(new File([picture], 'pa-rrjet.webp', { type: 'image/webp' }));
      const key = crypto.randomUUID();
      await add({ entity: 'services', kind: 'create', body: { ...body, image }, key, title: body.title });
    },
    { body: { ...serviceBody, title }, bytes: content },
  );
}

/** What is kept in IndexedDB: the queues, and the names of their files. */
function keptIn(page: Page): Promise<{ readonly queues: readonly unknown[]; readonly files: number }> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('ritmi-outbox');
        opening.onsuccess = () => {
          const kept = opening.result.transaction('kept').objectStore('kept');
          const reading = kept.getAll();
          reading.onsuccess = () => {
            opening.result.close();
            const texts = reading.result.filter((value) => !(value instanceof Blob)) as { text: string }[];
            const queues = texts.map(({ text }) => JSON.parse(text).entries as unknown);
            resolve({ queues, files: reading.result.length - texts.length });
          };
        };
      }),
  );
}

const isWrite = (route: Route) => route.request().method() === 'POST';

/** Lets no write through until the returned function is called; the first create after it is done, but not answered. */
async function holdBack(context: BrowserContext): Promise<() => Promise<void>> {
  const refuse = (route: Route) => (isWrite(route) ? route.abort() : route.fallback());
  let isLost = false;
  await context.route('**/api/services', async (route) => {
    if (!isWrite(route) || isLost) return route.fallback();
    isLost = true;
    await route.fetch();
    return route.abort();
  });
  await context.route('**/api/**', refuse);
  return () => context.unroute('**/api/**', refuse);
}

test('what is queued without a network outlives a reload and is sent by one of two tabs, once', async ({
  page,
  context,
  session,
}) => {
  type Service = { readonly id: string; readonly title: string; readonly image: string };
  const title = uniqueTitle('Pa rrjet');
  const stored = async () =>
    ((await callApi(session.token, { method: 'GET', path: '/services' })) as Service[]).filter(
      (service) => service.title === title,
    );
  const waiting = (tab: Page) => tab.getByText('2 ndryshime presin serverin');
  const bars = (tab: Page) => tab.getByText(/(pret|presin) serverin/);

  await page.goto('/admin/services');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(true);
  await queueService(page, title);
  await expect(waiting(page)).toBeVisible();

  // The page is there again, but nothing that is written arrives.
  const release = await holdBack(context);
  await context.setOffline(false);
  await page.reload();
  await expect(waiting(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/admin/services');
  await expect(waiting(other)).toBeVisible();
  expect(await keptIn(page)).toMatchObject({ queues: [[{ kind: 'upload' }, { kind: 'write' }]], files: 1 });
  expect(await stored()).toEqual([]);

  await release();
  await expect.poll(stored).toHaveLength(1);
  await expect(bars(page)).toHaveCount(0);
  await expect(bars(other)).toHaveCount(0);
  expect(await keptIn(page)).toEqual({ queues: [[]], files: 0 });
  const [service, ...more] = await stored();
  expect(more).toEqual([]);
  expect(service?.image).toMatch(/^\/uploads\/.*pa-rrjet/);
  expect((await fetch(product.apiUrl + String(service?.image))).status).toBe(200);
  await callApi(session.token, { method: 'DELETE', path: `/services/${service?.id}` });
});
