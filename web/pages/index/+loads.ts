import { eventsInStrip } from '../../views/home/PastEvents.js';
import { servicesInStrip } from '../../views/home/ServiceStrip.js';
import { popularPackages } from '../../views/packages/PopularPackages.js';
import { featuredCall, listCall, type LoadCall } from '../load.js';

// A page's data is sent with its HTML, so the home page keeps only what its strips show.
export const loads = {
  services: mapped(listCall('services'), servicesInStrip),
  packages: mapped(featuredCall('packages'), popularPackages),
  events: mapped(featuredCall('events', { sort: 'newest' }), eventsInStrip),
};

function mapped<T, R>(call: LoadCall<T>, toShown: (value: T) => R): LoadCall<R> {
  return async (...given) => ({ value: toShown((await call(...given)).value) });
}
