import { brand } from '@ritmi/shared/domain/brand/brand';
import { toDay } from '@ritmi/shared/domain/date';
import { newestFirst } from '@ritmi/shared/domain/events/rules';
import type { AgencyEvent } from '@ritmi/shared/domain/events/schema';
import { mainImage } from '@ritmi/shared/domain/media';
import type { PageContext } from 'vike/types';
import { text } from '../../views/events/text.js';
import { breadcrumb } from '../jsonLd.js';
import { listOf } from '../load.js';
import type { Data } from './+data.js';

export function jsonLd(pageContext: PageContext): object[] {
  const { events } = pageContext.data as Data;
  const origin = pageContext.site?.publicUrl ?? '';
  return [
    breadcrumb(pageContext, [{ name: text.heading, path: '/evente' }]),
    ...newestFirst(listOf(events)).map((event) => eventOf(event, origin)),
  ];
}

function eventOf({ title, date, description, image, media }: AgencyEvent, origin: string): object {
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
