import type { PageContext } from 'vike/types';
import { load } from '../load.js';
import { loadFeaturedEvents, loadFeaturedPackages, loadFeaturedServices } from './loads.js';

export async function data(pageContext: PageContext) {
  const [services, packages, events] = await Promise.all([
    load(pageContext, loadFeaturedServices),
    load(pageContext, loadFeaturedPackages),
    load(pageContext, loadFeaturedEvents),
  ]);
  return { services, packages, events };
}

export type Data = Awaited<ReturnType<typeof data>>;
