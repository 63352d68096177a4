import type { GlobalContext } from 'vike/types';

const files = import.meta.glob<readonly string[]>('/pages/**/query.ts', { eager: true, import: 'query' });

/**
 * A page names the query parameters that it reads in a `query.ts` beside it. The web server gives it no other ones, so
 * that those of campaigns and social networks need no page of their own (web/server/page/pageRoutes.ts).
 */
export function onCreateGlobalContext(globalContext: GlobalContext): void {
  globalContext.queryNames = Object.fromEntries(
    Object.entries(files).map(([file, names]) => [file.slice(0, file.lastIndexOf('/')), names]),
  );
}
