import type { PageContext } from 'vike/types';
import { load } from '../load.js';
import { loadServices } from './loadServices.js';

export async function data(pageContext: PageContext) {
  return { services: await load(pageContext, loadServices) };
}

export type Data = Awaited<ReturnType<typeof data>>;
