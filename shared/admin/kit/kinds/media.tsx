import { styled } from 'styled-components';
import { z } from 'zod';
import type { FieldOf } from '@ritmi/shared/domain/kinds';
import { mergeMedia, withCleanCaption } from '@ritmi/shared/domain/media';
import { mediaItem, mediaItemInput } from '@ritmi/shared/domain/shapes';
import { space } from '@ritmi/shared/ui/tokens';
import { MediaListField } from '../media/MediaListField.js';
import { Preview } from '../media/Preview.js';
import { emptyMedium, typedName } from '../media/useListedMedia.js';
import { newKey } from '../model/newKey.js';
import { countOf, type Kind, textCell } from './kind.js';

const known = z.array(mediaItem).catch([]);
const sent = z.array(mediaItemInput);

/** A list of groups whose inputs are tiles, and whose entries keep their ids and captions. */
export function mediaKind(list: Kind<FieldOf<'media'>>): Kind<FieldOf<'media'>> {
  return {
    ...list,
    Input: MediaListField,
    Cell: textCell('64px', countOf),
    Version: ({ field, value, format }) => {
      const media = sent.catch([]).parse(value);
      return media.length === 0
        ? format(field, value)
        : media.map((medium, place) => (
            <Medium key={`${place} ${medium.url}`}>
              <Preview url={medium.url} type={medium.type} />
              {format(field.item, medium)}
            </Medium>
          ));
    },
    toForm: (_, value) =>
      known.parse(value).map(({ id, type, url, caption = '' }) => ({ id, type, url, caption })),
    toBody: ({ mainImage }, value, before) => {
      const media = sent.parse(value).map(({ id: _own, ...medium }) => withCleanCaption(medium));
      if (before === undefined) return media;
      const stored = known.parse(before);
      const hadCaption = (url: string) => stored.some((medium) => medium.url === url && medium.caption);
      // A removed caption is sent empty, because the API keeps one that is missing (contract).
      const changed = media.map((medium) =>
        !medium.caption && hadCaption(medium.url) ? { ...medium, caption: '' } : medium,
      );
      if (mainImage === undefined) return changed;
      // Specification section 7, events: captions are sent only where they changed.
      const captions = new Set(stored.map(({ url, caption = '' }) => JSON.stringify([url, caption])));
      return changed.map(({ type, url, caption }) =>
        captions.has(JSON.stringify([url, caption ?? ''])) ? { type, url } : { type, url, caption },
      );
    },
    withIds: (value, inForm, named) => {
      const own = sent.catch([]).parse(inForm);
      const isNamed = (id: string | undefined) => id !== undefined && named.has(id);
      return sent.parse(value).map((medium, place) => {
        const id = own[place]?.id;
        return isNamed(id) ? { id, ...medium } : medium;
      });
    },
    unsent: ({ mainImage }, body, before) =>
      mainImage !== undefined && body[mainImage] === before[mainImage] ? [mainImage] : [],
    toRead: (_, value, before) => mergeMedia(known.parse(before), sent.parse(value), newKey),
    toPreview: (_, value, addressOf) => {
      const entries: readonly unknown[] = Array.isArray(value) ? value : [];
      return entries.flatMap((each, place) => {
        const { data } = mediaItemInput.safeParse(each);
        return data ? [{ ...data, id: `shown-${place}`, url: addressOf(data.url) }] : [];
      });
    },
    typed: (name) => ({ [typedName(name)]: { ...emptyMedium } }),
    shows: () => 'picture',
  };
}

/** A span, because it is inside a label. */
const Medium = styled.span`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space(3)};
  img,
  video {
    width: 96px;
  }
`;
