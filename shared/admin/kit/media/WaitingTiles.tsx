import { useState } from 'react';
import { styled } from 'styled-components';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { color, layout, space, tint } from '@ritmi/shared/ui/tokens';
import { newKey } from '../model/newKey.js';
import { firstMoment, useFileUrl } from './Preview.js';
import { mediaText } from './text.js';
import { Progress } from './uploads.js';

const Tiles = styled.ul`
  ${layout.grid(3)}
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 96px), 1fr));
`;

const Tile = styled.li`
  position: relative;
  overflow: hidden;
  aspect-ratio: 4 / 3;
  border-radius: 10px;
  background: ${color.card};
  > * {
    ${layout.fill}
    object-fit: cover;
  }
  &::after {
    content: '';
    ${layout.cover}
    background: ${tint('page', 46)};
  }
  > progress {
    position: absolute;
    z-index: 1;
    inset: auto ${space(2)} ${space(2)};
    width: auto;
    height: 6px;
  }
`;

type WaitingTilesProps = {
  /** The one that is being uploaded first. */
  readonly files: readonly File[];
  /** How much of it is uploaded, from 0 to 1. */
  readonly share: number;
};

/** The files that are not uploaded yet, each with its progress. */
export function WaitingTiles({ files, share }: WaitingTilesProps) {
  const { t } = useLanguage();
  const [keys] = useState(() => new WeakMap<File, string>());
  // Two photos may have the same name, size and time.
  const keyOf = (file: File) => {
    const key = keys.get(file) ?? newKey();
    keys.set(file, key);
    return key;
  };
  return (
    <Tiles aria-label={t(mediaText.inLine)}>
      {files.map((file, place) => (
        <Waiting key={keyOf(file)} file={file} share={place === 0 ? share : 0} />
      ))}
    </Tiles>
  );
}

function Waiting({ file, share }: { readonly file: File; readonly share: number }) {
  const url = useFileUrl(file);
  return (
    <Tile>
      {file.type.startsWith('video/') ? (
        <video
          src={url && `${url}${firstMoment}`}
          muted
          preload="metadata"
          tabIndex={-1}
          aria-label={file.name}
        />
      ) : (
        <img src={url} alt={file.name} decoding="async" />
      )}
      <Progress max={1} value={share} aria-hidden />
    </Tile>
  );
}
