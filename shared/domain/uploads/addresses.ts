import type { Field, FieldDefinitions, FieldKind, FieldOf } from '../kinds.js';
import { type Values, valuesIn } from '../values.js';
import { stemsIn } from './stems.js';

type Change = (address: string) => string;

type Kind<F extends Field> = {
  readonly change: (field: F, value: unknown, change: Change) => unknown;
  readonly has: (field: F) => boolean;
};

const none: Kind<Field> = { change: (_field, value) => value, has: () => false };

const entries: Kind<FieldOf<'list' | 'media'>> = {
  change: ({ item }, value, change) =>
    Array.isArray(value) ? value.map((each) => withAddresses(item, each, change)) : value,
  has: ({ item }) => hasAddresses(item),
};

/** Where the fields of each kind have addresses. */
const kinds: { readonly [K in FieldKind]: Kind<FieldOf<K>> } = {
  text: none,
  longText: none,
  suggestion: none,
  choice: none,
  status: none,
  moment: none,
  flag: none,
  date: none,
  price: none,
  number: none,
  translations: none,
  captions: none,
  languages: none,
  order: none,
  reference: none,
  references: none,
  kept: none,
  image: {
    change: (_field, value, change) => (typeof value === 'string' && value !== '' ? change(value) : value),
    has: () => true,
  },
  list: entries,
  media: entries,
  group: {
    change: ({ fields }, value, change) =>
      value === undefined ? value : mapAddresses(fields, valuesIn(value), change),
    has: ({ fields }) => Object.values(fields).some(hasAddresses),
  },
};

// The register has the kind's own entry, which TypeScript cannot tell for a union of fields.
const kindOf = (field: Field) => kinds[field.kind] as Kind<Field>;

/** Whether values of the field have addresses of pictures and videos. */
export const hasAddresses = (field: Field): boolean => kindOf(field).has(field);

/** A value with its addresses of pictures and videos changed, wherever its definition has one. */
export function withAddresses(field: Field, value: unknown, change: Change): unknown {
  return kindOf(field).change(field, value, change);
}

/** The same for the values of several fields. */
export function mapAddresses(
  fields: FieldDefinitions,
  values: Values,
  change: Change,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = fields[name];
      return [name, field ? withAddresses(field, value, change) : value];
    }),
  );
}

/** The stems of the uploaded files whose addresses are in these values. */
export function filesIn(fields: FieldDefinitions, values: Values): ReadonlySet<string> {
  const stems = new Set<string>();
  mapAddresses(fields, values, (address) => {
    for (const stem of stemsIn(address)) stems.add(stem);
    return address;
  });
  return stems;
}
