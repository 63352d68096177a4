import { entityOf, isEntityName } from '@ritmi/shared/domain/entities';

/** How trash and history name an entity: by its own label. */
export function entityTitle(entity: string): string {
  if (!isEntityName(entity)) return entity;
  const { label } = entityOf(entity);
  return label.slice(0, 1).toUpperCase() + label.slice(1);
}
