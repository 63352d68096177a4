import type { PageContext } from 'vike/types';
import { load } from '../load.js';
import { loadEvents } from './loadEvents.js';

export async function data(pageContext: PageContext) {
  return { events: await load(pageContext, loadEvents) };
}

export type Data = Awaited<ReturnType<typeof data>>;
