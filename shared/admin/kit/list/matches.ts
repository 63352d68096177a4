/** Whether every word of a search is in a text, whatever the case or the marks on letters: `ndricim` finds 'Ndriçim'. */
export function matches(text: string, search: string): boolean {
  const plain = folded(text);
  return folded(search)
    .split(/\s+/)
    .every((word) => plain.includes(word));
}

function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
}
