import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { product } from '../product.js';

// Page objects of the admin, in the browser and the desktop app, for tests, screenshots and measurements.

export async function fillLogin(
  page: Page,
  password = product.admin.password,
  email = product.admin.email,
): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Hyr' }).click();
}

/** Opens the login in the browser and sends it. */
export async function logIn(page: Page): Promise<void> {
  await page.goto('/login');
  await fillLogin(page);
}

/** Opens a module by its name in the sidebar, which may have a number behind it. */
export async function openModule(page: Page, name: string): Promise<void> {
  const navigation = page.getByRole('navigation', { name: 'Admin' });
  await navigation.getByRole('link', { name: new RegExp(`^${name}( \\d|$)`) }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

export function listItem(page: Page, title: string): Locator {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
}

/** Titles of the list in order. */
export function titles(page: Page): Promise<string[]> {
  return page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Edit' }) })
    .getByRole('heading')
    .allTextContents();
}

/** Shows the rest of an item: its long text, and links to its history and its place on the site. */
export async function openItem(page: Page, title: string): Promise<Locator> {
  const item = listItem(page, title);
  await item.getByRole('button', { name: 'Më shumë' }).click();
  return item;
}

/** Opens the edit dialog. */
export async function editItem(page: Page, title: string): Promise<Locator> {
  await listItem(page, title).getByRole('button', { name: 'Edit' }).click();
  return page.getByRole('dialog', { name: /^(Edit|Ndrysho) / });
}

export async function saveDialog(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
}

/** Deletes an item and confirms it. */
export async function removeItem(page: Page, title: string): Promise<void> {
  await listItem(page, title).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
}

/** Cancels a delete, then deletes the item and restores it. `noun` is what messages call the item. */
export async function deleteAndUndo(page: Page, title: string, noun: string): Promise<void> {
  const item = listItem(page, title);
  const question = page.getByRole('dialog', { name: /^Fshi këtë / });
  await item.getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await item.getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  const words = `${noun} deleted successfully`;
  await expect(page.getByText(words.charAt(0).toUpperCase() + words.slice(1))).toBeVisible();
  await expect(item).toHaveCount(0);
  await page.getByRole('button', { name: 'Zhbëj' }).click();
  await expect(item).toBeVisible();
}

/** Lifts an item by keyboard; the arrow keys move it from then on. */
export async function lift(page: Page, handle: Locator): Promise<void> {
  await handle.focus();
  await page.keyboard.press('Space');
  await expect(page.locator('[aria-live]').filter({ hasText: 'U kap' })).toBeAttached();
  // dnd-kit listens to further keys from a timer that it set before the announcement; a timer set now fires after it.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}

/** Moves an item up by keyboard. */
export async function moveUp(page: Page, title: string, places: number): Promise<void> {
  await lift(page, listItem(page, title).getByRole('button', { name: /^(Drag|Zvarrit)/ }));
  const announcement = page.locator('[aria-live="assertive"]').first();
  for (let place = 0; place < places; place += 1) {
    const before = await announcement.textContent();
    await page.keyboard.press('ArrowUp');
    await expect(announcement).not.toHaveText(before ?? '');
  }
  await page.keyboard.press('Space');
}

/** Drops files on an element, or pastes them there. */
export async function insertFiles(
  target: Locator,
  how: 'drop' | 'paste',
  paths: readonly string[],
): Promise<void> {
  const files = await Promise.all(
    paths.map(async (path) => ({
      name: basename(path),
      type: path.endsWith('.mp4') ? 'video/mp4' : 'image/webp',
      content: (await readFile(path)).toString('base64'),
    })),
  );
  await target.evaluate(
    (element, { isDrop, parts }) => {
      const transfer = new DataTransfer();
      for (const { name, type, content } of parts) {
        const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
        transfer.items.add(new File([bytes], name, { type }));
      }
      const common = { bubbles: true, cancelable: true };
      if (!isDrop)
        return element.dispatchEvent(new ClipboardEvent('paste', { ...common, clipboardData: transfer }));
      for (const name of ['dragover', 'drop']) {
        element.dispatchEvent(new DragEvent(name, { ...common, dataTransfer: transfer }));
      }
      return true;
    },
    { isDrop: how === 'drop', parts: files },
  );
}

/**
 * Waits until the copy of the services in IndexedDB contains a title. They have no specified storage key, and the copy is
 * written after the list is shown.
 */
export async function waitForCachedService(page: Page, title: string): Promise<void> {
  await page.waitForFunction(async (text) => {
    // Opening the database before the admin does would create it without the store.
    const exists = (await indexedDB.databases()).some((database) => database.name === 'ritmi-copies');
    if (!exists) return false;
    return new Promise<boolean>((resolve) => {
      const opening = indexedDB.open('ritmi-copies');
      opening.onsuccess = () => {
        const reading = opening.result.transaction('lists').objectStore('lists').get('services');
        reading.onsuccess = () => {
          opening.result.close();
          resolve(JSON.stringify(reading.result ?? null).includes(text));
        };
      };
    });
  }, title);
}
