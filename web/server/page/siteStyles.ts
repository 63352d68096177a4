import { type SiteFile, siteFile } from './pageDocument.js';

/** Class names by component id of styled-components. */
export type StyleNames = ReadonlyMap<string, ReadonlySet<string>>;

/** The JSON that collectStyles.ts writes during the build, by page id of Vike. */
export type CollectedStyles = Readonly<
  Record<
    string,
    {
      readonly text: string;
      readonly names: readonly (readonly [id: string, names: readonly string[]])[];
    }
  >
>;

/** The file that collectStyles.ts writes. */
export const collectedStyles = new URL('../../dist/site-styles.json', import.meta.url);

/** The style sheet of a page, so that its HTML need not contain the rules (docs/decisions/082). */
export type PageStyles = {
  readonly file: SiteFile;
  /** The classes whose rules are in the file; the page is rendered without these. */
  readonly names: StyleNames;
  /** The element that links to the file. */
  readonly link: string;
};

/** By page id of Vike. */
export type SiteStyles = ReadonlyMap<string, PageStyles>;

export function readStyles(collected: CollectedStyles): SiteStyles {
  const pages = Object.entries(collected).map(([pageId, { text, names }]): [string, PageStyles] => {
    const file = siteFile('styles.css', 'text/css; charset=utf-8', text);
    const link = `<link rel="stylesheet" href="${file.path}">`;
    return [
      pageId,
      { file, names: new Map(names.map(([id, ofComponent]) => [id, new Set(ofComponent)])), link },
    ];
  });
  return new Map(pages);
}

/**
 * Collects the rules of a page, each once.
 * @param samples its HTML with styles, as it can be
 */
export function joinRules(samples: readonly string[]): string {
  const plain = new Set<string>();
  const components = new Map<number, Set<string>>();
  for (const html of samples) {
    for (const [, text = ''] of html.matchAll(plainStyle)) plain.add(text);
    const [, text = ''] = componentStyle.exec(html) ?? [];
    let rules: string[] = [];
    for (const part of text.split(/\/\*!sc\*\/\n?/)) {
      const [, order] = endOfComponent.exec(part) ?? [];
      if (order === undefined) {
        rules.push(part);
        continue;
      }
      components.set(Number(order), new Set([...(components.get(Number(order)) ?? []), ...rules]));
      rules = [];
    }
  }
  // In the order of styled-components: a component that extends another one comes after it.
  const sorted = [...components].sort(([a], [b]) => a - b).flatMap(([, rules]) => [...rules]);
  return [...plain, ...sorted].join('');
}

const plainStyle = /<style>([\s\S]*?)<\/style>/g;
const componentStyle = /<style data-styled="true"[^>]*>([\s\S]*?)<\/style>/;
/** Follows the rules of a component and has its position among all. */
const endOfComponent = /^data-styled\.g(\d+)\[/;
