import type { z } from 'zod';
import { anyone, publicList } from '../access.js';
import { group, list, media } from '../composite.js';
import { defineEntity } from '../entity.js';
import { choice, image, number, optionalLongText, optionalText, order, sound, text } from '../fields.js';
import { link } from '../settings/fields.js';
import { slug } from '../addresses/slug.js';
import { translatable } from '../translations/translatable.js';

/** The two pages of the specification: a DJ of clubs, and one of weddings and family parties. */
export const designs = ['club', 'party'] as const;

export const artists = defineEntity({
  called: { sq: 'Artist', en: 'Artist' },
  plural: { sq: 'artistët', en: 'artists' },
  access: { ...publicList, readOne: anyone },
  // The home page lists them all.
  site: { page: '/', hasOwnPage: true },
  publishing: true,
  titleField: 'stageName',
  fields: {
    stageName: { ...text('Stage name', 100), placeholder: 'DJ Drita' },
    slug: { ...slug('Address'), placeholder: 'DJ-Drita', isHalf: true },
    design: {
      ...choice('Design', designs),
      valueLabels: { club: 'Klub', party: 'Festë' },
      isHalf: true,
    },
    line: translatable(optionalText('Line', 300), 'Rreshti'),
    startedIn: { ...number('Started in', { least: 1900, most: 2100 }), isHalf: true },
    portrait: image('Portrait'),
    poster: image('Poster'),
    // In the design `party` the first three are beside the name, the others are a list of their own.
    facts: list(
      'Facts',
      group('Fact', {
        label: translatable(text('Label', 100), 'Etiketa'),
        value: translatable(text('Value'), 'Vlera'),
      }),
    ),
    biography: translatable(optionalLongText('Biography'), 'Jetëshkrimi'),
    venues: translatable(list('Venues', { ...text('Venue'), placeholder: 'Klub Yje, Tiranë' }), 'Vendi'),
    mashups: list(
      'Mashups',
      group('Mashup', {
        title: translatable({ ...text('Title'), placeholder: 'Verë e gjatë – Afro, 122 BPM' }, 'Titulli'),
        url: link('Link'),
      }),
    ),
    tracks: list(
      'Tracks',
      group('Track', {
        title: text('Title'),
        file: sound('File'),
      }),
    ),
    performances: list(
      'Performances',
      group('Performance', {
        title: translatable(text('Title'), 'Titulli'),
        place: translatable(
          { ...optionalText('Place'), placeholder: 'Klub Yje, Tiranë, 2026-10-10' },
          'Vendi',
        ),
        video: image('Video'),
        poster: image('Poster'),
        services: translatable(list('Services', text('Service')), 'Shërbimi'),
      }),
    ),
    equipment: translatable(
      list('Equipment', { ...text('Piece', 500), placeholder: 'Pulti: Mikser me katër kanale' }),
      'Pajisja',
    ),
    social: group('Social links', {
      instagram: link('Instagram'),
      tiktok: link('TikTok'),
      soundcloud: link('SoundCloud'),
      youtube: link('YouTube'),
      facebook: link('Facebook'),
    }),
    media: translatable(media('Media', 'Media URL is required'), 'Mbishkrimi'),
    order: order(),
  },
  columns: ['slug', 'design', 'order'],
});

export type ArtistDocument = z.output<typeof artists.document>;
