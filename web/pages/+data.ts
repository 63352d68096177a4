import { factsOf } from '@ritmi/shared/domain/agency/agency';
import type { Language } from '@ritmi/shared/domain/language';
import type { PageContext, PageContextClient } from 'vike/types';
import { pageDataId } from '../render/marks.js';
import { currentAgency, soon } from './currentAgency.js';
import { attempt, type Loaded, loadsOf, visitorConnection } from './load.js';

const pending: Loaded<unknown> = { state: 'pending' };

/** That of the last page, and its language: client navigation brings none. */
let shell: PageContext['shell'];
let shellLanguage: Language;

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
    shellLanguage = pageContext.language;
    return sent.data;
  }
  // Going back shows the page at once: the address has changed already, which the admin's router would notice.
  const isBack = pageContext.isBackwardNavigation === true && shellLanguage === pageContext.language;
  const agencyLoad = currentAgency(pageContext.language, isBack);
  pageContext.agencyLoad = agencyLoad;
  if (shell) {
    const before = shell.agency;
    const current = agencyLoad.then(factsOf, () => before);
    const agency = isBack ? before : await soon(current, before);
    shellLanguage = pageContext.language;
    // Other pages show what is published.
    const { isPreview: _, ...others } = shell;
    pageContext.shell = shell = agency ? { ...others, agency } : others;
  }
  const loads = Object.entries(loadsOf(pageContext.config.Page)).map(async ([name, call]) => {
    const loaded = call.isAwaited
      ? await soon(
          attempt(() => call(visitorConnection, pageContext)),
          pending,
        )
      : pending;
    return [name, loaded] as const;
  });
  return Object.fromEntries(await Promise.all(loads));
}
