import { mediaType } from '@ritmi/shared/domain/media';
import type { Project } from '@ritmi/shared/domain/projects/schema';
import type { Medium } from '@ritmi/shared/ui/media/medium';

/** A project's media; its videos start from the thumbnail (contract, Galleries). */
export function projectMedia({ media, thumbnail }: Pick<Project, 'media' | 'thumbnail'>): Medium[] {
  const hasPoster = thumbnail !== '' && mediaType(thumbnail) === 'image';
  return media.map((medium) =>
    medium.type === 'video' && hasPoster ? { ...medium, poster: thumbnail } : medium,
  );
}
