import { keyOf, pictureKeyOf } from './known.js';

/** Parts of a page without content of the agency's, or that repeat it only to lead to it. */
const skipped = 'script, style, template, noscript, nav, option, textarea, [aria-hidden="true"]';

/** The elements whose whole text may be one of the agency's. */
const textual = 'h1, h2, h3, h4, p, a, b, strong, span, li, dt, dd, summary, figcaption, blockquote, small';

/** Of headings in the page, and of boxes to tick. */
export const headings = 'h1, h2, h3, h4, label b';

/** The elements that show a text or a picture, by its key and in page order. */
export type Places = ReadonlyMap<string, readonly Element[]>;

export type PageContent = { readonly texts: Places; readonly pictures: Places };

/** Reads what a page shows. An element whose child has the same text counts once, as the outer one. */
export function readPage(page: Document): PageContent {
  const texts = new Map<string, Element[]>();
  const pictures = new Map<string, Element[]>();
  const put = (places: Map<string, Element[]>, key: string, element: Element) => {
    const known = places.get(key) ?? [];
    if (key === '' || known.some((each) => each.contains(element))) return;
    places.set(key, [...known, element]);
  };
  for (const element of page.body.querySelectorAll<Element>(textual)) {
    if (element.closest(skipped)) continue;
    put(texts, keyOf(element.textContent), element);
    // Beside other words: `1. Heading`.
    for (const node of element.childNodes) {
      if (node.nodeType === node.TEXT_NODE) put(texts, keyOf(node.textContent ?? ''), element);
    }
  }
  for (const element of page.body.querySelectorAll<Element>('img, video, source')) {
    for (const name of ['src', 'srcset', 'poster']) {
      const [address = ''] = (element.getAttribute(name) ?? '').split(/[\s,]/);
      if (address) put(pictures, pictureKeyOf(address), element);
    }
  }
  return { texts, pictures };
}

/** Whether an element shows content, rather than a way to it. */
export const isContent = (element: Element) => element.closest(skipped) === null;

/** The parts of the addresses, ids and values in an element, and the id of what it is in. */
export function tokensIn(element: Element): ReadonlySet<string> {
  const inside = [element, ...element.querySelectorAll<Element>('[id], a[href], input[value]')];
  const ids = [element.parentElement?.id ?? '', ...inside.map(({ id }) => id)];
  const addresses = inside.flatMap((each) =>
    ['href', 'value'].flatMap((name) => (each.getAttribute(name) ?? '').split(/[/?&=,#]/)),
  );
  return new Set([...ids, ...ids.map((id) => id.replace(/^\w+-/, '')), ...addresses.map(decoded)]);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The card that an element belongs to. */
export function cardOf(element: Element): Element {
  return (
    element.closest('article, li, label, figure') ??
    element.closest('section') ??
    element.parentElement ??
    element
  );
}
