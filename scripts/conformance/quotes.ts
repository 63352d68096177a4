import type { Sentence } from './sentences.js';

/** What of a document no list quotes, and which quotes do not stand in it. */
export function compareQuotes(
  document: string,
  sentences: readonly Sentence[],
): { readonly unquoted: string[]; readonly strange: string[] } {
  const whole = plain(document.replaceAll(/^#+ /gm, ''));
  const text = plain(withoutHeadings(document));
  const isQuoted = Array.from({ length: text.length }, () => false);
  const strange = sentences.filter(({ says }) => {
    // An arrow of the document's own is part of the quote.
    const quote = plain(whole.includes(plain(says)) ? says : (says.split(' → ')[0] ?? ''));
    let at = text.indexOf(quote);
    if (at < 0) return !whole.includes(quote);
    for (; at >= 0; at = text.indexOf(quote, at + 1)) isQuoted.fill(true, at, at + quote.length);
    return false;
  });
  const left = isQuoted.map((isOne, at) => (isOne ? '\n' : text.charAt(at))).join('');
  return {
    unquoted: left.split(/\n+/).filter((words) => /[\p{L}\p{N}]/u.test(words)),
    strange: strange.map(({ id }) => id),
  };
}

/** Without the lines and the first words that only name what follows. */
function withoutHeadings(document: string): string {
  return document
    .split('\n')
    .filter(
      (line, index, lines) => !/^#|^\|[-| ]+\|$/.test(line) && !/^\|[-| ]+\|$/.test(lines[index + 1] ?? ''),
    )
    .join('\n')
    .replaceAll(/^(- )?\*\*[^*]+\*\*/gm, '$1');
}

/** One line without the marks of Markdown, so that a quote may leave them out. */
function plain(text: string): string {
  return text
    .replaceAll(/^\s*(?:- |\| )| \|$/gm, ' ')
    .replaceAll(' | ', ' ')
    .replaceAll(/[*`\\]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
