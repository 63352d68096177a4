import sharp from 'sharp';
import type { Page } from '@playwright/test';
import { openModule } from '../pages/admin.js';
import { signIn } from '../pages/desktop.js';
import { expect, test } from './fixtures.js';

/** On a busy machine an attempt of the queue may come late. */
const timeout = 60_000;

/** A picture of several megabytes: noise does not compress. */
const noise = () =>
  sharp({
    create: {
      width: 1600,
      height: 1300,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 70 },
    },
  })
    .png({ compressionLevel: 0 })
    .toBuffer();

/** Sends no more than this many bytes in a second. */
async function slowDown(page: Page, bytes: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const rest = { offline: false, latency: 0, downloadThroughput: -1 };
  await client.send('Network.emulateNetworkConditions', { ...rest, uploadThroughput: bytes });
}

const progress = (page: Page) => page.getByRole('progressbar', { name: 'zhurma.png' });

test('an upload outlives kill -9 of the server and of the app, and goes on at its offset @full', async ({
  launch,
  api,
}) => {
  const buffer = await noise();
  const { page, kill } = await launch({ apiUrl: api.url });
  await signIn(page);
  await openModule(page, 'Media');
  await slowDown(page, buffer.length / 10);
  await page
    .getByLabel('Ngarko skedarë')
    .last()
    .setInputFiles({ name: 'zhurma.png', mimeType: 'image/png', buffer });
  await expect
    .poll(async () => Number(await progress(page).getAttribute('value')), { timeout })
    .toBeGreaterThan(0.3);
  await api.kill();
  await expect(page.getByText(/^Pa lidhje me serverin/)).toBeVisible({ timeout });
  await kill();

  await api.start();
  const second = await launch({ apiUrl: api.url });
  const offsets: number[] = [];
  second.page.on('response', async (response) => {
    if (response.request().method() !== 'HEAD') return;
    offsets.push(Number((await response.allHeaders())['upload-offset']));
  });
  await openModule(second.page, 'Media');
  await expect(second.page.getByText('U ngarkua 1 skedar').first()).toBeVisible({ timeout });
  expect(offsets).toEqual([expect.any(Number)]);
  expect(offsets[0]).toBeGreaterThan(buffer.length / 10);
  const [file, ...others] = await api.files();
  expect(others).toEqual([]);
  const stored = await (await fetch(`${api.url}${file?.url}`)).arrayBuffer();
  expect(Buffer.from(stored).equals(buffer)).toBe(true);
});
