import type { z } from 'zod';
import { aboutContent, team } from './about/schema.js';
import { artists } from './artists/schema.js';
import { blockedDays } from './blocked-days/schema.js';
import { bookings } from './bookings/schema.js';
import type { Calls, Entity } from './entity.js';
import { contact } from './contact/schema.js';
import { enquiries } from './enquiries/schema.js';
import { events } from './events/schema.js';
import { feastDays } from './feast-days/schema.js';
import type { InLanguage } from './content.js';
import type { OnSite } from './publishing/publishing.js';
import { packages, type ShownPackage } from './packages/schema.js';
import { projects } from './projects/schema.js';
import { resources } from './resources/schema.js';
import { services } from './services/schema.js';
import { settings } from './settings/schema.js';
import type { TextKey } from './translations/translatable.js';

/** Every entity that the API stores, by its name in paths, change feed, trash and history. */
export const entities = {
  services,
  packages,
  events,
  projects,
  contact,
  'about/content': aboutContent,
  'about/team': team,
  artists,
  settings,
  resources,
  bookings,
  'blocked-days': blockedDays,
  'feast-days': feastDays,
  enquiries,
} as const;

export type EntityName = keyof typeof entities;

export type DocumentOf<K extends EntityName> = z.output<(typeof entities)[K]['document']>;

/** A document in the language of a page. */
export type LocalOf<K extends EntityName> = K extends 'packages'
  ? ShownPackage
  : InLanguage<OnSite<DocumentOf<K>>, TextKey<(typeof entities)[K]['fields']>>;

/** The body of a create request. */
export type CreateOf<K extends EntityName> = z.input<(typeof entities)[K]['create']>;

export function entityOf(name: EntityName): Entity {
  return entities[name];
}

// `Object.keys` returns strings.
export const entityNames = Object.keys(entities) as readonly EntityName[];

export function isEntityName(name: string): name is EntityName {
  return Object.hasOwn(entities, name);
}

/** Entities with one document instead of a list. */
export type SingleName = {
  [K in EntityName]: (typeof entities)[K] extends { readonly isSingle: true } ? K : never;
}[EntityName];

/** Published content: what visitors read on pages. */
export type PublishedName = {
  [K in EntityName]: (typeof entities)[K] extends { readonly site: object } ? K : never;
}[EntityName];

/** Whether an entity is published content. All others leave no public trace. */
export function isPublished(name: string): name is PublishedName {
  return isEntityName(name) && entityOf(name).site !== undefined;
}

/** The lists that visitors read on pages. */
export const publishedLists = entityNames.filter(isPublished).filter((name) => !entityOf(name).isSingle);

/** The single documents that visitors read on pages. */
export const publishedSingles = entityNames.filter(isPublished).filter((name) => entityOf(name).isSingle);

/** Paths that the specification gives and that do not follow from the name (section 7). */
const specifiedCalls: { readonly [K in EntityName]?: Partial<Calls> } = {
  projects: { create: '/projects/json', update: '/projects/{id}/json' },
};

/** The paths of an entity's calls. A single document has one path for all but its history. */
export function callsOf(name: EntityName): Calls {
  const list = `/${name}`;
  const one = entityOf(name).isSingle ? list : `${list}/{id}`;
  return {
    list,
    one,
    create: list,
    update: one,
    reorder: `${list}/reorder`,
    history: `${one}/history`,
    restore: '/trash/{id}/restore',
    draft: `${one}/draft`,
    ...specifiedCalls[name],
  };
}

/** A path of `callsOf` with the id of a document. */
export function pathAt(path: string, id: string): string {
  return path.replace('{id}', encodeURIComponent(id));
}

/** The fields of an entity that refer to documents of other entities. `hasContent`: those are read in place of their ids. */
export function referencesOf(name: EntityName) {
  return Object.entries(entityOf(name).fields).flatMap(([field, each]) =>
    'readAs' in each && isEntityName(each.to)
      ? [{ field, readAs: each.readAs ?? field, to: each.to, hasContent: each.readAs !== null }]
      : [],
  );
}

/** The entities whose content is in this one's documents as they are read: its own, and those that it refers to. */
export function contentOf(name: EntityName): readonly EntityName[] {
  return [name, ...referencesOf(name).map(({ to }) => to)];
}

/** What the change feed tells visitors of: entities, and on which days the agency is free. */
export type ContentName = EntityName | 'availability';

/** What is needed of the agency depends on what is chosen. */
const availabilityContent: readonly ContentName[] = ['availability', 'services', 'packages', 'artists'];

/** What a read of this path returns the content of; all entities for a path of none. */
export function contentAt(path: string): readonly ContentName[] {
  const [pathname = ''] = path.split('?', 1);
  if (pathname === '/availability') return availabilityContent;
  const isBelow = (root: string) => pathname === root || pathname.startsWith(`${root}/`);
  const name = entityNames.find((each) => isBelow(callsOf(each).list));
  return name ? contentOf(name) : entityNames;
}

type Referrer = { readonly name: EntityName; readonly field: string; readonly hasContent: boolean };

/** The entities that refer to this one, with the field that does. */
export function referrersOf(name: EntityName): Referrer[] {
  return entityNames.flatMap((referrer) =>
    referencesOf(referrer).flatMap(({ field, to, hasContent }) =>
      to === name ? [{ name: referrer, field, hasContent }] : [],
    ),
  );
}
