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
 * Time limit of each call to the API, in ms. It starts with the call, not with the request: the first request of a page
 * also loads its code.
 */
export const loadLimitMs = 2_000;

const bodyMark = '<!--body-->';

/** @throws MissingDocument if there is no such document and `address.missing` is to be sent */
export type Render = (address: PageAddress) => Promise<RenderedPage>;

/** Loads the built pages into Vike. Not for development, where pages come from their sources. */
export async function loadBuiltPages(): Promise<PageRoute[]> {
  // Imported here because Vike finds its build through a file in node_modules, which `npm ci` removes.
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
 * @param styles null in development, where each page contains its styles
 * @param answers answers of the API, shared by pages
 */
export function createRenderer(env: WebEnv, styles: SiteStyles | null, answers?: ReadCache): Render {
  const site = {
    apiUrl: env.API_URL,
    publicUrl: env.publicUrl,
    analyticsId: env.analyticsId,
    loadLimitMs,
    answers,
  };
  /** `frame` is the document around the body, so that the rest of the work is not done on all of the page. */
  const renderOnce = async (address: PageAddress, nonce: string, collectedStyles?: StyleNames) => {
    let body = '';
    const takeBody = (html: string) => {
      body = html;
      return bodyMark;
    };
    const hasMissingPage = address.missing !== undefined;
    const pageContext = await renderPage({
      urlOriginal: address.url,
      cspNonce: nonce,
      site: { ...site, collectedStyles, takeBody, hasMissingPage },
    });
    return { pageContext, frame: await pageContext.httpResponse.getBody(), body };
  };
  return async (address) => {
    const nonce = randomBytes(16).toString('base64url');
    let rendered = await renderOnce(address, nonce, styles?.names);
    if (address.missing && rendered.pageContext.is404) throw new MissingDocument();
    // A component that no sample page shows has styles of its own: the page then contains all its styles, in order.
    if (styles && hasOwnStyles(rendered.frame)) rendered = await renderOnce(address, nonce);
    const { pageContext, frame, body } = rendered;
    const loads = Object.values(pageContext.data ?? {});
    const hasFailed = loads.some((loaded) => loaded.state === 'failed');
    const { failureStatus, handlesCredentials, isBare = false, storage = {} } = pageContext.config ?? {};
    const answered = hasBrokenView(body) ? 500 : pageContext.httpResponse.statusCode;
    const analyticsId = handlesCredentials ? '' : env.analyticsId;
    const start = {
      isNow: hasFailed || isBare,
      isCounted: analyticsId !== '',
      reads: storage.reads ?? [],
      keeps: storage.keeps ?? null,
    };
    const linked = styles ? styles.link(startOnTouch(frame, start)) : frame;
    const { text, hashes } = hashScripts(linked, nonce);
    return {
      document: new PageDocument({
        status: (hasFailed ? failureStatus : undefined) ?? answered,
        contentType: 'text/html; charset=utf-8',
        // The first mark: the page's data, in which somebody may have typed it, comes after the body.
        text: text.replace(bodyMark, () => body),
        headers: pageHeaders(contentSecurityPolicy(hashes, { analyticsId, isDev: env.isDev })),
        share: pageContext.share,
      }),
      isComplete: answered < 500 && !hasFailed && pageContext.shell?.contacts !== null,
      mayGoStale: failureStatus === undefined,
    };
  };
}
