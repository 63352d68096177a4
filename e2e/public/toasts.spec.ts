import { expect, test } from '../fixtures.js';

for (const [width, height] of [
  [320, 640],
  [390, 844],
  [820, 1180],
] as const) {
  test(`a message covers nothing that a login at ${width} px needs, and goes when it is closed`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/admin');
    const toast = page.getByRole('alert').filter({ hasText: 'Ju lutem identifikohuni' });
    await expect(toast).toBeVisible();
    const consent = page.getByRole('region', { name: 'Pëlqimi për statistika' });
    await expect(consent).toBeVisible();
    const form = page.getByRole('main').getByRole('form');
    const needed = form.locator('input, button').or(consent.getByRole('button'));
    await expect(needed).toHaveCount(5);
    // Fails where something covers the place of the click.
    for (const each of await needed.all()) await each.click({ trial: true, timeout: 3_000 });
    const close = toast.getByRole('button', { name: 'Hiqe mesazhin' });
    const size = await close.boundingBox();
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(24);
    await close.press('Enter');
    await expect(toast).toHaveCount(0);
  });
}
