import type { GlobalContext } from 'vike/types';

const files = import.meta.glob<Vike.PageAddresses>('/pages/**/address.ts', { eager: true });

/**
 * A page names the query parameters that it reads, and its addresses when it has several, in an `address.ts` beside it.
 * The web server gives it no other ones, so that parameters of campaigns and social networks need no page of their own
 * (web/server/page/pageRoutes.ts).
 */
export function onCreateGlobalContext(globalContext: GlobalContext): void {
  globalContext.addressesOf = Object.fromEntries(
    Object.entries(files).map(([file, address]) => [file.slice(0, file.lastIndexOf('/')), address]),
  );
}
