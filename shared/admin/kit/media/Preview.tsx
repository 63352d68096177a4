import { useState } from 'react';
import { styled } from 'styled-components';
import { address as addressField, type MediaType } from '@ritmi/shared/domain/shapes';
import { mediaType, packageVideoExtensions } from '@ritmi/shared/domain/media';
import { pictureOf, videoOf } from '@ritmi/shared/domain/uploads/stored';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Ring } from '@ritmi/shared/ui/Ring';
import { color, radius, space, type as font } from '@ritmi/shared/ui/tokens';
import { useHost } from '../../host/host.js';
import { mediaText } from './text.js';
import { useFileUrl } from './useFileUrl.js';

const Picture = styled.img`
  width: min(100%, 280px);
  aspect-ratio: 3 / 2;
  object-fit: cover;
  border-radius: ${radius.picture};
  background: ${color.card};
`;

/** 200 wide (specification section 9). */
const Video = styled.video`
  width: 200px;
  max-width: 100%;
  border-radius: ${radius.picture};
  background: ${color.card};
`;

const addressSchema = addressField('Media URL');

type PreviewProps = {
  /** As it is stored. */
  readonly url: string;
  /** By its extension when it is not known. */
  readonly type?: MediaType;
};

/** A picture or video as visitors will see it: cropped as on the cards. */
export function Preview({ url, type = mediaType(url, packageVideoExtensions) }: PreviewProps) {
  const { mediaAddress } = useHost();
  // An address that could not be saved is not loaded either.
  if (!addressSchema.safeParse(url).success) return null;
  const address = mediaAddress(url);
  if (type === 'video')
    return <Video src={address} controls muted playsInline preload="metadata" aria-label="Video" />;
  return <LazyImage src={address} />;
}

/** A chosen file that is not uploaded yet. */
export function FilePreview({ file }: { readonly file: File }) {
  const url = useFileUrl(file);
  if (file.type.startsWith('video/'))
    return <Video src={url} controls muted playsInline aria-label={file.name} />;
  return <Picture src={url} alt={file.name} />;
}

/** The first moment that is no longer black; it is also drawn where `preload` alone draws nothing. */
const firstMoment = '#t=0.1';

/** A small picture for a list row; of a video its poster or an early frame. */
export function Thumbnail({ url, type = mediaType(url, packageVideoExtensions) }: PreviewProps) {
  const { mediaAddress } = useHost();
  const address = mediaAddress(url);
  if (type === 'video') {
    const poster = videoOf(url)?.poster;
    return (
      <video
        src={`${address}${firstMoment}`}
        {...(poster ? { poster: mediaAddress(poster) } : {})}
        muted
        preload="metadata"
        aria-hidden="true"
        tabIndex={-1}
      />
    );
  }
  return <LazyImage src={address} isSmall />;
}

const Frame = styled.span`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space(2)};
  padding: ${space(1)};
  width: min(100%, 280px);
  aspect-ratio: 3 / 2;
  border-radius: ${radius.picture};
  background: ${color.card};
  color: ${color.quiet};
  font-size: ${font.size.small};
  line-height: 1.3;
  text-align: center;
`;

type LazyImageProps = { readonly src: string; readonly isSmall?: boolean };

/** A missing image is drawn here instead of the browser's icon; a small one has no text. */
function LazyImage({ src, isSmall = false }: LazyImageProps) {
  const { t } = useLanguage();
  const [missing, setMissing] = useState<string | null>(null);
  const Image = isSmall ? 'img' : Picture;
  if (missing !== src) {
    const shown = {
      // A photo as it was uploaded may have megabytes.
      srcSet: pictureOf(src)?.sources.at(-1)?.srcSet,
      sizes: isSmall ? '140px' : '280px',
      src,
      onError: () => setMissing(src),
    };
    return <Image alt="" loading="lazy" decoding="async" {...shown} />;
  }
  return (
    <Frame role="img" aria-label={t(mediaText.missing)}>
      <Ring size={isSmall ? 20 : 32} />
      {isSmall ? null : t(mediaText.missing)}
    </Frame>
  );
}
