import { fileURLToPath } from 'node:url';
import type { CreateOf } from '@ritmi/shared/domain/entities';
import { callApi as call } from '../scripts/test/startProduct.js';
import type { Seed } from './fixtures.js';
import { product } from './product.js';

const media = (name: string) => fileURLToPath(new URL(`../api/db/demo/media/${name}`, import.meta.url));

/** Files on disk, for file inputs. */
export const pictures = { blue: media('co2-blu.webp'), red: media('co2-i-kuq.webp') };
export const clip = media('klip-co2.mp4');

/** URLs of the site's own pictures and clips, so that a seeded document needs no upload. */
export const siteFiles = {
  pictures: ['beach', 'cake', 'co2-blue', 'square', 'bubbles', 'decks-blue'].map(
    (name) => `/brand/${name}-960.webp`,
  ),
  clip: '/brand/clip-club.mp4',
};

/** `count` pictures as media, with numbered captions. */
export function sitePictures(count: number, caption = 'Foto') {
  return Array.from({ length: count }, (_, index) => ({
    type: 'image' as const,
    url: siteFiles.pictures[index % siteFiles.pictures.length] ?? '',
    caption: `${caption} ${index + 1}`,
  }));
}

/** A title that no other test uses. */
export function uniqueTitle(name: string): string {
  return `${name} ${Math.random().toString(36).slice(2, 8)}`;
}

export const serviceBody = {
  description: 'Përshkrim',
  price: '120.00',
  category: 'dj',
  icon: 'music' as const,
  features: ['Veçori'],
};

/** A service whose title begins with these words. */
export function seedService(seed: Seed, words: string, fields: Partial<CreateOf<'services'>> = {}) {
  return seed('services', { ...serviceBody, title: uniqueTitle(words), ...fields });
}

/** A package with one service. */
export async function seedPackage(seed: Seed) {
  const service = await seedService(seed, 'Në paketë');
  const body = { title: uniqueTitle('Paketë'), description: 'Përshkrim', serviceIds: [service.id] };
  return { service, pkg: await seed('packages', body) };
}

/** Enough events for a second page, older than all others, so that those of other tests stay on the first page. */
export async function seedOldEvents(seed: Seed, year: number): Promise<void> {
  for (let day = 1; day <= 45; day += 1) {
    const date = new Date(Date.UTC(year, 0, day)).toISOString().slice(0, 10);
    await seed('events', { title: `E moçme ${day}`, date, description: 'Një natë e gjatë.' });
  }
}

type ApiCall = {
  readonly method: 'PATCH' | 'DELETE' | 'POST' | 'GET';
  readonly path: string;
  readonly data?: object;
};

/** Calls the API directly, as another user. */
export function callApi(token: string, { method, path, data: body }: ApiCall): Promise<unknown> {
  return call(product.apiUrl + path, { method, token, ...(body ? { body } : {}) });
}
