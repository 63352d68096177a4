import MiniSearch from 'minisearch';
import { fold } from '@ritmi/shared/domain/text/fold';

/** Something that the palette finds. */
export type Entry = {
  readonly id: string;
  readonly title: string;
  /** What it is: `Shërbim`, `Ekran`. */
  readonly kind: string;
  /** More words by which it is found. */
  readonly text: string;
  readonly open: () => void;
};

const maxFound = 50;

/** From this length on a word may have a letter that is wrong. */
const fuzzyLength = 5;

/**
 * A search in these entries: every word is found in its title, its kind or its text, also by its beginning and without
 * accents; the best first. An empty search finds the first entries.
 */
export function searchIn(entries: readonly Entry[]): (search: string) => readonly Entry[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const index = new MiniSearch<Entry>({ fields: ['title', 'kind', 'text'], processTerm: fold });
  index.addAll([...byId.values()]);
  return (search) => {
    if (search.trim() === '') return entries.slice(0, maxFound);
    const found = index.search(search, {
      combineWith: 'AND',
      prefix: true,
      fuzzy: (term) => (term.length < fuzzyLength ? false : 0.2),
      boost: { title: 4, kind: 2 },
    });
    return found.slice(0, maxFound).flatMap(({ id }) => byId.get(String(id)) ?? []);
  };
}
