import {
  type EntityName,
  entityNames,
  entityOf,
  isPublished,
  referencesOf,
} from '@ritmi/shared/domain/entities';

// Where the parts of an export are in its folder: `services/<id>.json`, `settings.json`, `media/<name>` with
// `media/<name>.json`, and a file that marks the folder.

/** The file by which a folder is known to be an export. */
export const markerPath = 'ritmi-content.json';

/** Number of this layout; another one cannot be imported. */
export const layoutFormat = 1;

/** All entities that are published content, each behind those that it refers to. */
export const contentNames: readonly EntityName[] = afterReferences(entityNames.filter(isPublished));

function afterReferences(names: readonly EntityName[]): EntityName[] {
  const sorted = new Set<EntityName>();
  const visited = new Set<EntityName>();
  const visit = (name: EntityName) => {
    if (visited.has(name)) return;
    visited.add(name);
    for (const { to } of referencesOf(name)) visit(to);
    if (names.includes(name)) sorted.add(name);
  };
  names.forEach(visit);
  return [...sorted];
}

const mediaFolder = 'media/';
const extension = '.json';

export function documentPath(name: EntityName, id: string): string {
  return entityOf(name).isSingle ? name + extension : `${name}/${id}${extension}`;
}

/** Of an original, or of a poster, which nothing makes again. */
export function filePath(file: string): string {
  return mediaFolder + file;
}

/** Of what the library says of an original. */
export function notePath(file: string): string {
  return filePath(file) + extension;
}

export type Part =
  | { readonly kind: 'marker' }
  | { readonly kind: 'document'; readonly name: EntityName; readonly id: string }
  | { readonly kind: 'note'; readonly file: string }
  | { readonly kind: 'file'; readonly file: string };

const idPattern = /^[\w-]{1,100}$/;

/** What a path in the folder holds; null for what is no part of an export. */
export function partAt(path: string): Part | null {
  if (path === markerPath) return { kind: 'marker' };
  if (path.startsWith(mediaFolder)) {
    const file = path.slice(mediaFolder.length);
    if (file.includes('/')) return null;
    return file.endsWith(extension)
      ? { kind: 'note', file: file.slice(0, -extension.length) }
      : { kind: 'file', file };
  }
  for (const name of contentNames) {
    if (entityOf(name).isSingle && path === name + extension) return { kind: 'document', name, id: name };
    if (!path.startsWith(`${name}/`) || !path.endsWith(extension)) continue;
    const id = path.slice(name.length + 1, -extension.length);
    if (!entityOf(name).isSingle && idPattern.test(id)) return { kind: 'document', name, id };
  }
  return null;
}
