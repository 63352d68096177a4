import { entities, type EntityName } from '@ritmi/shared/domain/entities';

/** The page of the site that shows a document; without an id the page that lists them. */
export function sitePathOf(entity: string, id?: string): string {
  if (!(entity in entities)) return '/';
  const { page } = entities[entity as EntityName];
  return entity === 'projects' && id ? `${page}/${encodeURIComponent(id)}` : page;
}
