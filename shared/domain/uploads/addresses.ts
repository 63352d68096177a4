import type { Field, FieldDefinitions } from '../kinds.js';
import { type Values, valuesIn } from '../values.js';
import { stemsIn } from './stems.js';

type Change = (address: string) => string;

/** A value with its addresses of pictures and videos changed, wherever its definition has one. */
export function withAddresses(field: Field, value: unknown, change: Change): unknown {
  switch (field.kind) {
    case 'image':
      return typeof value === 'string' && value !== '' ? change(value) : value;
    case 'media':
    case 'list':
      return Array.isArray(value) ? value.map((each) => withAddresses(field.item, each, change)) : value;
    case 'group':
      return value === undefined ? value : mapAddresses(field.fields, valuesIn(value), change);
    case 'text':
    case 'longText':
    case 'suggestion':
    case 'choice':
    case 'status':
    case 'moment':
    case 'flag':
    case 'date':
    case 'price':
    case 'number':
    case 'translations':
    case 'captions':
    case 'languages':
    case 'order':
    case 'references':
      return value;
  }
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
