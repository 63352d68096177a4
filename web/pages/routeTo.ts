import type { PageContext } from 'vike/types';

/** The route of a page with several addresses; the parameter `page` is the last segment of the path. */
export function routeTo(addresses: readonly string[]) {
  const route = ({ urlPathname }: Pick<PageContext, 'urlPathname'>) =>
    addresses.includes(urlPathname) && { routeParams: { page: urlPathname.split('/').at(-1) ?? '' } };
  // web/server/page/renderPage.ts reads the addresses.
  return Object.assign(route, { addresses });
}
