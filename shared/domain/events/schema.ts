import type { z } from 'zod';
import { publicList } from '../access.js';
import { type KnownPlayer, withPlayers } from '../artists/players.js';
import type { InLanguage } from '../content.js';
import { defineEntity, withoutStamps } from '../entity.js';
import { media, optionalReferences } from '../composite.js';
import type { OnSite } from '../publishing/publishing.js';
import { nightKinds } from '../enquiry/request.js';
import { choice, date, flag, image, longText, text } from '../fields.js';
import { translatable } from '../translations/translatable.js';
import { eventKindLabels, guessEventKind } from './kind.js';

export const events = defineEntity({
  called: { sq: 'Event', en: 'Event' },
  plural: { sq: 'eventet', en: 'events' },
  access: publicList,
  site: { page: '/evente', hasAnchors: true },
  publishing: true,
  titleField: 'title',
  fields: {
    title: translatable(text('Title'), 'Titulli'),
    date: { ...date('Date'), sorts: 'newest' },
    kind: {
      ...choice('Kind', nightKinds),
      valueLabels: eventKindLabels,
      guess: guessEventKind,
      isFilter: true,
    },
    description: translatable(longText('Description'), 'Përshkrimi'),
    featured: { ...flag('Featured'), filter: { sq: 'Vetëm në ballinë', en: 'Only featured' }, sign: 'star' },
    image: { ...image('Main image'), urlLabel: 'Main image URL' },
    media: translatable(
      { ...media('Media', 'URL-ja e medias nuk mund të jetë bosh'), mainImage: 'image' },
      'Mbishkrimi',
    ),
    /** Who played. */
    artistIds: optionalReferences('Artists', 'artists'),
  },
  columns: ['date', 'media'],
});

/** An event as it is read. Not `Event`: the DOM has a global type of that name. */
export type AgencyEvent = z.output<typeof events.document>;

/** The fields of an event that visitors see; new fields are included. */
export type ShownEvent = ReturnType<typeof shownEvent>;

/** @param known the artists that events name */
export function shownEvent(
  event: InLanguage<OnSite<AgencyEvent>, 'title' | 'description'>,
  known: readonly KnownPlayer[],
) {
  const { featured: _featured, ...shown } = withoutStamps(event);
  return withPlayers(shown, known);
}
