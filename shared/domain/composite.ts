import { z } from 'zod';
import type { Field, FieldDefinitions } from './kinds.js';
import { choice, image, optionalText } from './fields.js';
import { createShape, patchShape, readShape } from './schemas.js';
import * as shapes from './shapes.js';
import { partOf, type Values } from './values.js';

// Kinds of fields that are made of other fields, or of other documents.

/** A field that may be part of another one. A position and references belong to a whole document. */
type Part = Exclude<
  Field,
  { readonly kind: 'order' | 'references' | 'translations' | 'captions' | 'languages' | 'kept' }
>;

type Parts = Readonly<Record<string, Part>>;

type IsRequired<F extends Parts> = {
  [K in keyof F]: F[K] extends { default: unknown } ? never : K;
}[keyof F];

/**
 * Fields under one name: `hero { heading, lead }`. A patch changes only those that it sends; conflicts and history name
 * each of them: `hero.heading`. It may be absent on create when each of its fields may.
 */
export function group<const F extends Parts>(label: string, fields: F) {
  const error = `${label} must be an object`;
  const shape = z.object(createShape(fields), { error });
  const { success, data } = shape.safeParse({});
  const blank = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.blank]));
  const made = {
    kind: 'group',
    label,
    fields,
    shape,
    patch: z.object(patchShape(fields), { error }).partial(),
    read: z.object(readShape(fields)),
    blank,
    ...(success ? { default: data } : {}),
  } as const;
  // Whether there is a default follows from the fields.
  return made as typeof made &
    ([IsRequired<F>] extends [never] ? { readonly default: z.output<typeof shape> } : unknown);
}

/** A list of at most so many values of one kind, whose label names one of them: `list('Features', text('Feature'))`. */
export function list<const I extends Part>(label: string, item: I, most = 100) {
  const shape = shapes.listOf(label, item.shape as I['shape'], most);
  const read = z.array(item.read as I['read']);
  return { kind: 'list', label, item, shape, read, default: [], blank: [] } as const;
}

const medium = group('Media', {
  type: choice('Media type', shapes.mediaTypes),
  url: image('Media URL'),
  caption: optionalText('Caption', 1000),
});

/** How many pictures and videos a document may have. */
export const maxMedia = 200;

/**
 * A list of pictures and videos with captions: groups that have ids. `emptyUrlText` is the error when one is added
 * without an address.
 */
export function media(label: string, emptyUrlText: string) {
  const shape = shapes.listOf('Media', shapes.mediaItemInput, maxMedia);
  const read = z.array(shapes.mediaItem);
  return { kind: 'media', label, item: medium, emptyUrlText, shape, read, default: [], blank: [] } as const;
}

/**
 * Ids of documents of another entity, at least one (or `optionalReferences`). Requests send the ids under the field's own name; answers have the
 * documents under `readAs`. A change to one of those documents also changes the version of this one.
 */
export function references<const Name extends string, R extends z.ZodType>(
  label: string,
  options: ReferenceOptions<Name, R>,
) {
  const { noneChosen } = options;
  const shape = ids(noneChosen).min(1, { error: noneChosen }).transform(unique);
  return { kind: 'references', label, shape, blank: [], ...options } as const;
}

/** Ids of documents of another entity, or none; read as they are sent. Ids of removed documents are left out. */
export function optionalReferences(label: string, to: string) {
  const shape = ids(`${label} must be a list of ids`).transform(unique);
  const read = z.array(z.string());
  return { kind: 'references', label, shape, to, readAs: null, read, default: [], blank: [] } as const;
}

/** The id of a document of another entity. */
export function reference(label: string, to: string) {
  const shape = shapes.requiredText(label, 100);
  return { kind: 'reference', label, shape, to, read: z.string(), blank: '' } as const;
}

/** The id of a document of another entity; null means none. Requests may also send an empty text, as forms do. */
export function optionalReference(label: string, to: string) {
  const shape = shapes
    .text(label, 100)
    .nullable()
    .transform((id) => id || null);
  const read = z.string().nullable();
  return { kind: 'reference', label, shape, to, read, default: null, blank: null } as const;
}

const ids = (error: string) => z.array(z.string(), { error }).max(200);

const unique = (given: readonly string[]) => [...new Set(given)];

type ReferenceOptions<Name extends string, R extends z.ZodType> = {
  /** Name of the entity. */
  readonly to: string;
  readonly readAs: Name;
  readonly read: R;
  /** Error message when no id is given. */
  readonly noneChosen: string;
};

/** The fields that change on their own, by the names that history and conflicts give them: `hero.heading`. */
export function leavesOf(fields: FieldDefinitions, prefix = ''): (readonly [path: string, Field])[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    'fields' in field ? leavesOf(field.fields, `${prefix}${name}.`) : [[prefix + name, field] as const],
  );
}

const isGroup = (value: unknown): value is Values => typeof value === 'object' && value !== null;

/** The names in a path. The last one may be the id of a medium, which may contain dots. */
function namesIn(path: string): string[] {
  const [, before, id] = /^(translations\.[^.]+\.captions)\.(.+)$/s.exec(path) ?? [];
  return before !== undefined && id !== undefined ? [...before.split('.'), id] : path.split('.');
}

/** The value at a path such as `hero.heading`; undefined where there is none. */
export function valueAt(values: Values, path: string): unknown {
  return namesIn(path).reduce<unknown>(partOf, values);
}

/** The values by the names that history and conflicts give them, each caption by the id of its medium. */
export function flatten(fields: FieldDefinitions, values: Values): Record<string, unknown> {
  return Object.fromEntries(entriesIn(fields, values, ''));
}

function entriesIn(fields: FieldDefinitions, values: Values, prefix: string): [string, unknown][] {
  return Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
    const value = values[name];
    const path = prefix + name;
    if ('fields' in field) return isGroup(value) ? entriesIn(field.fields, value, `${path}.`) : [];
    if ('entry' in field) {
      return isGroup(value) ? Object.entries(value).map(([id, each]) => [`${path}.${id}`, each]) : [];
    }
    return value === undefined ? [] : [[path, value]];
  });
}

/** Undoes `flatten`. */
export function unflatten(flat: Values): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(flat)) {
    const names = namesIn(path);
    const last = names.pop() ?? '';
    let inside = values;
    for (const name of names) {
      const known = inside[name];
      const group: Record<string, unknown> = isGroup(known) ? { ...known } : {};
      inside[name] = group;
      inside = group;
    }
    inside[last] = value;
  }
  return values;
}

/** The definition at a path such as `hero.heading`. */
export function fieldAt(fields: FieldDefinitions, path: string): Field | undefined {
  for (const [name, field] of leavesOf(fields)) {
    if (name === path) return field;
    if ('entry' in field && path.startsWith(`${name}.`)) return field.entry;
  }
  return undefined;
}

/** The labels on the way to a field: `Hero: Heading`; the path of one that there is no longer. */
export function labelAt(fields: FieldDefinitions, path: string): string {
  const labels: string[] = [];
  let inside: FieldDefinitions = fields;
  for (const name of namesIn(path)) {
    const field = inside[name];
    if (!field) return path;
    labels.push(field.label);
    // Of a caption the id of its medium says nothing.
    if ('entry' in field) break;
    inside = 'fields' in field ? field.fields : {};
  }
  return labels.join(': ');
}
