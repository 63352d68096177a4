import { type SiteFile, siteFile } from './pageDocument.js';

/** Class names by component id of styled-components. */
export type StyleNames = ReadonlyMap<string, ReadonlySet<string>>;

/** The JSON that collectStyles.ts writes during the build. */
export type CollectedStyles = {
  readonly text: string;
  readonly names: readonly (readonly [id: string, names: readonly string[]])[];
};

/** The file that collectStyles.ts writes. */
export const collectedStyles = new URL('../../dist/site-styles.json', import.meta.url);

/** One style sheet with the rules of all public pages, so that pages need not contain them (docs/decisions/082). */
export class SiteStyles {
  readonly file: SiteFile;
  /** The classes whose rules are in the file; a page rendered with them leaves these out. */
  readonly names: StyleNames;

  constructor({ text, names }: CollectedStyles) {
    this.names = new Map(names.map(([id, ofComponent]) => [id, new Set(ofComponent)]));
    this.file = siteFile('site.css', 'text/css; charset=utf-8', text);
  }

  /** The element that links to the file. */
  get link(): string {
    return `<link rel="stylesheet" href="${this.file.path}">`;
  }
}

/**
 * Collects the rules of rendered pages, each once.
 * @param pages HTML with styles
 */
export function joinRules(pages: readonly string[]): string {
  const plain = new Set<string>();
  const components = new Map<number, Set<string>>();
  for (const html of pages) {
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
