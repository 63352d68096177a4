import type { Page } from '@playwright/test';
import { callApi } from '../seeds.js';
import { expect, expectUsable } from '../fixtures.js';
import { product } from '../product.js';
import { test } from './signedIn.js';

/** A hundred files are read from the store first, which takes long on a busy machine. */
const timeout = 30_000;

type Session = { readonly token: string };

/** Names of the stored files that begin with these letters. */
async function storedNames({ token }: Session, start: string): Promise<string[]> {
  const answer = await fetch(`${product.apiUrl}/media?q=${start}&limit=500`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const files = (await answer.json()) as { name: string }[];
  return files.map(({ name }) => name);
}

/** Drops pictures, each of another colour, on the library. */
async function dropPictures(page: Page, start: string, count: number): Promise<void> {
  await page.getByRole('button', { name: 'Ngarko skedarë' }).evaluate(
    async (element, given) => {
      const transfer = new DataTransfer();
      for (let number = 1; number <= given.count; number += 1) {
        const canvas = new OffscreenCanvas(24, 16);
        const context = canvas.getContext('2d');
        if (context) context.fillStyle = `rgb(${number} ${255 - number} ${(number * 7) % 256})`;
        context?.fillRect(0, 0, 24, 16);
        const file = await canvas.convertToBlob({ type: 'image/png' });
        transfer.items.add(new File([file], `${given.start}-${number}.png`, { type: 'image/png' }));
      }
      element.dispatchEvent(
        new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: transfer }),
      );
    },
    { start, count },
  );
}

test('a hundred dropped files arrive once each, through a lost network, a reload and a second tab @full', async ({
  page,
  context,
  session,
  login,
}) => {
  test.slow();
  const start = `qind${Math.random().toString(36).slice(2, 8)}`;
  const count = async () => (await storedNames(session, start)).length;
  await page.goto('/admin/media');
  await dropPictures(page, start, 100);
  await expect(page.getByText('Po ngarkohen: 100 skedarë')).toBeVisible();
  await expect.poll(count).toBeGreaterThan(5);
  const other = await context.newPage();
  await login(other);
  await other.goto('/admin/media');
  await expect(other.getByText(/skedarë në një dritare tjetër/)).toBeVisible({ timeout });

  await context.setOffline(true);
  await expect(page.getByText(/^Pa lidhje me serverin/)).toBeVisible();
  await expectUsable(page);
  await other.close();
  // The page loads again before the server takes files again.
  await page.route(/\/api\/(uploads|media\?sha256)/, (route) => route.abort());
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByText(/^Pa lidhje me serverin/)).toBeVisible({ timeout });
  expect(await count()).toBeLessThan(100);

  await page.unroute(/\/api\/(uploads|media\?sha256)/);
  await expect(page.getByText(/^U ngarkuan \d+ skedarë$/).first()).toBeVisible({ timeout: 90_000 });
  await expect(page.getByRole('list', { name: 'Ngarkimet' })).toHaveCount(0);
  const names = await storedNames(session, start);
  const sent = names.map((name) => name.split('-').slice(0, 2).join('-'));
  expect([names.length, new Set(sent).size]).toEqual([100, 100]);
  for (const name of names) await callApi(session.token, { method: 'DELETE', path: `/media/${name}` });
});
