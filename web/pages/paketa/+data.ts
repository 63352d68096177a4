import type { PageContext } from 'vike/types';
import { load } from '../load.js';
import { loadServices } from '../sherbime/loadServices.js';
import { loadPackages } from './loadPackages.js';

export async function data(pageContext: PageContext) {
  const [packages, services] = await Promise.all([
    load(pageContext, loadPackages),
    load(pageContext, loadServices),
  ]);
  return { packages, services };
}

export type Data = Awaited<ReturnType<typeof data>>;
