/** What the cut of the typeface for papers does not have (scripts/fonts.ts). */
const missing = /[^\n\u0020-\u007e\u00a0-\u00ff–—‘’“”„•…€→−]/gu;

/** Texts in letters that the typeface has: `š` becomes `s`, `≈` becomes `~`, and what has no such letter is left out. */
export function drawable<T>(value: T): T {
  return JSON.parse(JSON.stringify(value), (_key, each: unknown) =>
    typeof each === 'string' ? inLetters(each) : each,
  );
}

function inLetters(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll('≈', '~')
    .replace(missing, (letter) =>
      letter
        .normalize('NFKD')
        .replaceAll(/\p{Mark}/gu, '')
        .replace(missing, ''),
    );
}
