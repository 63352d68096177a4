/** The parameter `page` is the last segment of the path. */
type Find = (address: {
  readonly urlPathname: string;
}) => false | { readonly routeParams: { readonly page: string } };

type RouteTo = Find & { readonly addresses: readonly string[] };

/** The route of a page with several addresses. */
export function routeTo(addresses: readonly string[]): RouteTo {
  const find: Find = ({ urlPathname }) =>
    addresses.includes(urlPathname) && { routeParams: { page: urlPathname.split('/').at(-1) ?? '' } };
  return Object.assign(find, { addresses });
}

export function isRouteTo<Route extends object>(route: Route): route is Route & RouteTo {
  return 'addresses' in route && Array.isArray(route.addresses);
}
