import type { PageContextServer } from 'vike/types';
import { shareOf } from '../share.js';

/** The page's own loads are over: now the shell's, which ran beside them. */
export async function onBeforeRenderHtml(pageContext: PageContextServer): Promise<void> {
  const { names } = pageContext.styledComponents?.sheet?.instance ?? {};
  // Copied: what this page adds is not in the site's style sheet.
  for (const [id, known] of pageContext.site?.collectedStyles ?? []) names?.set(id, new Set(known));
  const contacts = await pageContext.footerContacts;
  pageContext.shell = {
    contacts: contacts?.state === 'ready' ? contacts.value.map(({ id, value }) => ({ id, value })) : null,
    analyticsId: pageContext.config?.handlesCredentials ? '' : (pageContext.site?.analyticsId ?? ''),
  };
  pageContext.share = await shareOf(pageContext);
}
