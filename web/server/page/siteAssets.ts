import type { StyleNames } from '../../render/content.js';

/** What the last step of the build writes for pages. */
export type SiteAssets = {
  /** By page id of Vike: the page's style sheet, so that its HTML need not contain the rules (docs/decisions/100). */
  readonly styles: Readonly<Record<string, SiteStyle>>;
  /** The ids of components that rules of any page select (classNames.ts). */
  readonly selectedIds: readonly string[];
  /** Address of the start script, one file for all pages. */
  readonly startPath: string;
};

type SiteStyle = {
  /** Address of the file. */
  readonly path: string;
  readonly names: StyleNames;
};

/** The JSON file that writeAssets.ts writes. */
export const siteAssetsFile = new URL('../../dist/site-assets.json', import.meta.url);

/** The rules of one component, and the names of their classes. */
type Component = { readonly id: string; readonly names: Set<string>; readonly rules: Set<string> };

/** The styles of a page in all of its states, each rule once and in the order of styled-components. */
export class PageStyles {
  readonly #components = new Map<number, Component>();

  /**
   * Adds what is in style elements of styled-components: after the rules of each component
   * `data-styled.g2[id="a"]{content:"b,"}`, with its place in the order, its id and its classes.
   * @throws if they are not written so
   */
  add(styleTags: string): void {
    const css = styleTags.replace(/<\/?style[^>]*>/g, '');
    let from = 0;
    for (const { 0: end, 1: place, 2: id = '', 3: names = '', index } of css.matchAll(componentEnd)) {
      const known = this.#components.get(Number(place));
      const component = known ?? { id, names: new Set<string>(), rules: new Set<string>() };
      this.#components.set(Number(place), component);
      for (const name of names.split(',')) if (name) component.names.add(name);
      for (const rule of css.slice(from, index).split(ruleEnd)) if (rule) component.rules.add(rule);
      from = index + end.length;
    }
    if (from < css.length) throw new Error(`styled-components writes other styles: ${css.slice(from)}`);
  }

  get rules(): string {
    const inOrder = [...this.#components].toSorted(([one], [other]) => one - other);
    return inOrder.flatMap(([, { rules }]) => [...rules]).join('');
  }

  get names(): StyleNames {
    return Object.fromEntries([...this.#components.values()].map(({ id, names }) => [id, [...names]]));
  }
}

const componentEnd = /data-styled\.g(\d+)\[id="([^"]*)"\]\{content:"([^"]*)"\}\/\*!sc\*\/\n?/g;
const ruleEnd = /\/\*!sc\*\/\n?/;
