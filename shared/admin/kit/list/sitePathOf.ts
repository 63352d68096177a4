import { entityOf, isEntityName } from '@ritmi/shared/domain/entities';

/** The page of the site that shows a document; without an id the page that lists them. */
export function sitePathOf(entity: string, id?: string): string {
  if (!isEntityName(entity)) return '/';
  const { page, hasOwnPage } = entityOf(entity);
  return hasOwnPage && id ? `${page}/${encodeURIComponent(id)}` : page;
}
