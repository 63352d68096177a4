import { useState } from 'react';
import { styled } from 'styled-components';
import { address as addressField } from '@ritmi/shared/domain/shapes';
import { mediaType, packageVideoExtensions } from '@ritmi/shared/domain/media';
import type { MediaType } from '@ritmi/shared/domain/mediaItem';
import { color, radius } from '@ritmi/shared/ui/tokens';
import { useHost } from '../../host/host.js';
import { GonePicture } from '../look/GonePicture.js';

export const Picture = styled.img`
  width: min(100%, 280px);
  aspect-ratio: 3 / 2;
  object-fit: cover;
  border-radius: ${radius.picture};
  background: ${color.card};
`;

/** 200 wide (specification section 9). */
export const Film = styled.video`
  width: 200px;
  max-width: 100%;
  border-radius: ${radius.picture};
  background: ${color.card};
`;

const acceptable = addressField('Media URL');

type PreviewProps = {
  /** As it is stored. */
  readonly url: string;
  /** By its extension when it is not known. */
  readonly type?: MediaType;
};

/** A picture or video as visitors will see it: cropped as on the cards. */
export function Preview({ url, type = mediaType(url, packageVideoExtensions) }: PreviewProps) {
  const { mediaAddress } = useHost();
  const [gone, setGone] = useState<string | null>(null);
  // What could not be saved is not loaded either.
  if (!acceptable.safeParse(url).success) return null;
  const address = mediaAddress(url);
  if (type === 'video')
    return <Film src={address} controls muted playsInline preload="metadata" aria-label="Video" />;
  if (gone === address) return <GonePicture />;
  return <Picture src={address} alt="" loading="lazy" decoding="async" onError={() => setGone(address)} />;
}
