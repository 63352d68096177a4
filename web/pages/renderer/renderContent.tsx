import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import type { PageContextServer } from 'vike/types';
import { VikeReactProviderPageContext } from 'vike-react/usePageContext';
import { isBeyond } from '../listPart.js';
import { listCall, load, loadAll, loadsOf } from '../load.js';
import { shareOf } from '../metadata.js';
import { Head } from './Head.js';
import { PageParts } from './partCache.js';

/** In the frame of a page: where its content belongs, in the head, in the root, and after it. */
export const contentMark = '<!--content-->';

/** Class names by component id of styled-components. */
export type StyleNames = ReadonlyMap<string, ReadonlySet<string>>;

/** What a page shows, rendered from what the API answers now. */
export type PageContent = {
  readonly head: string;
  readonly body: string;
  /** Style elements for the head; empty if the site's style sheet has all rules. */
  readonly styles: string;
  /**
   * The document before and after the body.
   * @param styleLink for a page that has no styles of its own
   */
  readonly around: (frame: string, styleLink: string) => readonly [before: string, after: string];
  readonly styleNames: StyleNames;
  readonly share: NonNullable<PageContextServer['share']>;
  /** Whether one of the page's own loads failed. */
  readonly hasFailed: boolean;
  /** Whether all loads succeeded, those of the layout included. */
  readonly isComplete: boolean;
};

/**
 * @param styleNames classes whose rules are in the site's style sheet
 * @returns null if there is no such document, or no such page of a list
 */
export async function renderContent(
  pageContext: PageContextServer,
  styleNames?: StyleNames,
): Promise<PageContent | null> {
  const { Page, config, site } = pageContext;
  const [data, contacts] = await Promise.all([
    loadAll(pageContext, loadsOf(Page)),
    load(pageContext, listCall('contact')),
  ]);
  const loads = Object.values(data);
  const failed = loads.filter((loaded) => loaded.state === 'failed');
  if (loads.some(isBeyond) || (config.missing && failed.some(({ status }) => status === 404))) return null;
  const shell = {
    contacts: contacts.state === 'ready' ? contacts.value.map(({ id, value }) => ({ id, value })) : null,
    analyticsId: config.handlesCredentials ? '' : (site?.analyticsId ?? ''),
  };
  const filled: PageContextServer = Object.assign({}, pageContext, { data, shell });
  filled.share = shareOf(filled);
  const linked = render(filled, styleNames);
  // A component that no sample page shows has styles of its own: the page then contains all its styles, in order.
  const rendered = styleNames && linked.styles !== '' ? render(filled) : linked;
  const { head, styles } = rendered;
  const json = JSON.stringify({ data, shell }).replaceAll('<', '\\u003c');
  const sent = `<script id="page-data" type="application/json" nonce="${pageContext.cspNonce}">${json}</script>`;
  return {
    ...rendered,
    around: (frame, styleLink) => {
      const [start, beforeBody, beforeData, end] = frame.split(contentMark);
      return [[start, styles || styleLink, head, beforeBody].join(''), [beforeData, sent, end].join('')];
    },
    share: filled.share,
    hasFailed: failed.length > 0,
    isComplete: failed.length === 0 && shell.contacts !== null,
  };
}

type Rendered = Pick<PageContent, 'head' | 'body' | 'styles' | 'styleNames'>;

function render(pageContext: PageContextServer, known?: StyleNames): Rendered {
  const { Page, config, urlOriginal, shell } = pageContext;
  const sheet = known ? takeSheet(known) : new ServerStyleSheet();
  // Without a style sheet every component has to be rendered, for its styles.
  const parts = known && new PageParts(urlOriginal, shell);
  const context: PageContextServer = Object.assign({}, pageContext, parts && { hasStyleSheet: true, parts });
  const page = Page && (config.Layout ?? []).reduce((inner, Layout) => <Layout>{inner}</Layout>, <Page />);
  const provide = (view: ReactNode) => (
    <VikeReactProviderPageContext pageContext={context}>{view}</VikeReactProviderPageContext>
  );
  const rendered = page ? renderToString(sheet.collectStyles(provide(page))) : '';
  const styles = sheet.getStyleTags();
  const body = parts?.fill(rendered, styles === '') ?? rendered;
  if (known && styles === '') sheets.set(known, sheet);
  const head = renderToStaticMarkup(provide(<Head />));
  return { head, body, styles, styleNames: sheet.instance.names };
}

const sheets = new WeakMap<StyleNames, ServerStyleSheet>();

/** A sheet that has exactly these classes. To copy all names takes long, so the last sheet is taken if nothing was added. */
function takeSheet(known: StyleNames): ServerStyleSheet {
  const sheet = sheets.get(known) ?? new ServerStyleSheet();
  const { instance } = sheet;
  if (!sheets.has(known)) for (const [id, names] of known) instance.names.set(id, new Set(names));
  // A page that fails while it is rendered leaves its styles there.
  sheets.delete(known);
  // It counts the global styles: those of the next page have known names only if they count from one again.
  instance.gs = {};
  return sheet;
}
