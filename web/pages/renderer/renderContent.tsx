import type { Answer } from '@ritmi/shared/client/request';
import { factsOf } from '@ritmi/shared/domain/agency/agency';
import { type ContentName, contentAt } from '@ritmi/shared/domain/entities';
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import type { PageContextServer } from 'vike/types';
import { VikeReactProviderPageContext } from 'vike-react/usePageContext';
import type { RenderedContent, RenderRequest, Share, StyleNames } from '../../render/content.js';
import { isMissingPage } from '../listPart.js';
import { artistsCall, listCall, load, loadAll, loadsOf, settingsCall } from '../load.js';
import { jsonLdOf, shareOf } from '../metadata.js';
import { Head } from './Head.js';
import { knownAgency } from './knownAgency.js';

/** The content of a page, from what the API answers now. */
export async function renderContent(
  pageContext: PageContextServer,
  request: RenderRequest,
): Promise<RenderedContent | null> {
  const { Page, config } = pageContext;
  const entities = new Set<ContentName>();
  const answers = {
    get: (path: string, read: () => Promise<Answer<unknown>>) => {
      contentAt(path).forEach((name) => entities.add(name));
      return request.answers?.get(path, read) ?? read();
    },
  };
  const reading: PageContextServer = Object.assign({}, pageContext, {
    renderRequest: { ...request, answers },
  });
  const settings = load(reading, settingsCall);
  const agencyLoad = settings.then((loaded) => knownAgency(loaded, pageContext.language));
  Object.assign(reading, { agencyLoad });
  const [data, contacts, artists, { state: settingsState }, agency] = await Promise.all([
    loadAll(reading, loadsOf(Page)),
    load(reading, listCall('contact')),
    load(reading, artistsCall('stageName', 'slug')),
    settings,
    agencyLoad,
  ]);
  const loads = Object.values(data);
  const failed = loads.filter((loaded) => loaded.state === 'failed');
  if (loads.some(isMissingPage) || (config.missing && failed.some(({ status }) => status === 404)))
    return null;
  const shell = {
    contacts: contacts.state === 'ready' ? contacts.value.map(({ type, value }) => ({ type, value })) : null,
    analyticsId: config.handlesCredentials ? '' : request.analyticsId,
    ...(artists.state === 'ready' && artists.value.length > 0 && { artists: artists.value }),
    agency: factsOf(agency),
    ...(request.preview && { isPreview: true }),
  };
  const filled: PageContextServer = Object.assign({}, pageContext, {
    data,
    shell,
    agency,
    renderRequest: request,
  });
  const share = shareOf(filled);
  const linked = request.styleNames && render(filled, request, share);
  // A component that no sample page shows has rules that the file lacks: the page then contains all its styles, in order.
  const rendered =
    linked?.styles === '' ? linked : render(filled, { ...request, styleNames: undefined }, share);
  return {
    ...rendered,
    // Nothing about a draft for search engines.
    jsonLd: request.preview ? [] : jsonLdTexts(jsonLdOf(filled, share)),
    pageData: scriptText({ data, shell }),
    share,
    entities,
    hasFailed: failed.length > 0,
    isComplete: failed.length === 0 && shell.contacts !== null && settingsState === 'ready',
  };
}

/** Objects that have a script of their own: each is named in a header, of which clients and proxies take a few KB. */
const maxOwnScripts = 20;

/** The scripts that describe a page for search engines. */
function jsonLdTexts(objects: readonly object[]): string[] {
  const [own, rest] = [objects.slice(0, maxOwnScripts), objects.slice(maxOwnScripts)];
  const scripts = rest.length > 0 ? [...own, { '@graph': rest }] : own;
  return scripts.map((each) => scriptText({ '@context': 'https://schema.org', ...each }));
}

/** A value as JSON that cannot end its script element. */
function scriptText(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

type Rendered = Pick<RenderedContent, 'head' | 'body' | 'styles'>;

function render(pageContext: PageContextServer, renderRequest: RenderRequest, share: Share): Rendered {
  const { Page, config } = pageContext;
  const sheet = sheetWith(renderRequest.styleNames);
  const context: PageContextServer = Object.assign({}, pageContext, { renderRequest });
  const page = Page && (config.Layout ?? []).reduce((inner, Layout) => <Layout>{inner}</Layout>, <Page />);
  const provide = (view: ReactNode) => (
    <VikeReactProviderPageContext pageContext={context}>{view}</VikeReactProviderPageContext>
  );
  const body = page ? renderToString(sheet.collectStyles(provide(page))) : '';
  const head = renderToStaticMarkup(provide(<Head share={share} />));
  return { head, body, styles: sheet.getStyleTags() };
}

/**
 * A sheet in which these rules are, so that styled-components does not compute them: what it does itself in the browser
 * with rules that the server sent.
 */
function sheetWith(known: StyleNames = {}): ServerStyleSheet {
  const sheet = new ServerStyleSheet();
  for (const [id, names] of Object.entries(known)) sheet.instance.names.set(id, new Set(names));
  return sheet;
}
