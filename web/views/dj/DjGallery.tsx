import { type DjProfile, largestFile } from '@ritmi/shared/domain/brand/profile';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Gallery } from '@ritmi/shared/ui/media/Gallery';
import type { Medium } from '@ritmi/shared/ui/media/medium';

type DjGalleryProps = {
  readonly name: string;
  readonly gallery: DjProfile['gallery'];
};

/** Pictures and clips of a DJ in a mosaic. */
export function DjGallery({ name, gallery }: DjGalleryProps) {
  const { t } = useLanguage();
  const media = gallery.map((entry): Medium => {
    if ('poster' in entry) {
      return {
        id: entry.path,
        type: 'video',
        url: `${entry.path}.mp4`,
        caption: t(entry.poster.alt),
        poster: largestFile(entry.poster),
      };
    }
    return { id: entry.path, type: 'image', url: largestFile(entry), caption: t(entry.alt), picture: entry };
  });
  return <Gallery layout="mosaic" name={name} media={media} />;
}
