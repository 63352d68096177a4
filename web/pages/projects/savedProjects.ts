import { isWebAddress } from '@ritmi/shared/domain/addresses/web';
import type { ContentText } from '@ritmi/shared/domain/content';
import type { ShownProject } from '@ritmi/shared/domain/projects/schema';
import { hasContent, hasTexts, readSavedList, saveList } from '../savedList.js';

const key = 'projects';

/** A stored project, with damaged fields left empty; null when there is none that visitors may see. */
export function findSavedProject(id: string): ShownProject | null {
  const saved = readSavedList(key, isSaved).find((project) => project.id === id);
  // The admin stores drafts under the same key.
  if (!saved || Reflect.get(saved, 'status') === 'draft') return null;
  const textOf = (field: string) => (hasTexts(saved, [field]) ? String(Reflect.get(saved, field)) : '');
  const { players: _players, ...known } = saved;
  const { media, rig, players }: { readonly [name in 'media' | 'rig' | 'players']?: unknown } = saved;
  return {
    ...known,
    ...(Array.isArray(players) && {
      players: players.filter((each) => hasTexts(each, ['stageName', 'slug'])),
    }),
    location: textOf('location'),
    description: hasContent(saved, ['description']) ? saved.description : '',
    thumbnail: isWebAddress(textOf('thumbnail')) ? textOf('thumbnail') : '',
    rig: Array.isArray(rig) ? rig.filter(isContent) : [],
    media: Array.isArray(media)
      ? media.filter(isMedium).map((item, index) => ({ ...item, id: String(item.id ?? index) }))
      : [],
  };
}

export const saveProjects = (projects: readonly ShownProject[]) => saveList(key, projects);

/** Stores a loaded project in place of its older copy. */
export function saveProject(project: ShownProject): void {
  saveProjects([...readSavedList(key, isSaved).filter(({ id }) => id !== project.id), project]);
}

/** Removes the copy of a project that visitors may no longer see. */
export function forgetProject(id: string): void {
  const saved = readSavedList(key, isSaved);
  if (saved.some((each) => each.id === id)) saveProjects(saved.filter((each) => each.id !== id));
}

/** Checks what identifies a project; `findSavedProject` checks the other fields that pages show. */
function isSaved(value: unknown): value is ShownProject {
  return hasTexts(value, ['id']) && hasContent(value, ['title']);
}

const isContent = (value: unknown): value is ContentText => hasContent({ value }, ['value']);

function isMedium(value: unknown): value is ShownProject['media'][number] {
  return hasTexts(value, ['type', 'url']) && isWebAddress(value.url);
}
