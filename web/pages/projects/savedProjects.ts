import { isWebAddress } from '@ritmi/shared/domain/webAddress';
import type { ShownProject } from '@ritmi/shared/domain/projects/schema';
import { hasTexts, readSavedList, saveList } from '../savedList.js';

const key = 'projects';

/** A project of the browser's copy, or null; what of it is damaged is left out. */
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

/** Puts a freshly loaded project into the browser's copy. */
export function saveProject(project: ShownProject): void {
  const rest = readSavedList(key, isSaved).filter(({ id }) => id !== project.id);
  saveList(key, [...rest, project]);
}

/** What pages do not show is believed; `findSavedProject` looks at the rest. */
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
