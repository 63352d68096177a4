import type { EntityName } from './entities.js';

/** Paths of an entity's calls; `{id}` stands for the document's id. */
export type Calls = {
  readonly list: string;
  readonly one: string;
  readonly create: string;
  readonly update: string;
  readonly reorder: string;
  readonly history: string;
};

// Projects are written at /json paths (specification section 7).
const special: Partial<Record<EntityName, Partial<Calls>>> = {
  projects: { create: '/projects/json', update: '/projects/{id}/json' },
};

/** The calls of an entity: its name is its path. */
export function callsOf(name: EntityName): Calls {
  return {
    list: `/${name}`,
    one: `/${name}/{id}`,
    create: `/${name}`,
    update: `/${name}/{id}`,
    reorder: `/${name}/reorder`,
    history: `/${name}/{id}/history`,
    ...special[name],
  };
}

/** How long the server remembers an Idempotency-Key, in milliseconds. */
export const keyMemoryMs = 30 * 24 * 60 * 60 * 1000;

/** Whether an address names a document as the API does. */
export function isDocumentId(id: string): boolean {
  return /^[0-9a-f]{24}$/i.test(id);
}
