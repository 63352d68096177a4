import { sourceLanguage } from '@ritmi/shared/domain/language';
import type { PageContext } from 'vike/types';

/** The admin has its own router below `/admin`; its language is not part of the address. */
export function route({ urlPathname, language }: PageContext): boolean {
  if (language !== sourceLanguage) return false;
  return urlPathname === '/admin' || urlPathname.startsWith('/admin/');
}
