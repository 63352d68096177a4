import { callsOf, type DocumentOf, type entities, type EntityName, pathAt } from '../domain/entities.js';
import { type Answer, type Connection, request } from './request.js';

type FieldsOf<K extends EntityName> = (typeof entities)[K]['fields'];

/** The flags by which an entity's list can be filtered. */
export type FilterOf<K extends EntityName> = {
  [F in keyof FieldsOf<K>]: FieldsOf<K>[F] extends { readonly filter: unknown } ? F : never;
}[keyof FieldsOf<K>];

/** The choices and references by which an entity's list can be filtered, with a value, or with an id or address. */
export type ChosenOf<K extends EntityName> = {
  readonly [F in keyof FieldsOf<K> as FieldsOf<K>[F] extends
    | { readonly isFilter: true }
    | { readonly to: string }
    ? F
    : never]?: FieldsOf<K>[F] extends { readonly values: readonly (infer Value)[] } ? Value : string;
};

/** How an entity's list can be sorted, other than by its order. */
export type SortOf<K extends EntityName> = {
  [F in keyof FieldsOf<K>]: FieldsOf<K>[F] extends { readonly sorts: infer Sort } ? Sort : never;
}[keyof FieldsOf<K>];

/** Which documents of a list to read. */
export type ListQuery<K extends EntityName> = {
  readonly limit?: number;
  readonly offset?: number;
  readonly ids?: readonly string[];
  /** Only those whose flag is set. */
  readonly filter?: FilterOf<K>;
  /** Only those with these values, and that name these documents. */
  readonly chosen?: ChosenOf<K>;
  readonly sort?: SortOf<K>;
};

/** Reads documents of one entity. Each call throws what `request` throws. */
export function resource<K extends EntityName>(connection: Connection, name: K) {
  const calls = callsOf(name);
  return {
    list: (query: ListQuery<K> = {}): Promise<Answer<DocumentOf<K>[]>> =>
      request(connection, { path: calls.list + searchOf(query) }),
    /** One document by its id; a single one has none. */
    get: (id = ''): Promise<Answer<DocumentOf<K>>> => request(connection, { path: pathAt(calls.one, id) }),
  };
}

function searchOf<K extends EntityName>({ filter, chosen, ...query }: ListQuery<K>): string {
  const given = Object.entries({ ...query, ...chosen }).map(([name, value]) => [name, String(value)]);
  if (filter !== undefined) given.push([String(filter), 'true']);
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
}
