import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.js';
import { fillLogin, logIn } from '../pages/admin.js';
import { failedCalls, refuseWrites } from '../pages/answers.js';
import { product } from '../product.js';
import { expectMissing } from '../pages/forms.js';

test.use({ expectedProblems: failedCalls });

const storage = () => ['token', 'isAuthenticated'].map((key) => window.localStorage.getItem(key));

// spec: 2.guard.token, 2.guard.words, 2.adminRoute.guard, 4.session.missing
test('without a session the admin redirects to the login and says why', async ({ page }) => {
  await page.goto('/admin/services');
  await expect(page).toHaveURL('/login');
  await expect(
    page.getByText('Ju lutem identifikohuni për të aksesuar panelin e administratorit'),
  ).toBeVisible();
});

// spec: 2.route.login, 2.login.page, 2.login.success, 2.adminHeader.name, 4.login.stored, 8.login.wrong
// spec: 8.login.success.page, 1.admin.login, contract.decision.wordings, contract.admin.flag
test('a wrong password is refused with a message, the right one opens the admin', async ({ page }) => {
  await page.goto('/login');
  await fillLogin(page, 'gabim-gabim');
  await expect(page.getByRole('alert')).toHaveText('Email-i ose fjalëkalimi është i gabuar');
  await fillLogin(page);
  await expect(page.getByText('Identifikimi u krye me sukses!')).toBeVisible();
  await expect(page).toHaveURL(/\/admin/);
  await expect(page.getByRole('banner').getByText('Arta')).toBeVisible();
  expect(await page.evaluate(() => window.localStorage.getItem('isAuthenticated'))).toBe('true');
});

// spec: 5.login
test('empty fields are reported', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('main').getByRole('button', { name: 'Hyr' }).click();
  await expectMissing(page.getByRole('main'), 'Email', 'Password');
  await expect(page.getByLabel('Email')).toBeFocused();
});

// spec: 2.logout, 2.adminHeader.logout
test('the logout clears the token and the isAuthenticated flag', async ({ page }) => {
  await logIn(page);
  await page.getByRole('button', { name: 'Dil' }).click();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(storage)).toEqual([null, null]);
});

/** Names of the lists that the browser has stored. */
async function storedLists(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const shown = ['events', 'projects', 'contactInfo'].filter((key) => localStorage.getItem(key) !== null);
    const copies = await new Promise<IDBValidKey[]>((done, fail) => {
      const opening = indexedDB.open('ritmi-copies');
      opening.onerror = () => fail(new Error('not opened'));
      opening.onsuccess = () => {
        const keys = opening.result.transaction('lists').objectStore('lists').getAllKeys();
        keys.onsuccess = () => done(keys.result);
        keys.onerror = () => fail(new Error('not read'));
      };
    });
    return [...shown, ...copies.map(String)];
  });
}

test('the logout leaves no list with hidden prices and drafts in the browser', async ({ page }) => {
  await logIn(page);
  await page.getByRole('link', { name: 'Shërbimet' }).click();
  await expect.poll(() => storedLists(page)).toContain('services');
  await page.getByRole('link', { name: 'Eventet' }).click();
  await expect.poll(() => storedLists(page)).toEqual(expect.arrayContaining(['events', 'events at']));
  await page.getByRole('button', { name: 'Dil' }).click();
  await expect(page).toHaveURL('/login');
  expect(await storedLists(page)).toEqual([]);
});

// spec: 2.guard.flag, 6.admin.area
test('a session that ended in another window is noticed when another module opens', async ({ page }) => {
  await logIn(page);
  await page.getByRole('link', { name: 'Shërbimet' }).click();
  // A module that is still loading would notice it too.
  await expect(page.getByRole('main').locator('li h3').first()).toBeVisible();
  await page.evaluate(() => window.localStorage.removeItem('isAuthenticated'));
  await page.getByRole('link', { name: 'Eventet' }).click();
  await expect(page).toHaveURL('/login');
  await expect(
    page.getByText('Ju lutem identifikohuni për të aksesuar panelin e administratorit'),
  ).toHaveCount(1);
});

// spec: 8.session.token
test('a session that ended in another window is noticed by the next write', async ({ page }) => {
  await logIn(page);
  await page.getByRole('link', { name: 'Shërbimet' }).click();
  // A token removed while the list is loading would end the session before the write.
  const remove = page.getByRole('button', { name: 'Delete' }).first();
  await expect(remove).toBeVisible();
  await page.evaluate(() => window.localStorage.removeItem('token'));
  await remove.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Authentication token not found. Please log in again.')).toBeVisible();
  await expect(page).toHaveURL('/login');
});

test('several refused loads end the session once', async ({ page, login }) => {
  await login(page);
  // Not the admin's start page, which loads every list.
  await page.goto('/admin/services');
  // Loads that are still running would end the session before the click.
  await expect(page.getByRole('main').locator('li h3').first()).toBeVisible();
  await page.route('**/api/**', (route) => route.fulfill({ status: 401, json: {} }));
  await page.getByRole('link', { name: 'Paketat' }).click();
  await expect(page).toHaveURL('/login');
  await expect(
    page.getByText('Unauthorized. Your session may have expired. Please log in again.'),
  ).toHaveCount(1);
});

async function endSession(page: Page): Promise<void> {
  await logIn(page);
  await page.getByRole('link', { name: 'Shërbimet' }).click();
  await refuseWrites(page, 401, { message: 'expired' });
  await page.getByRole('button', { name: 'Delete' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(
    page.getByText('Unauthorized. Your session may have expired. Please log in again.'),
  ).toBeVisible();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(storage)).toEqual([null, null]);
  await page.unroute('**/api/**');
}

// spec: 8.session.expired, 4.session.refused, contract.decision.resume
test('after an expired session the login returns to the same module', async ({ page }) => {
  await endSession(page);
  await fillLogin(page);
  await expect(page).toHaveURL('/admin/services');
});

test("so does the login of the site's header", async ({ page }) => {
  await endSession(page);
  await page.getByRole('banner').getByRole('button', { name: 'Hyr' }).click();
  const dialog = page.getByRole('dialog', { name: 'Identifikohu' });
  await dialog.getByLabel('Email').fill(product.admin.email);
  await dialog.getByLabel('Password').fill(product.admin.password);
  await dialog.getByRole('button', { name: 'Hyr' }).click();
  await expect(page).toHaveURL('/admin/services');
});
