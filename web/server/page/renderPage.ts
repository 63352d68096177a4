import { randomBytes } from 'node:crypto';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ReadCache } from '@ritmi/shared/client/request';
import { getGlobalContextAsync, renderPage } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import type { WebEnv } from '../env.js';
import { contentSecurityPolicy, pageHeaders } from '../securityHeaders.js';
import { hasBrokenView } from './brokenView.js';
import { MissingDocument, type RenderedPage } from './pageCache.js';
import { hashScripts, PageDocument } from './pageDocument.js';
import type { PageAddress, PageRoute } from './pageRoutes.js';
import { startOnTouch } from './pageStart.js';
import { hasOwnStyles, type SiteStyles, type StyleNames } from './siteStyles.js';

/**
 * Limit of each call to the API, in ms. Calls of a page begin at once, but not before its code is loaded, which takes
 * a while after the start.
 */
export const loadLimitMs = 2_000;

/** @throws MissingDocument when another page answers for a document that is not there */
export type Render = (address: PageAddress) => Promise<RenderedPage>;

/** Makes the build's pages known to Vike. Not for development, where pages come from their sources. */
export async function loadBuiltPages(): Promise<PageRoute[]> {
  // Vike finds its build through a file inside node_modules, which `npm ci` resets.
  const entry = fileURLToPath(new URL('../../dist/server/entry.mjs', import.meta.url));
  await import(pathToFileURL(entry).href);
  const { pages } = await getGlobalContextAsync(true);
  return Object.values(pages).flatMap(({ route, config: { query = [] } }): PageRoute[] => {
    if (route === undefined) return [];
    if (typeof route === 'string') return [{ route, query }];
    // Set by web/pages/routeTo.ts.
    if ('addresses' in route && Array.isArray(route.addresses)) {
      return route.addresses.map((address: string) => ({ route: address, query }));
    }
    // The other route function (web/pages/admin/+route.ts) reads only what it is given here.
    return [{ route: (place) => route(place as PageContextServer), query }];
  });
}

/**
 * @param styles null in development, where pages carry their own
 * @param answers of the API, shared by the pages
 */
export function createRenderer(env: WebEnv, styles: SiteStyles | null, answers?: ReadCache): Render {
  const site = {
    apiUrl: env.API_URL,
    publicUrl: env.publicUrl,
    analyticsId: env.analyticsId,
    loadLimitMs,
    answers,
  };
  const renderOnce = (address: PageAddress, nonce: string, collectedStyles?: StyleNames) =>
    renderPage({
      urlOriginal: address.url,
      cspNonce: nonce,
      site: { ...site, collectedStyles, hasMissingPage: address.missing !== undefined },
    });
  return async (address) => {
    const nonce = randomBytes(16).toString('base64url');
    let pageContext = await renderOnce(address, nonce, styles?.names);
    if (address.missing && pageContext.is404) throw new MissingDocument();
    let html = await pageContext.httpResponse.getBody();
    // A component that no sample page shows: the page brings all of its styles, in their order.
    if (styles && hasOwnStyles(html)) {
      pageContext = await renderOnce(address, nonce);
      html = await pageContext.httpResponse.getBody();
    }
    const loads = Object.values(pageContext.data ?? {});
    const hasFailed = loads.some((loaded) => loaded.state === 'failed');
    const { failureStatus, handlesCredentials = false, storage = {} } = pageContext.config ?? {};
    const answered = hasBrokenView(html) ? 500 : pageContext.httpResponse.statusCode;
    const analyticsId = handlesCredentials ? '' : env.analyticsId;
    const start = {
      isNow: hasFailed || handlesCredentials,
      isCounted: analyticsId !== '',
      reads: storage.reads ?? [],
      keeps: storage.keeps ?? null,
    };
    const built = styles ? styles.link(startOnTouch(html, start)) : html;
    const { text, hashes } = hashScripts(built, nonce);
    return {
      document: new PageDocument({
        status: (hasFailed ? failureStatus : undefined) ?? answered,
        contentType: 'text/html; charset=utf-8',
        text,
        headers: pageHeaders(contentSecurityPolicy(hashes, { analyticsId, isDev: env.isDev })),
        share: pageContext.share,
      }),
      isWhole: answered < 500 && !hasFailed && pageContext.shell?.contacts !== null,
      mayGoStale: failureStatus === undefined,
    };
  };
}
