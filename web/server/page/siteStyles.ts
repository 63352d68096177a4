import { type SiteFile, siteFile } from './pageDocument.js';

/** Class names by component, as styled-components knows them. */
export type StyleNames = ReadonlyMap<string, ReadonlySet<string>>;

/** What the build collects (collectStyles.ts), as JSON. */
export type CollectedStyles = {
  readonly text: string;
  readonly names: readonly (readonly [id: string, names: readonly string[]])[];
};

/** Where the build puts it. */
export const collectedStyles = new URL('../../dist/site-styles.json', import.meta.url);

/** The rules of all public pages in one file, so that a page does not carry its own (docs/decisions/082). */
export class SiteStyles {
  readonly file: SiteFile;
  /** The classes whose rules the file has: a page rendered with them writes none itself. */
  readonly names: StyleNames;

  constructor({ text, names }: CollectedStyles) {
    this.names = new Map(names.map(([id, ofComponent]) => [id, new Set(ofComponent)]));
    this.file = siteFile('site.css', 'text/css; charset=utf-8', text);
  }

  /** A page with a link to the file, unless it brings the styles of its components itself. */
  link(html: string): string {
    if (hasOwnStyles(html)) return html;
    return html
      .replaceAll(plainStyle, '')
      .replace('<head>', `<head><link rel="stylesheet" href="${this.file.path}">`);
  }
}

/**
 * The rules of whole pages as they are rendered, each once.
 * @param pages with their styles in them
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
  // In the order of their components, as styled-components has them: what extends another one comes after it.
  const sorted = [...groups].sort(([a], [b]) => a - b).flatMap(([, rules]) => [...rules]);
  return [...plain, ...sorted].join('');
}

/** Whether components of the page wrote rules of their own into it. */
export function hasOwnStyles(html: string): boolean {
  return html.includes('<style data-styled');
}

const plainStyle = /<style>([\s\S]*?)<\/style>/g;
const componentStyle = /<style data-styled=""[^>]*>([\s\S]*?)<\/style>/;

type Group = { readonly order: number; readonly rules: readonly string[] };

/** The rules of each component of a page, with the place of the component among all. */
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
