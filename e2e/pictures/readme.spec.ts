import { test } from '../fixtures.js';
import { visit } from '../pages/site.js';
import { takeForReadme } from './readmePicture.js';

test('the first screen and the lit hall, for the README', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  await visit(page, '/');
  await takeForReadme(page, 'site');
  const desk = page.getByRole('form', { name: 'Nata jote' });
  for (const name of [/^DJ për dasma/, /^Sistem zëri/, /^Lazer/])
    await desk.getByRole('checkbox', { name }).check();
  await page.waitForLoadState('networkidle');
  await desk
    .getByRole('button', { name: 'Pyet për datën' })
    .last()
    .evaluate((button) => {
      button.scrollIntoView({ block: 'end' });
      window.scrollBy(0, 24);
    });
  // The lights fade in.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  await takeForReadme(page, 'hall');
});
