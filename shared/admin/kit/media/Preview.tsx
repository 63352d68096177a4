import { Music } from 'lucide-react';
import { useEffect, useState } from 'react';
import { css, styled } from 'styled-components';
import { type FileType, fileType, packageVideoExtensions } from '@ritmi/shared/domain/media';
import { pictureOf, videoOf } from '@ritmi/shared/domain/uploads/stored';
import { isWebAddress } from '@ritmi/shared/domain/addresses/web';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Ring } from '@ritmi/shared/ui/Ring';
import { color, layout, radius, space, type as font } from '@ritmi/shared/ui/tokens';
import { useHost } from '../../host/host.js';
import { mediaText } from './text.js';

const frame = css`
  width: min(100%, 280px);
  aspect-ratio: 3 / 2;
  border-radius: ${radius.picture};
  background: ${color.card};
`;

const Picture = styled.img`
  ${frame}
  object-fit: cover;
  /* Of a logo every part counts. */
  &[src$='.svg'] {
    object-fit: contain;
    padding: ${space(3)};
  }
`;

const MissingPicture = styled.span`
  ${frame}
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space(2)};
  padding: ${space(1)};
  color: ${color.quiet};
  font-size: ${font.size.small};
  line-height: 1.3;
  text-align: center;
`;

/** 200 wide (specification section 9). */
const Video = styled.video`
  width: 200px;
  max-width: 100%;
  border-radius: ${radius.picture};
  background: ${color.card};
`;

/** The box that a small preview fills, and how. */
export const previewBox = css`
  position: relative;
  overflow: hidden;
  aspect-ratio: 4 / 3;
  border-radius: 10px;
  background: ${color.card};
  img,
  video,
  span[role='img'] {
    display: grid;
    place-items: center;
    ${layout.fill}
    object-fit: cover;
  }
  // Dark as its first moment, before that has come.
  video {
    background: #16161f;
  }
`;

/** Seeks past a black first frame, and shows a frame in browsers where `preload` alone shows none. */
export const firstMoment = '#t=0.1';

const Sound = styled.audio.attrs({ controls: true, preload: 'none', 'aria-label': 'Audio' })`
  width: min(100%, 420px);
`;

const Sign = styled(Music).attrs({ size: 28, 'aria-hidden': true })`
  place-self: center;
  color: ${color.quiet};
`;

type PreviewProps = {
  readonly url: string;
  /** Follows from the extension if it is undefined. */
  readonly type?: FileType;
  /** For a list: fills its box, without controls; a video shows its poster or an early frame. */
  readonly isSmall?: boolean;
};

/** A file as visitors will see or hear it: pictures and videos are cropped as on the cards. */
export function Preview(props: PreviewProps) {
  const { url, type = fileType(url, packageVideoExtensions), isSmall = false } = props;
  const { mediaAddress } = useHost();
  // A URL that cannot be saved is not loaded either.
  if (!isWebAddress(url)) return isSmall ? <Ring size={24} /> : null;
  const address = mediaAddress(url);
  if (type === 'audio') return isSmall ? <Sign /> : <Sound src={address} />;
  if (type === 'image') return <LazyImage src={address} isSmall={isSmall} />;
  if (!isSmall)
    return <Video src={address} controls muted playsInline preload="metadata" aria-label="Video" />;
  const poster = videoOf(url)?.poster;
  const shown = { src: `${address}${firstMoment}`, ...(poster ? { poster: mediaAddress(poster) } : {}) };
  return <video {...shown} muted preload="metadata" aria-hidden="true" tabIndex={-1} />;
}

/** A chosen file that is not uploaded yet. */
export function FilePreview({ file }: { readonly file: File }) {
  const url = useFileUrl(file);
  if (file.type.startsWith('audio/')) return url === undefined ? null : <Sound src={url} />;
  if (file.type.startsWith('video/'))
    return <Video src={url} controls muted playsInline aria-label={file.name} />;
  return <Picture src={url} alt={file.name} />;
}

/** A temporary local address of a chosen file, revoked when another file or none is chosen. */
export function useFileUrl(file: File | null): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const created = URL.createObjectURL(file);
    // oxlint-disable-next-line react/set-state-in-effect -- The address must be revoked, so it is created here.
    setUrl(created);
    return () => {
      URL.revokeObjectURL(created);
      setUrl(undefined);
    };
  }, [file]);
  return url;
}

type LazyImageProps = { readonly src: string; readonly isSmall: boolean };

/** A missing image is drawn here instead of the browser's icon; a small one has no text. */
function LazyImage({ src, isSmall }: LazyImageProps) {
  const { t } = useLanguage();
  const [missing, setMissing] = useState<string | null>(null);
  const Image = isSmall ? 'img' : Picture;
  if (missing === src)
    return (
      <MissingPicture role="img" aria-label={t(mediaText.missing)}>
        <Ring size={isSmall ? 20 : 32} />
        {isSmall ? null : t(mediaText.missing)}
      </MissingPicture>
    );
  return (
    <Image
      alt=""
      loading="lazy"
      decoding="async"
      // An uploaded photo may have several megabytes.
      srcSet={pictureOf(src)?.sources.at(-1)?.srcSet}
      sizes={isSmall ? '140px' : '280px'}
      src={src}
      onError={() => setMissing(src)}
    />
  );
}
