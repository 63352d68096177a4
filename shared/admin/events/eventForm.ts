import type { z } from 'zod';
import { toDay } from '@ritmi/shared/domain/date';
import { entities } from '@ritmi/shared/domain/entities';
import type { AgencyEvent, AgencyEventInput } from '@ritmi/shared/domain/events/schema';
import type { FormSpec } from '../kit/forms/formSpec.js';
import { listedMedia, type MediaValues, noMedia } from '../kit/media/listedMedia.js';
import { eventLabels } from './text.js';

type EventValues = {
  title: string;
  /** A day, as date fields hold it. */
  date: string;
  description: string;
  featured: boolean;
  image: string;
} & MediaValues;

export const eventForm: FormSpec<EventValues, AgencyEventInput, AgencyEvent> = {
  schema: entities.events.create as unknown as z.ZodType<AgencyEventInput, EventValues>,
  empty: { title: '', date: '', description: '', featured: false, image: '', ...noMedia },
  toValues: ({ title, date, description, featured, image, media }) => ({
    title,
    date: toDay(date),
    description,
    featured,
    image,
    ...listedMedia(media),
  }),
  titleOf: ({ title }) => title.trim() || 'New event',
  labels: eventLabels,
};
