import type { MediaItem } from '../mediaItem.js';
import type { AgencyEvent } from './schema.js';

/** A medium of an event or a project, with what the test is about. */
export function sampleMedium(change: Partial<MediaItem> = {}): MediaItem {
  return { id: 'medium-1', type: 'image', url: '/uploads/foto.webp', ...change };
}

/** An event as it is read, with what the test is about. */
export function sampleEvent(change: Partial<AgencyEvent> = {}): AgencyEvent {
  return {
    id: 'event-1',
    title: 'Dasma e Anës dhe Ermalit',
    date: '2026-09-19T00:00:00.000Z',
    description: 'Vallja e parë mes shkëndijave.',
    featured: false,
    image: '/uploads/foto.webp',
    media: [sampleMedium()],
    version: 1,
    createdAt: '2026-09-20T10:00:00.000Z',
    updatedAt: '2026-09-20T10:00:00.000Z',
    ...change,
  };
}
