import { loadAgency } from '@ritmi/shared/client/agency';
import type { Answer } from '@ritmi/shared/client/request';
import { factsOf } from '@ritmi/shared/domain/agency/agency';
import { contentAt, type EntityName } from '@ritmi/shared/domain/entities';
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import type { PageContextServer } from 'vike/types';
import { VikeReactProviderPageContext } from 'vike-react/usePageContext';
import { pageDataId } from '../../render/marks.js';
import { isMissingPage } from '../listPart.js';
import { listCall, load, loadAll, loadsOf } from '../load.js';
import { jsonLdOf, shareOf } from '../metadata.js';
import { Head } from './Head.js';

/** Stands in a page's frame for its content: in the head, in the root element, and after that. */
export const contentPlaceholder = '<!--content-->';

/** What a page shows, rendered from what the API answers now. */
export type PageContent = {
  readonly head: string;
  readonly body: string;
  /** The style elements for the head; empty if the page's style sheet has all rules. */
  readonly styles: string;
  /** The sheet that collected them. */
  readonly sheet: ServerStyleSheet;
  /** The texts of its inline scripts, which the page's policy has to allow. */
  readonly inlineScripts: readonly string[];
  /**
   * The whole document.
   * @param styleLink for a page that has no styles of its own
   */
  readonly inFrame: (frame: string, styleLink: string) => string;
  readonly share: NonNullable<PageContextServer['share']>;
  /** The entities that its loads read. */
  readonly entities: ReadonlySet<EntityName>;
  /** Whether one of the page's own loads failed. */
  readonly hasFailed: boolean;
  /** Whether all loads succeeded, those of the layout included. */
  readonly isComplete: boolean;
};

/**
 * @param styleNames class names of styled-components whose rules are in the page's style sheet
 * @param sheet collects all styles of the page if that style sheet lacks one
 * @returns null if there is no such document, or no such page of a list
 */
export async function renderContent(
  pageContext: PageContextServer,
  styleNames?: ReadonlySet<string>,
  sheet = new ServerStyleSheet(),
): Promise<PageContent | null> {
  const { Page, config, site } = pageContext;
  const entities = new Set<EntityName>();
  const answers = {
    get: (path: string, read: () => Promise<Answer<unknown>>) => {
      contentAt(path).forEach((name) => entities.add(name));
      return site?.answers?.get(path, read) ?? read();
    },
  };
  const reading: PageContextServer = Object.assign({}, pageContext, site && { site: { ...site, answers } });
  const [data, contacts, agency] = await Promise.all([
    loadAll(reading, loadsOf(Page)),
    load(reading, listCall('contact')),
    loadAgency(pageContext.language),
  ]);
  const loads = Object.values(data);
  const failed = loads.filter((loaded) => loaded.state === 'failed');
  if (loads.some(isMissingPage) || (config.missing && failed.some(({ status }) => status === 404)))
    return null;
  const shell = {
    contacts: contacts.state === 'ready' ? contacts.value.map(({ type, value }) => ({ type, value })) : null,
    analyticsId: config.handlesCredentials ? '' : (site?.analyticsId ?? ''),
    agency: factsOf(agency),
  };
  const filled: PageContextServer = Object.assign({}, pageContext, { data, shell, agency });
  filled.share = shareOf(filled);
  const linked = styleNames && render(filled, sheetWith(styleNames), true);
  // A component that no sample page shows has rules that the file lacks: the page then contains all its styles, in order.
  const rendered = linked?.styles === '' ? linked : render(filled, sheet);
  const { head, body, styles } = rendered;
  const objects = jsonLdOf(filled).map((object) =>
    scriptText({ '@context': 'https://schema.org', ...object }),
  );
  const sent = scriptText({ data, shell });
  return {
    ...rendered,
    inlineScripts: [...objects, sent],
    inFrame: (frame, styleLink) => {
      const [start, beforeBody, beforeData, end] = frame.split(contentPlaceholder);
      const jsonLd = objects.map((text) => `<script type="application/ld+json">${text}</script>`).join('');
      const pageData = `<script id="${pageDataId}" type="application/json">${sent}</script>`;
      return [start, styles || styleLink, head, jsonLd, beforeBody, body, beforeData, pageData, end].join('');
    },
    share: filled.share,
    entities,
    hasFailed: failed.length > 0,
    isComplete: failed.length === 0 && shell.contacts !== null,
  };
}

/** A value as JSON that cannot end its script element. */
function scriptText(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

type Rendered = Pick<PageContent, 'head' | 'body' | 'styles' | 'sheet'>;

function render(pageContext: PageContextServer, sheet: ServerStyleSheet, hasStyleSheet = false): Rendered {
  const { Page, config } = pageContext;
  // Resets the counter in the names of global styles, so that each page gets the same names.
  sheet.instance.gs = {};
  const context: PageContextServer = Object.assign({}, pageContext, { hasStyleSheet });
  const page = Page && (config.Layout ?? []).reduce((inner, Layout) => <Layout>{inner}</Layout>, <Page />);
  const provide = (view: ReactNode) => (
    <VikeReactProviderPageContext pageContext={context}>{view}</VikeReactProviderPageContext>
  );
  const body = page ? renderToString(sheet.collectStyles(provide(page))) : '';
  const styles = sheet.getStyleTags();
  return { head: renderToStaticMarkup(provide(<Head />)), body, styles, sheet };
}

/** A sheet that reports these classes as present, so that their rules are not computed. */
function sheetWith(known: ReadonlySet<string>): ServerStyleSheet {
  const sheet = new ServerStyleSheet();
  sheet.instance.hasNameForId = (_id, name) => known.has(name);
  return sheet;
}
