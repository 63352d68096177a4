import { execFile } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { expect, expectUsable, test } from '../fixtures.js';
import { product } from '../product.js';
import { fillLogin } from '../pages/admin.js';
import { failedCalls } from '../pages/answers.js';
import { uniqueTitle } from '../seeds.js';

test.use({ expectedProblems: failedCalls });

const stepMs = 30_000;

/** The code of an authenticator app (RFC 6238), computed without the library that the server uses. */
function codeOf(secret: string, at = Date.now()): string {
  const bits = secret
    .split('')
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'));
  const key = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(at / stepMs)));
  const mac = createHmac('sha1', key).update(step).digest();
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 0xf) & 0x7f_ff_ff_ff;
  return String(number % 1_000_000).padStart(6, '0');
}

/** Makes a separate account, because ended sessions and changed passwords would sign out the specs after this one. */
async function makeAccount() {
  const email = `${uniqueTitle('besa').replace(' ', '-')}@ritmi.example`;
  const command = ['--import', 'tsx', 'scripts/admin.ts', 'create', email];
  const env = { ...process.env, DATA_DIR: product.dataFolder };
  const { stdout } = await promisify(execFile)(process.execPath, command, { env });
  const password = /Password: (\S+)/.exec(stdout)?.[1] ?? '';
  return { email, name: email.split('@')[0] ?? '', password };
}

type Login = { readonly email: string; readonly password: string; readonly code?: string };

/** Logs in; with a code in two steps, because its field appears after the first answer. */
async function signIn(page: Page, { email, password, code }: Login): Promise<void> {
  await page.goto('/login');
  await fillLogin(page, password, email);
  if (code === undefined) return;
  await expect(page.getByLabel('Code')).toBeFocused();
  await page.getByLabel('Code').fill(code);
  await page.keyboard.press('Enter');
}

const logoutButton = (page: Page) => page.getByRole('button', { name: 'Dil' });

async function expectUsableOnPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await expectUsable(page);
  await page.setViewportSize({ width: 1280, height: 800 });
}

test('an account changes its password, ends a session, and signs in with a second factor', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  const { email, name, password: first } = await makeAccount();
  const password = 'gjashte korba mbi urë';
  const otherBrowser = await browser.newContext({ baseURL: product.webUrl });
  const otherPage = await otherBrowser.newPage();
  // In English; all other specs use Albanian.
  await page.addInitScript(() => localStorage.setItem('language', 'en'));

  await test.step('a generated password must be changed first, then the requested module opens', async () => {
    await signIn(page, { email, password: first });
    await expect(page.getByRole('heading', { level: 1, name: 'Choose a new password' })).toBeVisible();
    await page.goto('/admin/projects');
    const form = page.getByRole('form', { name: 'Change password' });
    await expect(form.getByLabel('Current password')).toBeFocused();
    await expectUsableOnPhone(page);
    await form.getByLabel('Current password').fill(first);
    await form.getByLabel('New password').fill('password1234');
    await page.keyboard.press('Enter');
    await expect(form.getByLabel('New password')).toHaveAttribute('aria-invalid', 'true');
    await form.getByLabel('New password').fill(password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Projektet' })).toBeVisible();
    await expect(page).toHaveURL('/admin/projects');
  });

  await test.step('ending the session of another browser sends it to the login', async () => {
    await signIn(otherPage, { email, password });
    await expect(logoutButton(otherPage)).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Account' }).click();
    const sessions = page.getByRole('region', { name: 'Sessions' });
    await expect(sessions.getByRole('listitem')).toHaveCount(2);
    await expect(page.getByText(email)).toBeVisible();
    await expectUsableOnPhone(page);
    await sessions.getByRole('button', { name: 'End', exact: true }).click();
    await expect(page.getByText('Session ended')).toBeVisible();
    await expect(sessions.getByRole('listitem')).toHaveCount(1);
    await otherPage.getByRole('link', { name: 'Projektet' }).click();
    await expect(otherPage).toHaveURL('/login');
  });

  const codes = await test.step('an authenticator app is set up', async () => {
    const factor = page.getByRole('region', { name: 'Second factor' });
    await factor.getByRole('button', { name: 'Set up' }).click();
    await factor.getByLabel('Current password').fill(password);
    await page.keyboard.press('Enter');
    await expect(factor.getByRole('img', { name: 'The key to scan' })).toBeVisible();
    await expectUsableOnPhone(page);
    const link = await factor.getByRole('link', { name: 'Open in an app' }).getAttribute('href');
    const secret = new URL(link ?? '').searchParams.get('secret') ?? '';
    await expect(factor.getByRole('code')).toHaveText(secret);
    await factor.getByLabel('Code').fill(codeOf(secret));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Second factor turned on')).toBeVisible();
    await expectUsableOnPhone(page);
    const recovery = await factor.getByRole('listitem').allTextContents();
    expect(recovery.length).toBeGreaterThan(2);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      factor.getByRole('link', { name: 'Download' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('ritmi-recovery-codes.txt');
    await factor.getByRole('button', { name: 'Done' }).click();
    await expect(factor.getByRole('button', { name: 'Turn off' })).toBeVisible();
    // A code works once; the one of the next 30 s is already valid.
    return { next: codeOf(secret, Date.now() + stepMs), recovery };
  });

  await test.step('the login requires a code from the app or a recovery code, which works once', async () => {
    await signIn(otherPage, { email, password, code: '000000' });
    await expect(otherPage.getByText('Kodi është i gabuar ose është përdorur.')).toBeVisible();
    await expectUsableOnPhone(otherPage);
    await otherPage.getByLabel('Code').fill(codes.next);
    await otherPage.keyboard.press('Enter');
    await expect(logoutButton(otherPage)).toBeVisible();
    await logoutButton(otherPage).click();
    await expect(otherPage).toHaveURL('/login');
    await signIn(otherPage, { email, password, code: codes.recovery[0] ?? '' });
    await expect(logoutButton(otherPage)).toBeVisible();
    await logoutButton(otherPage).click();
    await expect(otherPage).toHaveURL('/login');
    await signIn(otherPage, { email, password, code: codes.recovery[0] ?? '' });
    await expect(otherPage.getByText('Kodi është i gabuar ose është përdorur.')).toBeVisible();
  });

  await test.step('the second factor is turned off', async () => {
    const factor = page.getByRole('region', { name: 'Second factor' });
    await factor.getByRole('button', { name: 'Turn off' }).click();
    await factor.getByLabel('Current password').fill(password);
    await factor.getByLabel('Code').fill(codes.recovery[1] ?? '');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Second factor turned off')).toBeVisible();
    await expect(factor.getByRole('button', { name: 'Set up' })).toBeVisible();
  });

  await test.step('the history shows all of these actions', async () => {
    await page.getByRole('link', { name: 'History', exact: true }).click();
    await page.getByRole('button', { name: 'Accounts' }).click();
    const entries = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
    for (const words of [
      'Password changed',
      'Session ended',
      'Second factor changed',
      'Login failed',
      'Logged out',
      'Logged in',
    ]) {
      await expect(entries.filter({ hasText: words }).first()).toBeVisible();
    }
    await expect(entries.filter({ hasText: 'wrong code' })).toHaveCount(2);
    await expectUsableOnPhone(page);
  });
  await otherBrowser.close();
});
