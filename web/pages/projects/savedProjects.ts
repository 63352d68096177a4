import { isWebAddress } from '@ritmi/shared/domain/webAddress';
import type { ShownProject } from '@ritmi/shared/domain/projects/schema';
import { hasTexts, readSavedList, saveList } from '../savedList.js';

const key = 'projects';

/** A stored project, without what is damaged of it; null when there is none. */
export function findSavedProject(id: string): ShownProject | null {
  const saved = readSavedList(key, isSaved).find((project) => project.id === id);
  if (!saved) return null;
  const textOf = (field: string) => (hasTexts(saved, [field]) ? String(Reflect.get(saved, field)) : '');
  const { media, rig }: { readonly media?: unknown; readonly rig?: unknown } = saved;
  return {
    ...saved,
    location: textOf('location'),
    description: textOf('description'),
    thumbnail: isWebAddress(textOf('thumbnail')) ? textOf('thumbnail') : '',
    rig: Array.isArray(rig) ? rig.filter((item) => typeof item === 'string') : [],
    media: Array.isArray(media) ? media.filter(isMedium).map(withId) : [],
  };
}

export function saveProjects(projects: readonly ShownProject[]): void {
  saveList(key, projects);
}

/** Stores a loaded project in place of its older copy. */
export function saveProject(project: ShownProject): void {
  const rest = readSavedList(key, isSaved).filter(({ id }) => id !== project.id);
  saveList(key, [...rest, project]);
}

/** Checks what identifies a project; `findSavedProject` checks the other fields that pages show. */
function isSaved(value: unknown): value is ShownProject {
  return hasTexts(value, ['id', 'title']);
}

type Medium = ShownProject['media'][number];

function isMedium(value: unknown): value is Medium {
  return hasTexts(value, ['type', 'url']) && isWebAddress(value.url);
}

function withId(medium: Medium, index: number): Medium {
  return { ...medium, id: String(medium.id ?? index) };
}
