import type { PageContext } from 'vike/types';
import { load } from '../load.js';
import { loadProjects } from './loadProjects.js';

export async function data(pageContext: PageContext) {
  return { projects: await load(pageContext, loadProjects) };
}

export type Data = Awaited<ReturnType<typeof data>>;
