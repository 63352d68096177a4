import type { EntityName } from '@ritmi/shared/domain/entities';

const pages: Readonly<Record<EntityName, string>> = {
  services: '/sherbime',
  packages: '/paketa',
  events: '/evente',
  projects: '/projects',
  contact: '/kontakt',
  'about/content': '/rreth-nesh',
  'about/team': '/rreth-nesh',
};

/** The page of the site that shows a document; without an id the page that lists them. */
export function sitePathOf(entity: string, id?: string): string {
  if (entity === 'projects' && id) return `${pages.projects}/${encodeURIComponent(id)}`;
  return entity in pages ? pages[entity as EntityName] : '/';
}
