import { agencyOf } from '@ritmi/shared/domain/agency/agency';
import { demoArtist } from '@ritmi/shared/domain/artists/demoArtist';
import { artist, type Artist } from '@ritmi/shared/domain/artists/artist';
import { inLanguage } from '@ritmi/shared/domain/content';
import { sourceLanguage } from '@ritmi/shared/domain/language';
import { readFileSync } from 'node:fs';

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../shared/demo/${name}.json`, import.meta.url), 'utf8'));

/** The agency of the demo, as Albanian pages show it. */
export const agency = agencyOf(read('settings'), sourceLanguage);

const artistAt = (index: number): Artist =>
  artist.parse(inLanguage(demoArtist(read('artists')[index]), sourceLanguage));

/** The artists of the demo. */
export const artists = { lumo: artistAt(0), taulo: artistAt(1) };

/** The built-in texts of the about page. */
export const about: {
  readonly sections: readonly { readonly title: string; readonly content: string }[];
  readonly team: readonly { readonly name: string }[];
} = read('about');
