import type { z } from 'zod';
import { defineEntity, withoutStamps } from '../entity.js';
import { countMedia, type MediaCounts } from '../media.js';
import { image, longText, media, order, text, texts } from '../fields.js';

export const projects = defineEntity({
  called: { sq: 'Projekt', en: 'Project' },
  plural: { sq: 'projektet', en: 'projects' },
  page: '/projects',
  storageKey: 'projects',
  hasOwnPage: true,
  titleField: 'title',
  fields: {
    title: text('Title'),
    location: text('Location'),
    thumbnail: { ...image('Thumbnail'), inputLabel: 'Thumbnail URL' },
    description: longText('Description'),
    // What stood there, each beginning with how many: '12 koka lëvizëse'.
    rig: texts('Rig', 'Rig item'),
    media: media('Media', 'Media URL is required'),
    // A new project is added at the end, and dragging moves it.
    order: { ...order(), isInForm: false },
  },
  columns: ['location', 'media'],
  readOne: 'public',
  // Specification section 7.
  calls: { create: '/projects/json', update: '/projects/{id}/json' },
});

export type Project = z.output<typeof projects.document>;

/** What visitors see of a project: a new field is among it. */
export type ShownProject = Omit<ReturnType<typeof shownInList>, 'counts'> & {
  /** Of all its media, where only the first ones came along. */
  readonly counts?: MediaCounts;
};

/** Media of a project that the list shows; its own page shows all. As many as a mosaic has at most. */
const listedMedia = 12;

/** A project as the list shows it. */
export function shownInList(project: Project) {
  const { order: _order, media, ...shown } = withoutStamps(project);
  return { ...shown, media: media.slice(0, listedMedia), counts: countMedia(media) };
}
