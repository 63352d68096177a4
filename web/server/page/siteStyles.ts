import { createHash } from 'node:crypto';
import { plainHeaders } from '../securityHeaders.js';
import { PageDocument } from './pageDocument.js';

/** The rules of all public pages in one file, so that a page does not carry its own (docs/decisions/082). */
export class SiteStyles {
  readonly path: string;
  readonly document: PageDocument;
  readonly #rules: ReadonlySet<string>;

  /** @param pages whole pages as they are rendered, with their styles in them */
  constructor(pages: readonly string[]) {
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
    const text = [...plain, ...sorted].join('');
    this.#rules = new Set([...plain, ...sorted]);
    this.path = `/assets/site-${createHash('sha256').update(text).digest('hex').slice(0, 12)}.css`;
    this.document = new PageDocument({
      status: 200,
      contentType: 'text/css; charset=utf-8',
      text,
      headers: plainHeaders,
      isImmutable: true,
    });
  }

  /** A page with a link to the file in place of its styles; as it is when one of its rules is not in the file. */
  link(html: string): string {
    const styles = [...html.matchAll(plainStyle)].map(([, text = '']) => text);
    const rules = groupsOf(html).flatMap((group) => group.rules);
    if (rules.length === 0 || ![...styles, ...rules].every((rule) => this.#rules.has(rule))) return html;
    return html
      .replaceAll(plainStyle, '')
      .replace(componentStyle, '')
      .replace('<head>', `<head><link rel="stylesheet" href="${this.path}">`);
  }
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
