import { type Artist, artist } from '../domain/artists/artist.js';
import { inLanguage } from '../domain/content.js';
import type { Language } from '../domain/language.js';

// The only module of the clients that knows where artists come from: the demo's file.

const lists = new Map<Language, Promise<readonly Artist[]>>();

export function loadArtists(language: Language): Promise<readonly Artist[]> {
  return cached(lists, language, async () => {
    const { default: artists } = await import('@ritmi/shared/demo/artists.json', { with: { type: 'json' } });
    return artists.map((each) => artist.parse(inLanguage(each, language)));
  });
}

function cached<T>(known: Map<Language, Promise<T>>, language: Language, load: () => Promise<T>): Promise<T> {
  const found = known.get(language) ?? load();
  known.set(language, found);
  return found;
}
