import { isBlank, type Values } from '../values.js';
import type { Field } from '../kinds.js';
import { parsed } from '../json.js';
import { events } from './schema.js';

// `POST /events` is the one call whose body is a form (specification section 7): texts as they are, everything else
// as JSON text, and beside them the file of the main image.

type Definitions = Readonly<Record<string, Field>>;

/** The texts of a form by the names of their parts. */
export type FormTexts = Readonly<Record<string, string>>;

const partOf = (field: string) => (field === 'media' ? 'mediaData' : field);

const isFile = (field: Field | undefined) => field !== undefined && 'isFile' in field;

const isText = ({ blank }: Field) => typeof blank === 'string';

/** The parts of a form for the values of a new event. An image without an address is left out. */
export function formTexts(values: Values, fields: Definitions = events.fields): FormTexts {
  const sent = Object.entries(values).filter(
    ([name, value]) => value !== undefined && !(value === '' && isFile(fields[name])),
  );
  return Object.fromEntries(
    sent.map(([field, value]) => [partOf(field), typeof value === 'string' ? value : JSON.stringify(value)]),
  );
}

type Read = {
  readonly values: Values;
  /** Lists that are not JSON text: the parts and the fields. */
  readonly unreadable: readonly { readonly part: string; readonly label: string }[];
};

/** The values in the parts of a form. Texts count even when they are empty; other empty parts count as absent. */
export function formValues(texts: FormTexts, fields: Definitions = events.fields): Read {
  const values: Record<string, unknown> = {};
  const unreadable: Read['unreadable'][number][] = [];
  for (const [name, field] of Object.entries(fields)) {
    const part = partOf(name);
    const text = texts[part];
    if (text === undefined || (isBlank(text) && (!isText(field) || isFile(field)))) continue;
    const value = isText(field) ? text : parsed(text);
    if (value === undefined && Array.isArray(field.blank)) unreadable.push({ part, label: field.label });
    // What cannot be read is left for the schema to refuse.
    values[name] = value === undefined ? text : value;
  }
  return { values, unreadable };
}

/** The names of the parts, with the field of each. */
export const formParts = Object.entries(events.fields).map(([name, field]) => ({
  part: partOf(name),
  field,
}));
