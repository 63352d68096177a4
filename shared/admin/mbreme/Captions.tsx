import { styled } from 'styled-components';
import { TextInput } from '@ritmi/shared/ui/form/controls';
import { Field } from '@ritmi/shared/ui/form/Field';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { color, layout, radius, space, type } from '@ritmi/shared/ui/tokens';
import { firstMoment } from '../kit/media/Preview.js';
import { isFilm, type Photo } from './photos.js';
import { nightText as text } from './text.js';

/** A chosen photo, or an early frame of a film. */
export function Shown({ photo }: { readonly photo: Photo }) {
  if (isFilm(photo))
    return <video src={`${photo.address}${firstMoment}`} muted preload="metadata" tabIndex={-1} />;
  return <img alt="" src={photo.address} decoding="async" />;
}

const Details = styled.details`
  summary {
    ${layout.touchTarget}
    width: fit-content;
    color: ${color.quiet};
    font-size: ${type.size.small};
    cursor: pointer;
  }
  ol {
    display: grid;
    gap: ${space(3)};
    padding-top: ${space(2)};
  }
  li {
    display: grid;
    grid-template-columns: 64px minmax(0, 1fr);
    gap: ${space(3)};
    align-items: end;
  }
  li > :first-child {
    height: 64px;
    overflow: hidden;
    border-radius: ${radius.control};
    background: ${color.card};
  }
  img,
  video {
    ${layout.fill}
    object-fit: cover;
  }
`;

type CaptionsProps = {
  readonly photos: readonly Photo[];
  readonly onCaption: (id: string, caption: string) => void;
};

/** A caption for each photo, out of the way of those who write none. */
export function Captions({ photos, onCaption }: CaptionsProps) {
  const { t } = useLanguage();
  return (
    <Details>
      <summary>{t(text.captions)}</summary>
      <ol>
        {photos.map((photo, place) => (
          <li key={photo.id}>
            <div aria-hidden>
              <Shown photo={photo} />
            </div>
            <Field label={t(text.caption(place + 1))}>
              {(control) => (
                <TextInput
                  {...control}
                  value={photo.caption}
                  maxLength={1000}
                  autoComplete="off"
                  onChange={({ target }) => onCaption(photo.id, target.value)}
                />
              )}
            </Field>
          </li>
        ))}
      </ol>
    </Details>
  );
}
