import type { PageContext } from 'vike/types';

/** The admin has routes of its own below `/admin`. */
export function route({ urlPathname }: PageContext): boolean {
  return urlPathname === '/admin' || urlPathname.startsWith('/admin/');
}
