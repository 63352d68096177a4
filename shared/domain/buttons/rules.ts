import { isWebAddress } from '../addresses/web.js';

/** The filter's value that shows every category (specification section 2). */
export const anyCategory = 'all';

/** `all` and each used category, in the order of their first button. */
export function categoriesOf(buttons: readonly { readonly category: string }[]): string[] {
  return [...new Set([anyCategory, ...buttons.map(({ category }) => category)])];
}

/** Whether a saved path may become a link: a path of the site or a web address, never a script. */
export function isSafePath(path: string): boolean {
  return /^(\/|https?:\/\/)/i.test(path.trim()) && isWebAddress(path);
}
