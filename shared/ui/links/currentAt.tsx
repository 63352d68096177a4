/** What `aria-current` says of a link of the menus: its page, a page below it ('true'), or neither. */
export function currentAt(path: string, link: string): 'page' | 'true' | undefined {
  if (path === link) return 'page';
  return link !== '/' && path.startsWith(`${link}/`) ? 'true' : undefined;
}
