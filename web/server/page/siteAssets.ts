/** What the last step of the build writes for pages. */
export type SiteAssets = {
  /** By page id of Vike: the page's style sheet, so that its HTML need not contain the rules (docs/decisions/100). */
  readonly styles: Readonly<Record<string, SiteStyle>>;
  /** Address of the start script, one file for all pages. */
  readonly startPath: string;
};

type SiteStyle = {
  /** Address of the file. */
  readonly path: string;
  /** The classes whose rules are in the file. */
  readonly names: ReadonlySet<string>;
};

/** The JSON file that writeAssets.ts writes, with arrays of names. */
export const siteAssetsFile = new URL('../../dist/site-assets.json', import.meta.url);

/**
 * The rules of style elements of styled-components, without its markers: `data-styled.g2[id="a"]{content:"b,"}` after the
 * rules of each component, and a comment after each rule.
 */
export function plainRules(styleTags: string): string {
  return styleTags.replace(/<\/?style[^>]*>|data-styled\.g\d+\[[^{]*\{content:"[^"]*"\}|\/\*!sc\*\/\n?/g, '');
}
