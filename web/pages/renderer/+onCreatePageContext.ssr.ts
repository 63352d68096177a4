import { resource } from '@ritmi/shared/client/resource';
import type { PageContextServer } from 'vike/types';
import { languageOf } from './languageOf.js';
import { load } from '../load.js';

/** The footer's contacts are on every page, so they come with the shell. */
export async function onCreatePageContext(pageContext: PageContextServer): Promise<void> {
  // A page that ends in `render(404)` starts anew without what onBeforeRoute found.
  pageContext.language ??= languageOf(pageContext.urlParsed.pathname).language;
  const contacts = await load(pageContext, (api) => resource(api, 'contact').list());
  pageContext.shell = {
    contacts: contacts.state === 'ready' ? contacts.value : null,
    analyticsId: pageContext.site?.analyticsId ?? '',
  };
}
