import { Play, X } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { get, useFormContext, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { address as addressField } from '@ritmi/shared/domain/shapes';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Ring } from '@ritmi/shared/ui/Ring';
import { color, disc, forced, radius, space, tint, type as font, withMouse } from '@ritmi/shared/ui/tokens';
import { Stack } from '../look/frames.js';
import { MediumCaption, MediumType, MediumUrl } from './mediumInputs.js';
import { Thumbnail } from './Preview.js';
import { mediaText } from './text.js';
import type { Entry, MediaValues } from './useListedMedia.js';

const Frame = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(2)};
  min-width: 0;
`;

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
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

/** On a picture: readable on any of them. */
const Mark = styled.span`
  ${font.label}
  position: absolute;
  bottom: ${space(2)};
  left: ${space(2)};
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
  padding: 2px ${space(2)};
  border-radius: ${radius.pill};
  background: ${tint('page', 86)};
  color: ${color.text};
  & + & {
    right: ${space(2)};
    left: auto;
  }
  ${forced} {
    background: Canvas;
  }
`;

const Remove = styled.button`
  ${disc(36)}
  position: absolute;
  top: ${space(1)};
  right: ${space(1)};
  padding: 0;
  border: 0;
  background: ${tint('page', 82)};
  color: ${color.text};
  ${withMouse} {
    &:hover {
      background: ${color.accent};
      color: ${color.onAccent};
    }
  }
  @media (pointer: coarse) {
    width: 44px;
    height: 44px;
  }
  ${forced} {
    border: 1px solid;
    background: ButtonFace;
  }
`;

const addressSchema = addressField('Media URL');

type MediaTileProps = {
  readonly entry: Entry;
  /** The field that the first medium fills; without one the first medium is the main one. */
  readonly mainImage: string | undefined;
  readonly onRemove: () => void;
};

/** One medium of a list as a picture with its caption; what is rarely changed is under 'Details'. */
export function MediaTile({ entry: { place }, mainImage, onRemove }: MediaTileProps) {
  const { control } = useFormContext<MediaValues>();
  const { t } = useLanguage();
  const [type, url] = useWatch({ control, name: [`media.${place}.type`, `media.${place}.url`] });
  const main: unknown = useWatch({ name: mainImage ?? '', disabled: mainImage === undefined });
  const isMain = mainImage === undefined ? place === 0 : url !== '' && url === main;
  return (
    <Frame role="group" aria-label={`Media ${place + 1}`}>
      <Shown>
        {addressSchema.safeParse(url).success ? <Thumbnail url={url} type={type} /> : <Ring size={24} />}
        {isMain ? <Mark>{t(mediaText.main)}</Mark> : null}
        {type === 'video' ? (
          <Mark aria-label={t(mediaText.video)} role="img">
            <Play size={14} aria-hidden="true" />
          </Mark>
        ) : null}
        <Remove type="button" aria-label="Remove" onClick={onRemove}>
          <X size={18} aria-hidden="true" />
        </Remove>
      </Shown>
      <MediumCaption place={place} />
      <Details name={`media.${place}.url`}>
        <MediumType place={place} />
        <MediumUrl place={place} />
      </Details>
    </Frame>
  );
}

const Disclosure = styled.details`
  summary {
    display: flex;
    align-items: center;
    min-height: 28px;
    color: ${color.quiet};
    font-size: ${font.size.small};
    cursor: pointer;
    @media (pointer: coarse) {
      min-height: 44px;
    }
    &::after {
      content: '';
      width: 6px;
      height: 6px;
      margin: -3px 0 0 ${space(2)};
      border: solid currentcolor;
      border-width: 0 1.5px 1.5px 0;
      transform: rotate(45deg);
    }
  }
  &[open] summary::after {
    margin-top: 3px;
    transform: rotate(225deg);
  }
`;

type DetailsProps = {
  /** The field in it whose error opens it. */
  readonly name: string;
  readonly children: ReactNode;
};

function Details({ name, children }: DetailsProps) {
  const { t } = useLanguage();
  const { formState, setFocus } = useFormContext();
  const hasError = get(formState.errors, name) !== undefined;
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    // The form has tried to put the focus there while it was closed.
    if (hasError && !document.activeElement?.matches('[aria-invalid="true"]')) setFocus(name);
  }, [hasError, name, setFocus]);
  return (
    <Disclosure open={isOpen || hasError} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{t(mediaText.details)}</summary>
      <Stack $gap={2}>{children}</Stack>
    </Disclosure>
  );
}
