import type { EntityName } from '@ritmi/shared/domain/entities';

/** How the sidebar's words name what lies in trash and history. */
export const entityTitles: Readonly<Record<EntityName, string>> = {
  services: 'Service',
  packages: 'Package',
  events: 'Event',
  projects: 'Project',
  contact: 'Contact',
  'about/content': 'Content section',
  'about/team': 'Team member',
};

export function entityTitle(entity: string): string {
  return entity in entityTitles ? entityTitles[entity as EntityName] : entity;
}
