import type { PageContext } from 'vike/types';

/** The route of a page with several addresses; the last part of the address is its parameter `page`. */
export function routeTo(addresses: readonly string[]) {
  const route = ({ urlPathname }: Pick<PageContext, 'urlPathname'>) =>
    addresses.includes(urlPathname) && { routeParams: { page: urlPathname.split('/').at(-1) ?? '' } };
  // For the web server, which knows each address beforehand (web/server/page/renderPage.ts).
  return Object.assign(route, { addresses });
}
