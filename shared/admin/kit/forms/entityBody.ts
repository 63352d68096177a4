import { z } from 'zod';
import { toDay, toIsoDate } from '@ritmi/shared/domain/date';
import { entityOf, type EntityName } from '@ritmi/shared/domain/entities';
import { textIn, type Values } from '@ritmi/shared/domain/entity';
import { mergeMedia, withCleanCaption } from '@ritmi/shared/domain/media';
import { mediaItem, mediaItemInput } from '@ritmi/shared/domain/shapes';
import { newKey } from '../resource/write.js';
import { formFields, type FormValues } from './formSpec.js';

const sentMedia = z.array(mediaItemInput);

/** What is sent to create a document: media without the ids of the form's list and blank captions, days as typed. */
export function createBody(name: EntityName, values: Values): FormValues {
  return Object.fromEntries(
    formFields(name).map(([field, { kind }]) => {
      const value = values[field];
      if (kind === 'media')
        return [field, sentMedia.parse(value).map(({ id: _own, ...medium }) => withCleanCaption(medium))];
      return [field, kind === 'date' ? toDay(textIn(values, field)) : value];
    }),
  );
}

/**
 * What is sent to change a document. A main image that follows from the media is sent when it changed, and where it
 * does, media say their captions only when those changed (specification section 7, events).
 */
export function updateBody(name: EntityName, values: Values, before: Values): FormValues {
  const { fields } = entityOf(name);
  const body = createBody(name, values);
  for (const [field, definition] of Object.entries(fields)) {
    if (definition.kind !== 'media') continue;
    const known = z.array(mediaItem).parse(before[field]);
    const hadCaption = (url: string) => known.some((medium) => medium.url === url && medium.caption);
    // A caption that was taken away is sent empty, since a missing one would be kept (contract).
    const media = sentMedia
      .parse(body[field])
      .map((medium) => (!medium.caption && hadCaption(medium.url) ? { ...medium, caption: '' } : medium));
    const { mainImage } = definition;
    if (mainImage === undefined) {
      body[field] = media;
      continue;
    }
    if (body[mainImage] === before[mainImage]) delete body[mainImage];
    const captions = new Set(known.map(({ url, caption = '' }) => JSON.stringify([url, caption])));
    body[field] = media.map(({ type, url, caption }) =>
      captions.has(JSON.stringify([url, caption ?? ''])) ? { type, url } : { type, url, caption },
    );
  }
  return body;
}

/**
 * The fields of a document that will read otherwise than they were sent in a write that is still queued. `before` is
 * undefined for a new one.
 */
export function readValues(name: EntityName, sent: Values, before: Values | undefined): FormValues {
  const read: FormValues = {};
  for (const [field, { kind, blank }] of Object.entries(entityOf(name).fields)) {
    const value = sent[field];
    if (value === undefined) {
      if (!before) read[field] = blank;
      continue;
    }
    if (kind === 'date') read[field] = toIsoDate(textIn(sent, field)) ?? value;
    if (kind === 'media') {
      const known = z.array(mediaItem).catch([]).parse(before?.[field]);
      read[field] = mergeMedia(known, sentMedia.parse(value), newKey);
    }
  }
  return read;
}
