import type { z } from 'zod';
import { aboutContent, team } from './about/schema.js';
import type { Calls, Entity } from './entity.js';
import { contact } from './contact/schema.js';
import { events } from './events/schema.js';
import { packages } from './packages/schema.js';
import { projects } from './projects/schema.js';
import { services } from './services/schema.js';

/** Every entity that the API stores, by its name in paths, change feed, trash and history. */
export const entities = {
  services,
  packages,
  events,
  projects,
  contact,
  'about/content': aboutContent,
  'about/team': team,
} as const;

export type EntityName = keyof typeof entities;

export type DocumentOf<K extends EntityName> = z.output<(typeof entities)[K]['document']>;

/** The body of a create request. */
export type CreateOf<K extends EntityName> = z.input<(typeof entities)[K]['create']>;

export function entityOf(name: EntityName): Entity {
  return entities[name];
}

// `Object.keys` returns strings.
export const entityNames = Object.keys(entities) as readonly EntityName[];

export function isEntityName(name: string): name is EntityName {
  return name in entities;
}

/** The paths of an entity's calls: below its name unless its definition says otherwise. */
export function callsOf(name: EntityName): Calls {
  return {
    list: `/${name}`,
    one: `/${name}/{id}`,
    create: `/${name}`,
    update: `/${name}/{id}`,
    reorder: `/${name}/reorder`,
    history: `/${name}/{id}/history`,
    ...entityOf(name).calls,
  };
}

/** The fields of an entity that refer to documents of other entities. */
export function referencesOf(name: EntityName) {
  return Object.entries(entityOf(name).fields).flatMap(([field, each]) =>
    each.kind === 'references' && isEntityName(each.to) ? [{ field, readAs: each.readAs, to: each.to }] : [],
  );
}

/** The entities that refer to this one, with the field that does. */
export function referrersOf(name: EntityName): { readonly name: EntityName; readonly field: string }[] {
  return entityNames.flatMap((referrer) =>
    referencesOf(referrer).flatMap(({ field, to }) => (to === name ? [{ name: referrer, field }] : [])),
  );
}
