import type { PageContext } from 'vike/types';
import { addresses } from './address.js';

/** The four pages under /sherbime/, each with its own list. */
export function route({ urlPathname }: PageContext) {
  return addresses.includes(urlPathname) && { routeParams: { page: urlPathname.split('/').at(-1) } };
}
