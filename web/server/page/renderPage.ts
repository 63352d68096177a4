import { randomBytes } from 'node:crypto';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ReadCache } from '@ritmi/shared/client/request';
import { LRUCache } from 'lru-cache';
import { getGlobalContextAsync, renderPage } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import { inFrame, type RenderRequest, type SentForm } from '../../render/content.js';
import { loadOnInteraction } from '../../render/pageStart.js';
import { isRouteTo } from '../../render/routeTo.js';
import type { WebEnv } from '../env.js';
import { contentSecurityPolicy, pageHeaders } from '../securityHeaders.js';
import { withoutIds } from './classNames.js';
import { MissingDocument, type RenderedPage } from './pageCache.js';
import { hasBrokenView, hashScripts, PageDocument, scriptHash, shortHash } from './pageDocument.js';
import type { PageAddress, PageRoute } from './pageRoutes.js';
import { followForm } from './previews.js';
import type { SiteAssets } from './siteAssets.js';

/**
 * Time limit of each call to the API, in ms. It starts with the call, not with the request: the first request of a page
 * also loads its code.
 */
export const loadLimitMs = 2_000;

/** Behind an edge nobody may read an older copy because the API is slow: as long as the API takes for an answer. */
const edgeLoadLimitMs = 10_000;

/** More than the site has fixed addresses in both languages. */
const maxFrames = 100;

/** What makes a page another one for a single request. */
export type OneRequest = {
  /** Id of the preview that the page shows. */
  readonly preview?: string | undefined;
  /** The form that was sent to the page. */
  readonly form?: SentForm | undefined;
};

/** @throws MissingDocument if there is no such document, or no such page of a list */
export type Render = (address: PageAddress, only?: OneRequest) => Promise<RenderedPage>;

/** Loads the built pages into Vike. Not for development, where pages come from their sources. */
export async function loadBuiltPages(): Promise<PageRoute[]> {
  // Imported here because Vike finds its build through a file in node_modules, which `npm ci` removes.
  const entry = fileURLToPath(new URL('../../dist/server/entry.mjs', import.meta.url));
  await import(pathToFileURL(entry).href);
  const { pages } = await getGlobalContextAsync(true);
  return Object.values(pages).flatMap(({ route, config }): PageRoute[] => {
    const { query = [], queryValues: values = {}, typedQuery: typed = [] } = config;
    const { hasSecretAddress: isSecret = false } = config;
    if (route === undefined) return [];
    if (typeof route === 'string') return [{ route, query, values, typed, isSecret }];
    if (isRouteTo(route)) {
      return route.addresses.map((address) => ({ route: address, query, values, typed }));
    }
    // The other route function (web/pages/admin/+route.ts) reads only what it is given here.
    return [{ route: (address) => route(address as PageContextServer), query }];
  });
}

/**
 * @param assets null in development, where each page contains its styles and loads its scripts at once
 * @param answers answers of the API, shared by pages
 */
export function createRenderer(env: WebEnv, assets: SiteAssets | null, answers?: ReadCache): Render {
  const request: RenderRequest = {
    get apiUrl() {
      return env.api.url;
    },
    publicUrl: env.publicUrl,
    analyticsId: env.analyticsId,
    loadLimitMs: env.hasEdge ? edgeLoadLimitMs : loadLimitMs,
    answers,
    shortHash,
  };
  const selected = new Set(assets?.selectedIds);
  const isSelected = (id: string) => selected.has(id);
  const frames = new LRUCache<string, Frame>({ max: maxFrames });
  const frameAt = async (path: string): Promise<Frame> => {
    const known = frames.get(path);
    if (known) return known;
    const nonce = randomBytes(16).toString('base64url');
    const pageContext = await renderPage({ urlOriginal: path, cspNonce: nonce });
    const { text, hashes } = hashScripts(await pageContext.httpResponse.getBody(), nonce);
    return { pageContext, html: text, hashes };
  };
  return async ({ url, isSecret = false }, { preview, form } = {}) => {
    const [path = '', search = ''] = url.split('?');
    const frame = await frameAt(path);
    const { pageContext, html, hashes } = frame;
    const { config = {}, httpResponse, pageId, renderContent } = pageContext;
    // No sample page shows the admin, whose first paint is only the site's background.
    const sheet = assets?.styles[pageId ?? ''] ?? assets?.styles['/pages/index'];
    if (!renderContent) throw new Error('The page has no frame');
    const rendered = await renderContent({
      ...request,
      ...(preview !== undefined && { preview }),
      // What only this request may see is in no cache.
      ...((preview !== undefined || isSecret) && { answers: undefined }),
      ...(form && { form }),
      styleNames: sheet?.names,
      search,
    });
    if (!rendered) throw new MissingDocument();
    // A page with its own styles may select any id.
    const body = sheet && rendered.styles === '' ? withoutIds(rendered.body, isSelected) : rendered.body;
    const ownScripts = preview === undefined ? [] : [followForm];
    const tags = ownScripts.map((script) => `<script>${script}</script>`);
    const content = { ...rendered, body, head: [rendered.head, ...tags].join('') };
    // Not before: an id that does not exist must not evict the frame of a page.
    if (!env.isDev && !isSecret && httpResponse.statusCode < 500) frames.set(path, frame);
    const { failureStatus, handlesCredentials, isBare = false, storage = {} } = config;
    const usual = form?.status ?? httpResponse.statusCode;
    const status = hasBrokenView(content.body) ? 500 : usual;
    const isShared = preview === undefined && !form && !isSecret;
    const analyticsId = handlesCredentials ? '' : env.analyticsId;
    const start = {
      loadsAfterPaint: content.hasFailed || isBare,
      hasAnalytics: analyticsId !== '',
      reads: storage.reads ?? [],
      writes: isShared ? (storage.writes ?? null) : null,
    };
    const policy = {
      analyticsId,
      isDev: env.isDev,
      isAdmin: handlesCredentials === true,
      isPreview: preview !== undefined && !handlesCredentials,
    };
    const link = sheet ? `<link rel="stylesheet" href="${sheet.path}">` : '';
    const scripts = [...hashes, ...[...content.jsonLd, content.pageData, ...ownScripts].map(scriptHash)];
    return {
      document: new PageDocument({
        status: (content.hasFailed ? failureStatus : undefined) ?? status,
        contentType: 'text/html; charset=utf-8',
        text: inFrame(assets ? loadOnInteraction(html, assets.startPath, start) : html, content, link),
        headers: pageHeaders(contentSecurityPolicy(scripts, policy), isSecret),
        share: content.share,
        isKept: isShared,
      }),
      content: content.entities,
      isComplete: status < 500 && content.isComplete,
      mayGoStale: failureStatus === undefined,
    };
  };
}

/** A page without its content and query, as Vike renders it. It does not change while the server runs. */
type Frame = {
  readonly pageContext: Awaited<ReturnType<typeof renderPage>>;
  readonly html: string;
  /** Of the inline scripts that Vike adds. */
  readonly hashes: readonly string[];
};
