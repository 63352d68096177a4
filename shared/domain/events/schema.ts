import { z } from 'zod';
import { toIsoDate } from '../date.js';
import { defineEntity } from '../entity.js';
import { flag, optionalAddress, requiredText } from '../fields.js';
import { mediaItem, mediaList } from '../mediaItem.js';

const date = requiredText('Date', 40)
  .refine((value) => value.trim() === '' || toIsoDate(value) !== null, {
    error: 'Date must be a day such as 2026-06-14',
  })
  .transform((value) => toIsoDate(value) ?? value);

export const events = defineEntity({
  label: 'event',
  page: '/evente',
  fields: {
    title: requiredText('Title', 300),
    date,
    description: requiredText('Description'),
    featured: flag('Featured'),
    image: optionalAddress('Main image'),
    media: mediaList,
  },
  defaults: { featured: false, image: '', media: [] },
  read: { date: z.iso.datetime(), image: z.string(), media: z.array(mediaItem) },
});

/** An event as it is read. Not `Event`: the DOM has a global type of that name. */
export type AgencyEvent = z.output<typeof events.document>;

export type AgencyEventInput = z.output<typeof events.create>;
