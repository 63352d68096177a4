import type { PageContext } from 'vike/types';
import { addresses } from './address.js';

export function route({ urlPathname }: PageContext): boolean {
  return addresses.includes(urlPathname);
}
