import type { z } from 'zod';
import { anyone, publicList } from '../access.js';
import { type KnownPlayer, withPlayers } from '../artists/players.js';
import type { InLanguage, MediumInLanguage } from '../content.js';
import { defineEntity, withoutStamps } from '../entity.js';
import { countMedia, type MediaCounts } from '../media.js';
import { list, media, optionalReferences } from '../composite.js';
import { image, longText, order, text } from '../fields.js';
import type { OnSite } from '../publishing/publishing.js';
import { translatable } from '../translations/translatable.js';

export const projects = defineEntity({
  called: { sq: 'Projekt', en: 'Project' },
  plural: { sq: 'projektet', en: 'projects' },
  access: { ...publicList, readOne: anyone },
  site: { page: '/projects', hasOwnPage: true },
  publishing: true,
  titleField: 'title',
  fields: {
    title: translatable(text('Title'), 'Titulli'),
    location: text('Location'),
    thumbnail: { ...image('Thumbnail'), urlLabel: 'Thumbnail URL' },
    description: translatable(longText('Description'), 'Përshkrimi'),
    // The equipment, each entry with its number first: '12 koka lëvizëse'.
    rig: translatable(list('Rig', text('Rig item', 500)), 'Pajisja'),
    media: translatable(media('Media', 'Media URL is required'), 'Mbishkrimi'),
    /** Who played there. */
    artistIds: optionalReferences('Artists', 'artists'),
    // A new project is added at the end; dragging moves it.
    order: { ...order(), isInForm: false },
  },
  columns: ['location', 'media'],
});

export type Project = z.output<typeof projects.document>;

/** The fields of a project that visitors see, new fields included. */
export type ShownProject = Omit<ReturnType<typeof shownInList>, 'counts' | 'media'> & {
  readonly media: readonly MediumInLanguage[];
  /** Counts of all its media, when only the first ones are included. */
  readonly counts?: MediaCounts;
};

/** How many media of a project the list includes; its own page shows all. Enough for the largest mosaic. */
const listedMedia = 12;

type LocalProject = InLanguage<OnSite<Project>, 'title' | 'description' | 'rig'>;

/**
 * A project as its page shows it.
 * @param known the artists that projects name
 */
export function shownProject(project: LocalProject, known: readonly KnownPlayer[]) {
  const { order: _order, ...shown } = withoutStamps(project);
  return withPlayers(shown, known);
}

/** A project as the list shows it. */
export function shownInList(project: LocalProject, known: readonly KnownPlayer[]) {
  const { media, ...shown } = shownProject(project, known);
  return { ...shown, media: media.slice(0, listedMedia), counts: countMedia(media) };
}
