import { randomBytes } from 'node:crypto';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { renderPage } from 'vike/server';
import type { WebEnv } from '../env.js';
import { hasBrokenView } from './brokenView.js';
import { PageBody } from './pageBody.js';
import type { RenderedPage } from './pageCache.js';
import { startAfterPaint } from './startAfterPaint.js';

/** Limit of all calls to the API while a page is rendered, in ms. */
const loadLimitMs = 2_000;

export type RenderRequest = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
};

export type Render = (request: RenderRequest) => Promise<RenderedPage>;

/** The pages, from the build or, in development, from their sources. */
export async function createRenderer(env: WebEnv): Promise<Render> {
  if (!env.isDev) {
    // Vike finds its build through a file inside node_modules, which `npm ci` resets.
    const entry = fileURLToPath(new URL('../../dist/server/entry.mjs', import.meta.url));
    await import(pathToFileURL(entry).href);
  }
  const site = {
    apiUrl: env.API_URL,
    publicUrl: env.publicUrl,
    analyticsId: env.analyticsId,
  };
  return async ({ url, headers }) => {
    const nonce = randomBytes(16).toString('base64url');
    const pageContext = await renderPage({
      urlOriginal: url,
      headersOriginal: headers,
      cspNonce: nonce,
      site: { ...site, loadsEndAt: Date.now() + loadLimitMs },
    });
    const { httpResponse } = pageContext;
    const hasFailed = hasFailedLoad(pageContext);
    const failureStatus = pageContext.config?.failureStatus;
    const html = await httpResponse.getBody();
    const answered = hasBrokenView(html) ? 500 : httpResponse.statusCode;
    return {
      status: (hasFailed ? failureStatus : undefined) ?? answered,
      headers: httpResponse.headers.filter(([name]) => name.toLowerCase() !== 'content-security-policy'),
      body: new PageBody(env.isDev ? html : startAfterPaint(html, nonce), nonce),
      isWhole: answered < 500 && !hasFailed && hasContacts(pageContext),
      mayGoStale: failureStatus === undefined,
    };
  };
}

/** Whether one of the page's own loads (web/pages/load.ts) failed. */
function hasFailedLoad(pageContext: object): boolean {
  const { data } = pageContext as { data?: unknown };
  const loads = typeof data === 'object' && data !== null ? Object.values(data) : [];
  return loads.some((loaded) => loaded?.state === 'failed');
}

/** Whether the footer's contacts came. */
function hasContacts(pageContext: object): boolean {
  const { shell } = pageContext as { shell?: { contacts: unknown } };
  return shell?.contacts !== null;
}
