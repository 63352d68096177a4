/** The style sheets of the pages, by page id of Vike, so that their HTML need not contain the rules (docs/decisions/100). */
export type SiteStyles = Readonly<Record<string, SiteStyle>>;

type SiteStyle = {
  /** Address of the file. */
  readonly path: string;
  /** The classes whose rules are in the file. */
  readonly names: ReadonlySet<string>;
};

/** The JSON file that writeAssets.ts writes, with arrays of names. */
export const siteStylesFile = new URL('../../dist/site-styles.json', import.meta.url);

/**
 * The rules of style elements of styled-components, without its markers: `data-styled.g2[id="a"]{content:"b,"}` after the
 * rules of each component, and a comment after each rule.
 */
export function plainRules(styleTags: string): string {
  return styleTags.replace(/<\/?style[^>]*>|data-styled\.g\d+\[[^{]*\{content:"[^"]*"\}|\/\*!sc\*\/\n?/g, '');
}
