import { ChevronDown, Play, X } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { get, useFormContext, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import type { FieldOf } from '@ritmi/shared/domain/kinds';
import { mediaTypes } from '@ritmi/shared/domain/shapes';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { SortableList } from '@ritmi/shared/ui/sortable/SortableList';
import { at, color, layout, radius, space, surface, tint, type } from '@ritmi/shared/ui/tokens';
import { ChoiceField, TextField } from '../inputs/fields.js';
import { InLanguages } from '../languages/InLanguages.js';
import { ButtonRow, DangerIconButton, PlainButton, Stack } from '../look/frames.js';
import { useLatest } from '../useLatest.js';
import { Preview } from './Preview.js';
import { mediaLabels, mediaText } from './text.js';
import { UploadField } from './UploadField.js';
import { type Entry, type MediumValues, useListedMedia } from './useListedMedia.js';
import { useFixed } from '../fixed.js';

/** The inputs of a new medium, below the list. */
const Composer = styled(Stack)`
  gap: ${space(3)};
  padding: ${space(3)};
  border-radius: ${radius.control};
  background: ${color.card};
`;

/** A URL needs more space than a type. */
const Pair = styled.div`
  display: grid;
  gap: ${space(3)};
  grid-template-columns: minmax(96px, 1fr) minmax(0, 3fr);
`;

type MediaListFieldProps = { readonly name: string; readonly field: FieldOf<'media'> };

/** Pictures and videos as tiles that are dragged into order, and the inputs that add one more: by upload or by its URL. */
export function MediaListField({ name, field }: MediaListFieldProps) {
  const frame = useRef<HTMLDivElement>(null);
  const media = useListedMedia({ name, field });
  const { entries, main, typed, url } = media;
  const { label, sourceName } = field;
  const fixed = useFixed();
  const labels = mediaLabels(label);

  const latest = useLatest(media);
  useEffect(() => {
    const form = frame.current?.closest('form');
    const handleSubmit = (event: Event) => latest.current.handleSubmit(event);
    form?.addEventListener('submit', handleSubmit);
    return () => form?.removeEventListener('submit', handleSubmit);
  }, [latest]);

  const renderEntry = useCallback(
    ({ place }: Entry) => (
      <MediaTile
        list={name}
        label={label}
        place={place}
        mainImage={main}
        sourceName={sourceName}
        onRemove={() => latest.current.remove(place)}
      />
    ),
    [latest, name, label, main, sourceName],
  );

  return (
    <Stack ref={frame} role="group" aria-label={fixed(label)} onKeyDown={media.handleEnter}>
      {entries.length > 0 ? (
        <SortableList
          entries={entries}
          labelOf={({ place }) => fixed(`${label} ${place + 1}`)}
          layout="grid"
          render={renderEntry}
          onMove={media.move}
        />
      ) : null}
      <Composer>
        <UploadField
          name={name}
          label={labels.file}
          isMultiple
          // A URL is not loaded while it is being typed; that of an upload is complete.
          picture={url.startsWith('/uploads/') ? <Preview url={url} /> : null}
          onUploaded={media.addUploaded}
        />
        <Pair>
          <MediumInput path={typed} list={label} field="type" />
          <MediumInput path={typed} list={label} field="url" />
        </Pair>
        <MediumInput path={typed} list={label} field="caption" />
        <ButtonRow>
          <PlainButton onClick={media.add}>{fixed(labels.add)}</PlainButton>
        </ButtonRow>
      </Composer>
    </Stack>
  );
}

const Shown = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 4 / 3;
  border-radius: 10px;
  background: ${color.card};
  img,
  video,
  [role='img'] {
    display: grid;
    place-items: center;
    ${layout.fill}
    object-fit: cover;
  }
`;

/** A label on a picture, readable whatever the picture shows. */
const Mark = styled.span`
  ${type.label}
  position: absolute;
  bottom: ${space(2)};
  left: ${space(2)};
  display: flex;
  padding: 2px ${space(2)};
  border-radius: ${radius.pill};
  ${surface.overlay(86)}
  color: ${color.text};
  & + & {
    right: ${space(2)};
    left: auto;
  }
`;

const Remove = styled(DangerIconButton)`
  position: absolute;
  top: ${space(1)};
  right: ${space(1)};
  border-radius: ${radius.pill};
  background: ${tint('page', 82)};
  color: ${color.text};
  ${at.forced} {
    border: 1px solid;
    background: ButtonFace;
  }
`;

const Details = styled.details`
  summary {
    display: flex;
    align-items: center;
    gap: ${space(1)};
    min-height: 28px;
    color: ${color.quiet};
    font-size: ${type.size.small};
    @media (pointer: coarse) {
      min-height: 44px;
    }
  }
  &[open] svg {
    transform: rotate(180deg);
  }
`;

type MediaTileProps = {
  /** Path of the list in the form. */
  readonly list: string;
  readonly label: string;
  readonly place: number;
  /** The field that the first medium fills; without one the first medium is the main one. */
  readonly mainImage: string | undefined;
  /** What a caption is called in the source language; undefined if captions are not translated. */
  readonly sourceName: string | undefined;
  readonly onRemove: () => void;
};

/** One medium of a list as a picture with its caption; the inputs that are rarely used are under 'Details'. */
function MediaTile({ list, label, place, mainImage, sourceName, onRemove }: MediaTileProps) {
  const { control, formState, setFocus } = useFormContext();
  const path = `${list}.${place}`;
  const { t } = useLanguage();
  const fixed = useFixed();
  const medium: Partial<MediumValues> | undefined = useWatch({ control, name: path });
  const { type: kind = 'image', url = '', id = '' } = medium ?? {};
  const main: unknown = useWatch({ name: mainImage ?? '', disabled: mainImage === undefined });
  const isMain = mainImage === undefined ? place === 0 : url !== '' && url === main;
  const [isOpen, setIsOpen] = useState(false);
  const hasError = get(formState.errors, `${path}.url`) !== undefined;
  useEffect(() => {
    // The form could not focus the input while the details were closed.
    if (hasError && !document.activeElement?.matches('[aria-invalid="true"]')) setFocus(`${path}.url`);
  }, [hasError, path, setFocus]);

  const isTranslated = id !== '' && sourceName !== undefined;
  const named = { label: `Caption ${place + 1}`, sourceName: `${sourceName} ${place + 1}` };
  const translated = { path: `captions.${id}`, root: list, field: named, isLong: false };
  const caption = <MediumInput path={path} list={label} field="caption" place={place} />;
  return (
    <Stack $gap={2} role="group" aria-label={fixed(`${label} ${place + 1}`)}>
      <Shown>
        <Preview url={url} type={kind} isSmall />
        {isMain ? <Mark>{t(mediaText.main)}</Mark> : null}
        {kind === 'video' ? (
          <Mark aria-label={t(mediaText.video)} role="img">
            <Play size={14} aria-hidden="true" />
          </Mark>
        ) : null}
        <Remove aria-label={fixed('Remove')} onClick={onRemove}>
          <X size={18} aria-hidden="true" />
        </Remove>
      </Shown>
      {isTranslated ? <InLanguages {...translated}>{caption}</InLanguages> : caption}
      <Details open={isOpen || hasError} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary>
          {t(mediaText.details)}
          <ChevronDown size={16} aria-hidden="true" />
        </summary>
        <Stack $gap={2}>
          <MediumInput path={path} list={label} field="type" place={place} />
          <MediumInput path={path} list={label} field="url" place={place} />
        </Stack>
      </Details>
    </Stack>
  );
}

type MediumInputProps = {
  /** Path of the medium in the form. */
  readonly path: string;
  /** What the list is called. */
  readonly list: string;
  readonly field: 'type' | 'url' | 'caption';
  /** Index of a listed medium, whose labels end with its number; undefined for a new medium. */
  readonly place?: number;
};

/** An input of one medium. */
function MediumInput({ path, list, field, place }: MediumInputProps) {
  const isListed = place !== undefined;
  const name = `${path}.${field}`;
  const named = mediaLabels(list)[field];
  const label = isListed ? `${named} ${place + 1}` : named;
  if (field === 'type') return <ChoiceField name={name} label={label} options={mediaTypes} />;
  return <TextField name={name} label={label} isRequired={isListed && field === 'url'} />;
}
