import { isWebAddress } from '@ritmi/shared/domain/webAddress';
import type { Project } from '@ritmi/shared/domain/projects/schema';
import { hasTexts, readSavedList, saveList } from '../savedList.js';

const key = 'projects';

type SavedProject = Pick<Project, 'id' | 'title'> & { readonly [field: string]: unknown };

/** A project of the browser's copy, or null; what of it is damaged is left out. */
export function findSavedProject(id: string): Project | null {
  const saved = readSavedList(key, isSaved).find((project) => project.id === id);
  if (!saved) return null;
  const textOf = (field: string) => String(hasTexts(saved, [field]) ? saved[field] : '');
  return {
    ...(saved as unknown as Project),
    location: textOf('location'),
    description: textOf('description'),
    thumbnail: isWebAddress(textOf('thumbnail')) ? textOf('thumbnail') : '',
    media: mediaOf(saved.media),
  };
}

export function saveProjects(projects: readonly Project[]): void {
  saveList(key, projects);
}

/** Puts a freshly loaded project into the browser's copy. */
export function saveProject(project: Project): void {
  const rest = readSavedList(key, isSaved).filter(({ id }) => id !== project.id);
  saveList(key, [...rest, project]);
}

function isSaved(value: unknown): value is SavedProject {
  return hasTexts(value, ['id', 'title']);
}

function mediaOf(saved: unknown): Project['media'] {
  const media = Array.isArray(saved) ? saved.filter(isMedium) : [];
  return media.map((medium, index) => ({ ...medium, id: String(medium.id ?? index) }));
}

function isMedium(value: unknown): value is Project['media'][number] {
  return hasTexts(value, ['type', 'url']) && isWebAddress(value.url);
}
