import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { type FilmSource, sourcesOf } from '@ritmi/shared/domain/uploads/films';
import type { StoredMedia } from '@ritmi/shared/domain/uploads/library';
import sharp from 'sharp';
import { callApi } from '../../scripts/test/startProduct.js';
import { test } from '../fixtures.js';
import { product } from '../product.js';
import { makePhoneFiles, type PhoneFile } from './phoneFiles.js';

// docs/pictures/phones.webp and its table in docs/media.md: files as phones write them, before and after. Both are written
// to dist/pictures, from where they are copied.

const folder = fileURLToPath(new URL('../../dist/pictures', import.meta.url));
// On the site's own origin, since browsers keep other pages from servers of this machine.
const sheetUrl = `${product.webUrl}/phones/`;
const types: Readonly<Record<string, string>> = {
  '.heic': 'image/heic',
  '.jpg': 'image/jpeg',
  '.mov': 'video/quicktime',
  '.mp4': 'video/mp4',
};

const typeOf = ({ name }: PhoneFile) => types[extname(name).toLowerCase()] ?? '';

// Browsers paint only the frames of films that are in the window.
test.use({ expectedProblems: [/./], touchesPages: false, viewport: { width: 1280, height: 1500 } });

test('files of phones, before and after', async ({ page, session }) => {
  // Renditions of 4K in HDR are made one after the other, at low priority.
  test.setTimeout(600_000);
  const made = await mkdtemp(join(tmpdir(), 'ritmi-phones-'));
  const files = await makePhoneFiles(made);
  await rm(made, { recursive: true });
  const call = (path: string, body?: FormData) =>
    callApi(product.apiUrl + path, { method: body ? 'POST' : 'GET', body, token: session.token });
  const urls: string[] = [];
  for (const { name, bytes } of files) {
    const form = new FormData();
    form.append('file', new File([new Uint8Array(bytes)], name));
    urls.push(((await call('/uploads', form)) as { url: string }).url);
  }
  const stored = async () => {
    const all = (await call('/media?limit=500&uses=false')) as readonly StoredMedia[];
    return urls.flatMap((url) => all.find((each) => each.url === url) ?? []);
  };
  await expect
    .poll(async () => (await stored()).map(({ state }) => state), { timeout: 500_000 })
    .toEqual(files.map(() => 'ready'));
  const kept = await stored();

  for (const file of files) {
    const contentType = typeOf(file);
    await page.route(sheetUrl + file.name, (route) => route.fulfill({ body: file.bytes, contentType }));
  }
  const sheet = sheetOf(files.map((file, index) => pairOf(file, kept[index])));
  await page.route(sheetUrl, (route) =>
    route.fulfill({ body: sheet, contentType: 'text/html; charset=utf-8' }),
  );
  await page.goto(sheetUrl);
  const after = (await shown(page)).filter((_, place) => place % 2 === 1);
  expect(after).toEqual(files.map((_, index) => `after ${index}`));
  const picture = await page.locator('main').screenshot();
  await mkdir(folder, { recursive: true });
  await sharp(picture).webp({ quality: 80 }).toFile(join(folder, 'phones.webp'));
  await writeFile(join(folder, 'phones.md'), tableOf(files, kept));
});

type Pair = {
  readonly title: string;
  readonly before: string;
  readonly after: string;
  readonly made: string;
};

function pairOf(file: PhoneFile, media: StoredMedia | undefined): Pair {
  const before = element(typeOf(file), [{ src: sheetUrl + file.name, type: typeOf(file) }]);
  const classes = [720, 1080] as const;
  const made = classes.filter((each) => media?.renditions.some(({ url }) => url.endsWith(`-${each}p.mp4`)));
  const url = product.webUrl + (media?.url ?? '');
  const renditions = sourcesOf(url, made);
  const type = media?.contentType ?? '';
  const after = element(type, renditions.length > 0 ? renditions : [{ src: url, type }]);
  return { title: `${file.name} · ${file.what}`, before, after, made: media ? madeOf(media) : '' };
}

