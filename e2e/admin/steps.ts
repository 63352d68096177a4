import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import type { Seed } from '../fixtures.js';
import { product } from '../product.js';

const media = (name: string) => fileURLToPath(new URL(`../../api/db/demo/media/${name}`, import.meta.url));

/** Pictures as somebody would choose them from a disk. */
export const pictures = { blue: media('co2-blu.webp'), red: media('co2-i-kuq.webp') };

/**
 * Nothing but words that failed calls leave in the browser's console. One pattern: Playwright takes the second entry of
 * a longer array for the options of the fixture.
 */
export const failedCalls = [
  /Failed to load resource|ApiError|UnreachableError|MissingTokenError|The answer of the upload/,
];

export const clip = media('klip-co2.mp4');

/** Drops files on an element, or pastes them there, as a browser hands them over. */
export async function give(target: Locator, how: 'drop' | 'paste', paths: readonly string[]): Promise<void> {
  const files = await Promise.all(
    paths.map(async (path) => ({
      name: basename(path),
      type: path.endsWith('.mp4') ? 'video/mp4' : 'image/webp',
      content: (await readFile(path)).toString('base64'),
    })),
  );
  await target.evaluate(
    (element, { isDrop, parts }) => {
      const handed = new DataTransfer();
      for (const { name, type, content } of parts) {
        const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
        handed.items.add(new File([bytes], name, { type }));
      }
      const common = { bubbles: true, cancelable: true };
      if (!isDrop)
        return element.dispatchEvent(new ClipboardEvent('paste', { ...common, clipboardData: handed }));
      for (const name of ['dragover', 'drop']) {
        element.dispatchEvent(new DragEvent(name, { ...common, dataTransfer: handed }));
      }
      return true;
    },
    { isDrop: how === 'drop', parts: files },
  );
}

export function listItem(page: Page, title: string): Locator {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
}

/** Deletes what the list holds, after a yes. */
export async function removeItem(page: Page, title: string): Promise<void> {
  await listItem(page, title).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
}

export function titles(page: Page): Promise<string[]> {
  return page.getByRole('main').locator('li h3').allTextContents();
}

/** Answers every write with this, as long as it is not taken back. */
export async function refuseWrites(page: Page, status: number, body: object = {}): Promise<void> {
  await page.route('**/api/**', (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status, json: body }),
  );
}

export async function acceptWrites(page: Page): Promise<void> {
  await page.unroute('**/api/**');
}

function makeGate() {
  let letGo = () => {};
  const gate = new Promise<void>((open) => {
    letGo = open;
  });
  return { gate, letGo };
}

/** Keeps the calls to an address back until it is called. */
export async function holdCalls(page: Page, address: string): Promise<() => void> {
  const { gate, letGo } = makeGate();
  await page.route(address, async (route) => {
    await gate;
    await route.fallback();
  });
  return letGo;
}

/** Keeps every write back until it is let go; `sent` are those that came. */
export async function holdWrites(page: Page) {
  const sent: string[] = [];
  const { gate, letGo } = makeGate();
  await page.route('**/api/**', async (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    sent.push(`${route.request().method()} ${new URL(route.request().url()).pathname}`);
    await gate;
    return route.fallback();
  });
  return { sent, letGo };
}

export async function fillLogin(page: Page, password = product.adminPassword): Promise<void> {
  await page.getByLabel('Email').fill(product.adminEmail);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Hyr' }).click();
}

/** A title that no other test has. */
export function fresh(name: string): string {
  return `${name} ${Math.random().toString(36).slice(2, 8)}`;
}

export const serviceBody = {
  description: 'Përshkrim',
  price: '120.00',
  category: 'dj',
  icon: 'music' as const,
  features: ['Veçori'],
};

/** Fills what a new service must have. */
export async function fillService(form: Locator, title: string): Promise<void> {
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Description').fill('Përshkrim');
  await form.getByLabel('Price', { exact: true }).fill('120');
  await form.getByLabel('Feature 1').fill('Veçori');
}

/** A package with one service. */
export async function seedPackage(seed: Seed) {
  const service = await seed('services', { ...serviceBody, title: fresh('Në paketë') });
  const body = { title: fresh('Paketë'), description: 'Përshkrim', serviceIds: [service.id] };
  return { service, pkg: await seed('packages', body) };
}

type ApiCall = {
  readonly method: 'PATCH' | 'DELETE' | 'POST' | 'GET';
  readonly path: string;
  readonly data?: object;
};

/** What somebody else does meanwhile: straight to the API. */
export async function elsewhere(token: string, { method, path, data }: ApiCall): Promise<unknown> {
  const answer = await fetch(`${product.apiUrl}${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    ...(data ? { body: JSON.stringify(data) } : {}),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`);
  return answer.status === 204 ? null : answer.json();
}

/** The page hears nothing of what others do. */
export async function silenceFeed(page: Page): Promise<void> {
  await page.route('**/api/changes', (route) => route.abort());
}

/** What a read does not repeat, so that its failure is said at once; `services.spec.ts` shows one that it does. */
export const notThere = { status: 404, json: {} } as const;

/** Services and packages have no specified key: their copies lie in IndexedDB, written after the list is shown. */
export async function copyHas(page: Page, entity: 'services' | 'packages', title: string): Promise<void> {
  await page.waitForFunction(
    async ([name, text]) => {
      // Opening it before the admin has would make one without the store.
      const made = (await indexedDB.databases()).some((database) => database.name === 'ritmi-copies');
      if (!made) return false;
      return new Promise<boolean>((settle) => {
        const opening = indexedDB.open('ritmi-copies');
        opening.onsuccess = () => {
          const reading = opening.result.transaction('lists').objectStore('lists').get(name);
          reading.onsuccess = () => {
            opening.result.close();
            settle(JSON.stringify(reading.result ?? null).includes(text));
          };
        };
      });
    },
    [entity, title] as const,
  );
}
