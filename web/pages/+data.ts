import type { PageContextClient } from 'vike/types';
import { pageDataId } from '../render/marks.js';
import { type Loaded, loadsOf } from './load.js';

/**
 * Runs in the browser. On the first page: what the server loaded and sent with the HTML (renderContent.tsx). On client
 * navigation: pending loads, which the page makes itself (useLoads.ts).
 */
export function data(pageContext: PageContextClient): Readonly<Record<string, Loaded<unknown>>> {
  if (pageContext.isHydration) {
    const sent = JSON.parse(document.getElementById(pageDataId)?.textContent ?? '{}');
    pageContext.shell = sent.shell;
    return sent.data;
  }
  const names = Object.keys(loadsOf(pageContext.config.Page));
  return Object.fromEntries(names.map((name) => [name, { state: 'pending' }]));
}
