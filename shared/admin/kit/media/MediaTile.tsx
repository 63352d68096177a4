import { ChevronDown, Play, Star, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { get, useFormContext, useWatch } from 'react-hook-form';
import { css, styled } from 'styled-components';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { at, color, radius, space, tint, type } from '@ritmi/shared/ui/tokens';
import { useFixed } from '../fixed.js';
import { InLanguages } from '../languages/InLanguages.js';
import { DangerIconButton, IconButton, Stack } from '../look/frames.js';
import { PictureMark } from '../look/PictureMark.js';
import { MediumInput } from './MediumInput.js';
import { Preview, previewBox } from './Preview.js';
import { mediaText } from './text.js';
import type { MediumValues } from './useListedMedia.js';

const Shown = styled.div`
  ${previewBox}
`;

const onPicture = css`
  position: absolute;
  right: ${space(1)};
  border-radius: ${radius.pill};
  background: ${tint('page', 82)};
  color: ${color.text};
  ${at.forced} {
    border: 1px solid;
    background: ButtonFace;
  }
`;

const Remove = styled(DangerIconButton)`
  ${onPicture}
  top: ${space(1)};
`;

const MakeMain = styled(IconButton)`
  ${onPicture}
  bottom: ${space(1)};
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
  readonly onMain: () => void;
  readonly onRemove: () => void;
};

/** One medium of a list as a picture with its caption; the inputs that are rarely used are under 'Details'. */
export function MediaTile(props: MediaTileProps) {
  const { list, label, place, mainImage, sourceName, onMain, onRemove } = props;
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
        {isMain ? (
          <PictureMark>{t(mediaText.main)}</PictureMark>
        ) : (
          <MakeMain aria-label={t(mediaText.makeMain)} onClick={onMain}>
            <Star size={18} aria-hidden="true" />
          </MakeMain>
        )}
        {kind === 'video' ? (
          <PictureMark aria-label={t(mediaText.video)} role="img">
            <Play size={14} aria-hidden="true" />
          </PictureMark>
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
