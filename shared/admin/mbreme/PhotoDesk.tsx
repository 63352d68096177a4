import { Check, ImagePlus, X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { color, layout, space, surface, type } from '@ritmi/shared/ui/tokens';
import { IconButton, Stack } from '../kit/look/frames.js';
import { PictureMark } from '../kit/look/PictureMark.js';
import { dropBox } from '../kit/look/dropBox.js';
import { FileInput } from '../kit/media/FileInput.js';
import { DropZone } from '../kit/media/UploadField.js';
import { Captions, Shown } from './Captions.js';
import type { Photo } from './photos.js';
import { nightText as text } from './text.js';

/** The first step, as large as a thumb can want it. */
const Choose = styled.label<{ $isSmall: boolean }>`
  ${dropBox}
  min-height: ${({ $isSmall }) => ($isSmall ? space(18) : space(44))};
  color: ${color.text};
  font-size: ${({ $isSmall }) => ($isSmall ? '0.9375rem' : '1.125rem')};
  font-weight: 650;
  cursor: pointer;
  input {
    ${layout.cover}
    ${layout.fill}
    opacity: 0;
    cursor: pointer;
  }
`;

const Hint = styled.span`
  color: ${color.quiet};
  font-size: ${type.size.small};
  font-weight: 400;
`;

const Problem = styled.p`
  color: ${color.accentText};
  font-size: ${type.size.small};
  font-weight: 600;
`;

/** Two rows that go on at the right on a phone, so that what follows stays in sight; all of them where there is room. */
const Tiles = styled.ul`
  display: grid;
  grid-template-rows: repeat(2, 112px);
  grid-auto-flow: column;
  grid-auto-columns: 112px;
  gap: ${space(2)};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  overflow-anchor: none;
  /* Room for focus rings. */
  margin: -${space(1)};
  padding: ${space(1)};
  li {
    position: relative;
  }
  /* Three fill the width of a phone. */
  &:not(:has(li:nth-child(4))) {
    grid-template-rows: 108px;
    grid-auto-columns: 108px;
  }
  @media (min-width: 900px) {
    &&& {
      grid-template: none / repeat(auto-fill, minmax(120px, 1fr));
    }
    grid-auto-flow: row;
    grid-auto-rows: auto;
    overflow: visible;
    li {
      aspect-ratio: 1;
    }
  }
`;

const Tile = styled.button.attrs({ type: 'button' })`
  ${layout.fill}
  display: block;
  overflow: hidden;
  border-radius: 10px;
  background: ${color.card};
  &[aria-pressed='true'] {
    outline: 3px solid ${color.text};
    outline-offset: -3px;
  }
  &:focus-visible {
    outline: 2px solid ${color.text};
    outline-offset: 2px;
  }
  img,
  video {
    ${layout.fill}
    display: block;
    object-fit: cover;
  }
`;

/** As large as a thumb, with a small sign in the corner. */
const Remove = styled(IconButton)`
  position: absolute;
  top: 0;
  right: 0;
  color: ${color.text};
  span {
    ${layout.disc(26)}
    ${surface.overlay(86)}
  }
`;

type PhotoDeskProps = {
  /** The main one first. */
  readonly photos: readonly Photo[];
  /** How many of them are uploaded, in this order. */
  readonly uploaded: number;
  readonly problem?: string | undefined;
  readonly onAdd: (files: readonly File[]) => void;
  readonly onMain: (id: string) => void;
  readonly onRemove: (id: string) => void;
  readonly onCaption: (id: string, caption: string) => void;
};

/** The photos of a night: chosen, dropped or pasted, the main one first. */
export function PhotoDesk(props: PhotoDeskProps) {
  const { photos, uploaded, problem, onAdd, onMain, onRemove, onCaption } = props;
  const { t } = useLanguage();
  const id = useId();
  const hasPhotos = photos.length > 0;
  const tiles = useRef<HTMLUListElement>(null);
  const main = photos[0]?.id;
  // The main one is the first, and in sight.
  useEffect(() => {
    if (tiles.current) tiles.current.scrollLeft = 0;
  }, [main]);
  return (
    <Stack $gap={3}>
      <DropZone name="photos" onFiles={onAdd}>
        <Choose $isSmall={hasPhotos}>
          <ImagePlus aria-hidden size={hasPhotos ? 22 : 32} strokeWidth={1.75} />
          {t(hasPhotos ? text.chooseMore : text.choose)}
          <FileInput
            multiple
            aria-invalid={problem ? true : undefined}
            aria-describedby={`${id}-hint ${id}-problem`}
            onFiles={onAdd}
          />
        </Choose>
      </DropZone>
      {hasPhotos ? null : <Hint id={`${id}-hint`}>{t(text.chooseHint)}</Hint>}
      {problem ? <Problem id={`${id}-problem`}>{problem}</Problem> : null}
      {hasPhotos ? (
        <Tiles ref={tiles} aria-label={t(text.photos)}>
          {photos.map((photo, place) => (
            <li key={photo.id}>
              <Tile
                aria-pressed={place === 0}
                aria-label={t(place === 0 ? text.isMain(1) : text.makeMain(place + 1))}
                onClick={() => onMain(photo.id)}
              >
                <Shown photo={photo} />
              </Tile>
              {place === 0 ? <PictureMark aria-hidden>{t(text.main)}</PictureMark> : null}
              {place < uploaded ? (
                <PictureMark role="img" aria-label={t(text.isSent)}>
                  <Check aria-hidden size={14} />
                </PictureMark>
              ) : null}
              <Remove aria-label={t(text.remove(place + 1))} onClick={() => onRemove(photo.id)}>
                <span>
                  <X aria-hidden size={16} />
                </span>
              </Remove>
            </li>
          ))}
        </Tiles>
      ) : null}
      {hasPhotos ? <Captions photos={photos} onCaption={onCaption} /> : null}
    </Stack>
  );
}
