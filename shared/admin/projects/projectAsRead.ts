import type { PatchOf } from '@ritmi/shared/domain/entities';
import { mergeMedia } from '@ritmi/shared/domain/media';
import type { Project } from '@ritmi/shared/domain/projects/schema';
import { newKey } from '../kit/newKey.js';

/** How a project reads whose write waits in the outbox. */
export function projectAsRead(
  fields: Record<string, unknown>,
  before: Project | undefined,
): Partial<Project> {
  const { media } = fields as Pick<PatchOf<'projects'>, 'media'>;
  return media ? { media: mergeMedia(before?.media ?? [], media, newKey) } : {};
}
