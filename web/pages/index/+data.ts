import type { PageContext } from 'vike/types';
import { load } from '../load.js';
import { loadEvents } from '../evente/loadEvents.js';
import { loadPackages } from '../paketa/loadPackages.js';
import { loadServices } from '../sherbime/loadServices.js';

export async function data(pageContext: PageContext) {
  const [services, packages, events] = await Promise.all([
    load(pageContext, loadServices),
    load(pageContext, loadPackages),
    load(pageContext, loadEvents),
  ]);
  return { services, packages, events };
}

export type Data = Awaited<ReturnType<typeof data>>;
