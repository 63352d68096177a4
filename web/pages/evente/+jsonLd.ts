import { brand } from '@ritmi/shared/domain/brand/brand';
import { toDay } from '@ritmi/shared/domain/date';
import type { ShownEvent } from '@ritmi/shared/domain/events/schema';
import { mainImage } from '@ritmi/shared/domain/media';
import { itemsOf } from '../listPart.js';
import { listOf, type PageWith } from '../load.js';
import type { loads } from './+loads.js';

export function jsonLd({ data, site }: PageWith<typeof loads>): object[] {
  const origin = site?.publicUrl ?? '';
  return listOf(itemsOf(data.events)).map((event) => eventOf(event, origin));
}

function eventOf({ title, date, description, image, media }: ShownEvent, origin: string): object {
  const shown = mainImage(image, media);
  return {
    '@type': 'Event',
    name: title,
    startDate: toDay(date),
    description,
    ...(shown ? { image: shown.startsWith('/') ? `${origin}${shown}` : shown } : {}),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    organizer: { '@type': 'Organization', name: brand.name, url: origin },
  };
}
