import { entities, type EntityName } from '@ritmi/shared/domain/entities';

/** How trash and history name an entity: by its own label. */
export function entityTitle(entity: string): string {
  if (!(entity in entities)) return entity;
  const { label } = entities[entity as EntityName];
  return label.slice(0, 1).toUpperCase() + label.slice(1);
}
