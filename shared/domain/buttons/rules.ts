import { isWebAddress } from '../webAddress.js';

/** What the filter shows when it filters nothing (specification section 2). */
export const anyCategory = 'all';

/** `all` and each category that occurs, in the order of their first button. */
export function categoriesOf(buttons: readonly { readonly category: string }[]): string[] {
  return [...new Set([anyCategory, ...buttons.map(({ category }) => category)])];
}

/** Whether a saved path may be a link: a path of ours or a web address, never a script. */
export function isSafePath(path: string): boolean {
  return /^(\/|https?:\/\/)/i.test(path.trim()) && isWebAddress(path);
}
