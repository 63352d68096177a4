import { about } from '../demo.js';
import { expect, expectUsable, test } from '../fixtures.js';

// spec: 2.route.about, 2.about.story, 2.about.team
test('shows the history, the vision and mission, and who is in the team', async ({ page }) => {
  await page.goto('/rreth-nesh');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rreth nesh');
  for (const { title, content } of about.sections) {
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
    await expect(page.getByText(content.split('\n')[0] ?? '')).toBeVisible();
  }
  // Another run may have added more members meanwhile.
  for (const { name } of about.team) {
    await expect(page.getByRole('listitem').getByRole('heading', { level: 3, name })).toBeVisible();
  }
  await expectUsable(page);
});
