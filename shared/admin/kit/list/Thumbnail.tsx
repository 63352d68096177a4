import { useState } from 'react';
import { videoOf } from '@ritmi/shared/domain/uploads/stored';
import { mediaType, packageVideoExtensions } from '@ritmi/shared/domain/media';
import { useHost } from '../../host/host.js';
import { GonePicture } from '../look/GonePicture.js';

/** A moment of a video that is no longer black, and that is fetched and drawn where `preload` alone draws nothing. */
const firstMoment = '#t=0.1';

/** A small picture for a list line; of a video its poster or an early frame. */
export function Thumbnail({ url }: { readonly url: string }) {
  const { mediaAddress } = useHost();
  const [gone, setGone] = useState<string | null>(null);
  const address = mediaAddress(url);
  if (mediaType(url, packageVideoExtensions) === 'video') {
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
  if (gone === address) return <GonePicture isSmall />;
  return <img src={address} alt="" loading="lazy" decoding="async" onError={() => setGone(address)} />;
}
