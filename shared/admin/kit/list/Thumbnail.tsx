import { mediaType, packageVideoExtensions } from '@ritmi/shared/domain/media';
import { useHost } from '../HostContext.js';

/** A small picture for a list line; of a video its first frame. */
export function Thumbnail({ url }: { readonly url: string }) {
  const { mediaAddress } = useHost();
  const address = mediaAddress(url);
  if (mediaType(url, packageVideoExtensions) === 'video') {
    return <video src={address} muted preload="metadata" aria-hidden="true" tabIndex={-1} />;
  }
  return <img src={address} alt="" loading="lazy" decoding="async" />;
}
