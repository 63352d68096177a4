import type { PageContext } from 'vike/types';
import { load } from '../load.js';
import { loadSections, loadTeam } from './loadAbout.js';

export async function data(pageContext: PageContext) {
  const [sections, team] = await Promise.all([load(pageContext, loadSections), load(pageContext, loadTeam)]);
  return { sections, team };
}

export type Data = Awaited<ReturnType<typeof data>>;