function element(type: string, sources: readonly FilmSource[]): string {
  if (type.startsWith('image/')) return `<img alt="" src="${sources[0]?.src}">`;
  const inside = sources.map(({ src, media = 'all' }) => `<source src="${src}" media="${media}">`);
  return `<video muted playsinline preload="auto">${inside.join('')}</video>`;
}

function sheetOf(pairs: readonly Pair[]): string {
  const cell = (side: string, content: string) =>
    `<div class="${side}">${content}<span>${emptyText}</span></div>`;
  const rows = pairs.map(
    ({ title, before, after, made }) =>
      `<section><h2>${title}</h2>${cell('before', before)}${cell('after', after)}<p>${made}</p></section>`,
  );
  return `<style>
body { margin: 0; background: #08080c; color: #f4f4f6; font: 15px/1.4 sans-serif; }
main { display: grid; grid-template-columns: 1fr 1fr; gap: 20px 28px; padding: 24px; width: 1232px; }
section { display: grid; grid-template-columns: 1fr 1fr; gap: 8px; }
h2, p { grid-column: 1 / -1; margin: 0; font-size: 15px; }
p { color: #b4b4bd; }
section > div { position: relative; height: 190px; background: #16161d; }
span { position: absolute; inset: 0; display: grid; place-items: center; color: #b4b4bd; }
img, video { position: relative; width: 100%; height: 100%; object-fit: contain; }
section > div:not(.empty) > span, .empty > :not(span) { display: none; }
</style><main>${rows.join('')}</main>`;
}

const emptyText = 'nuk shfaqet';

/** What the browser shows of each, after films have gone to their middle: its name, or null for nothing. */
async function shown(page: Page): Promise<readonly (string | null)[]> {
  return page.evaluate(async () => {
    const cells = [...document.querySelectorAll('section > div')];
    const until = (media: HTMLVideoElement, good: string) =>
      new Promise<boolean>((resolve) => {
        media.addEventListener(good, () => resolve(true));
        // Those before it may only be for another window.
        media.lastElementChild?.addEventListener('error', () => resolve(false));
        setTimeout(() => resolve(false), 20_000);
      });
    const isShown = async (cell: Element) => {
      const [media] = cell.children;
      if (media instanceof HTMLImageElement)
        return media.decode().then(
          () => true,
          () => false,
        );
      if (!(media instanceof HTMLVideoElement)) return false;
      const seen = until(media, 'seeked');
      media.addEventListener('loadedmetadata', () => (media.currentTime = 0.25));
      // Its events may have passed already.
      media.load();
      return (await seen) && media.videoWidth > 0;
    };
    return Promise.all(
      cells.map(async (cell, place) => {
        const isThere = await isShown(cell);
        cell.classList.toggle('empty', !isThere);
        return isThere ? `${cell.className.trim()} ${Math.floor(place / 2)}` : null;
      }),
    );
  });
}

function tableOf(files: readonly PhoneFile[], after: readonly StoredMedia[]): string {
  const rows = files.map(({ name, what, bytes }, index) => {
    const media = after[index];
    return `| ${name} | ${what} | ${kilobytes(bytes.length)} | ${media ? madeOf(media) : ''} |`;
  });
  return ['| file | what came in | KB | what pages show |', '|---|---|---|---|', ...rows, ''].join('\n');
}

function madeOf({ contentType, bytes, width, height, renditions }: StoredMedia): string {
  if (renditions.length === 0) {
    const how = contentType.startsWith('image/') ? 'JPEG' : 'the film as it came, as MP4';
    return `${how}, ${width} × ${height}, ${kilobytes(bytes)} KB`;
  }
  const sizes = renditions.map((each) => `${each.width} × ${each.height}`);
  return `H.264 and AAC, ${sizes.join(' and ')}`;
}

const kilobytes = (bytes: number) => String(Math.round(bytes / 1000));
