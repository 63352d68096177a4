/** Class names by component id of styled-components. */
export type StyleNames = Iterable<readonly [id: string, names: Iterable<string>]>;

/** The style sheets of the pages, by page id of Vike, so that their HTML need not contain the rules (docs/decisions/100). */
export type SiteStyles = Readonly<
  Record<
    string,
    {
      /** Address of the file. */
      readonly path: string;
      /** The classes whose rules are in the file. */
      readonly names: StyleNames;
    }
  >
>;

/** The JSON file in which writeAssets.ts leaves them. */
export const collectedStyles = new URL('../../dist/site-styles.json', import.meta.url);

/**
 * The rules of style elements of styled-components, without its marks: `data-styled.g2[id="a"]{content:"b,"}` after the
 * rules of each component, and a comment after each rule.
 */
export function plainRules(styleTags: string): string {
  return styleTags.replace(/<\/?style[^>]*>|data-styled\.g\d+\[[^{]*\{content:"[^"]*"\}|\/\*!sc\*\/\n?/g, '');
}
