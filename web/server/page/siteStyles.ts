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
  const groups = new Map<number, Set<string>>();
  for (const html of pages) {
    for (const text of html.matchAll(plainStyle)) plain.add(text[1] ?? '');
    for (const { order, rules } of groupsOf(html)) {
      const group = groups.get(order) ?? new Set();
      for (const rule of rules) group.add(rule);
      groups.set(order, group);
    }
  }
  // In the order of styled-components: a component that extends another one comes after it.
  const sorted = [...groups].sort(([a], [b]) => a - b).flatMap(([, rules]) => [...rules]);
  return [...plain, ...sorted].join('');
}

const plainStyle = /<style>([\s\S]*?)<\/style>/g;
const componentStyle = /<style data-styled="true"[^>]*>([\s\S]*?)<\/style>/;

type Group = { readonly order: number; readonly rules: readonly string[] };

/** The rules of each component of a page, with the component's position among all. */
function groupsOf(html: string): Group[] {
  const text = componentStyle.exec(html)?.[1] ?? '';
  const groups: Group[] = [];
  let rules: string[] = [];
  for (const part of text.split(/\/\*!sc\*\/\n?/)) {
    const mark = /^data-styled\.g(\d+)\[/.exec(part);
    if (!mark) {
      if (part !== '') rules.push(part);
      continue;
    }
    groups.push({ order: Number(mark[1]), rules });
    rules = [];
  }
  return groups;
}
