import { loadAgency } from '@ritmi/shared/client/agency';
import { factsOf } from '@ritmi/shared/domain/agency/agency';
import type { PageContext, PageContextClient } from 'vike/types';
import { pageDataId } from '../render/marks.js';
import { attempt, type Loaded, loadsOf, visitorConnection } from './load.js';

/** That of the first page: client navigation brings none. */
let shell: PageContext['shell'];

/**
 * Runs in the browser. On the first page: what the server loaded and sent with the HTML (renderContent.tsx). On client
 * navigation: pending loads, which the page makes itself (useLoads.ts), except those that it waits for.
 */
export async function data(
  pageContext: PageContextClient,
): Promise<Readonly<Record<string, Loaded<unknown>>>> {
  if (pageContext.isHydration) {
    const sent = JSON.parse(document.getElementById(pageDataId)?.textContent ?? '{}');
    shell = sent.shell;
    if (shell) pageContext.shell = shell;
    return sent.data;
  }
  if (shell) {
    // The page may be in another language.
    const agency = factsOf(await loadAgency(pageContext.language));
    pageContext.shell = { ...shell, agency };
  }
  const loads = Object.entries(loadsOf(pageContext.config.Page)).map(async ([name, call]) => {
    const loaded = call.isAwaited
      ? await attempt(() => call(visitorConnection, pageContext))
      : { state: 'pending' as const };
    return [name, loaded] as const;
  });
  return Object.fromEntries(await Promise.all(loads));
}
