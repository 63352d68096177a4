import { languages } from '@ritmi/shared/domain/language';
import type { PageContext } from 'vike/types';

/** The admin has routes of its own below `/admin`; its language is no part of its address. */
export function route({ urlPathname, language }: PageContext): boolean {
  if (language !== languages[0]) return false;
  return urlPathname === '/admin' || urlPathname.startsWith('/admin/');
}
