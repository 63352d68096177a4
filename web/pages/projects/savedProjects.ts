import type { Project } from '@ritmi/shared/domain/projects/schema';
import { hasTexts, readSavedList, saveList } from '../savedList.js';

const key = 'projects';

/** A project of the browser's copy, or null. */
export function findSavedProject(id: string): Project | null {
  return readSavedList(key, isProject).find((project) => project.id === id) ?? null;
}

export function saveProjects(projects: readonly Project[]): void {
  saveList(key, projects);
}

/** Puts a freshly loaded project into the browser's copy. */
export function saveProject(project: Project): void {
  const rest = readSavedList(key, isProject).filter(({ id }) => id !== project.id);
  saveList(key, [...rest, project]);
}

function isProject(value: unknown): value is Project {
  if (!hasTexts(value, ['id', 'title', 'location', 'description'])) return false;
  return 'media' in value && Array.isArray(value.media);
}
