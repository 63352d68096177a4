import type { PageContextServer } from 'vike/types';
import { shareOf } from '../share.js';

/** Runs after the page's own loads: waits for those of the shell, which run beside them. */
export async function onBeforeRenderHtml(pageContext: PageContextServer): Promise<void> {
  const { names } = pageContext.styledComponents?.sheet?.instance ?? {};
  // Copied, because styled-components adds the page's own names, which are not in the style sheet.
  for (const [id, known] of pageContext.site?.collectedStyles ?? []) names?.set(id, new Set(known));
  const contacts = await pageContext.footerContacts;
  pageContext.shell = {
    contacts: contacts?.state === 'ready' ? contacts.value.map(({ id, value }) => ({ id, value })) : null,
    analyticsId: pageContext.config?.handlesCredentials ? '' : (pageContext.site?.analyticsId ?? ''),
  };
  pageContext.share = await shareOf(pageContext);
}
