/** Class names by component id of styled-components. */
export type StyleNames = ReadonlyMap<string, ReadonlySet<string>>;

/** The JSON that collectStyles.ts writes during the build, by page id of Vike. */
export type CollectedStyles = Readonly<
  Record<
    string,
    {
      /** Address of the page's style sheet. */
      readonly path: string;
      readonly names: readonly (readonly [id: string, names: readonly string[]])[];
    }
  >
>;

/** The file that collectStyles.ts writes. */
export const collectedStyles = new URL('../../dist/site-styles.json', import.meta.url);

/** The style sheet of a page, so that its HTML need not contain the rules (docs/decisions/082). */
export type PageStyles = {
  /** The classes whose rules are in the file; the page is rendered without these. */
  readonly names: StyleNames;
  /** The element that links to the file. */
  readonly link: string;
};

/** By page id of Vike. */
export type SiteStyles = ReadonlyMap<string, PageStyles>;

export function readStyles(collected: CollectedStyles): SiteStyles {
  const pages = Object.entries(collected).map(([pageId, { path, names }]): [string, PageStyles] => {
    const namesById = new Map(names.map(([id, ofComponent]) => [id, new Set(ofComponent)]));
    return [pageId, { names: namesById, link: `<link rel="stylesheet" href="${path}">` }];
  });
  return new Map(pages);
}

/**
 * The rules of style elements of styled-components, without its marks: `data-styled.g2[id="a"]{content:"b,"}` after the
 * rules of each component, and a comment after each rule.
 */
export function plainRules(styleTags: string): string {
  return styleTags.replace(/<\/?style[^>]*>|data-styled\.g\d+\[[^{]*\{content:"[^"]*"\}|\/\*!sc\*\/\n?/g, '');
}
