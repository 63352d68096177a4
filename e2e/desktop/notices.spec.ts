import { recordNotices, signIn } from '../pages/desktop.js';
import { expect, test } from './fixtures.js';

/** Issue 39 allows this long between an enquiry and its notice. */
const noticeMs = 5_000;

test('a new enquiry raises a notification and the badge within 5 s, and a click opens it', async ({
  launch,
  api,
}) => {
  const { app, page } = await launch({ apiUrl: api.url });
  const seen = await recordNotices(app);
  const record = () => seen.evaluate(({ texts, badges }) => ({ texts, badges }));
  await signIn(page);
  await expect.poll(async () => (await record()).badges).toEqual([0]);
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.hide());

  const began = Date.now();
  await api.ask({
    name: 'Klea Muça',
    phone: '069 123 4567',
    date: nextYear(),
    place: 'Durrës',
    kind: 'dasme',
  });
  await expect.poll(async () => (await record()).badges.at(-1), { timeout: noticeMs }).toBe(1);
  expect(Date.now() - began).toBeLessThan(noticeMs);
  const { texts } = await record();
  expect(texts).toEqual([
    expect.stringMatching(/^Kërkesë e re: Klea Muça · Dasmë · 14 gusht \d{4} · Durrës$/),
  ]);

  await seen.evaluate(({ clickLast }) => clickLast());
  await expect(page.getByRole('heading', { name: 'Klea Muça' })).toBeVisible();
  expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isVisible())).toBe(true);
  // It is read now.
  await expect.poll(async () => (await record()).badges.at(-1)).toBe(0);
});

/** A night that is ahead. */
function nextYear(): string {
  return `${new Date().getFullYear() + 1}-08-14`;
}
