import { callsOf, entityOf } from '@ritmi/shared/domain/entities';
import { isBlank } from '@ritmi/shared/domain/entity';
import type { Field, FieldKind } from '@ritmi/shared/domain/fields';
import { parsed } from '@ritmi/shared/domain/json';
import { z } from 'zod';
import type { Collection } from '../db/collection.js';
import type { Fields } from '../db/kinds.js';
import { createFrom } from '../http/crud.js';
import { invalid, validate } from '../http/errors.js';
import { type Route, route } from '../http/route.js';
import type { FormTexts } from './form.js';
import type { FormUploads } from './uploads.js';

type Part = {
  /** The part's schema in OpenAPI. */
  readonly shape: z.ZodType;
  /** The part's text as the value that the entity's schema checks. */
  readonly parse: (text: string, part: string) => unknown;
};

const textPart: Part = { shape: z.string(), parse: (text) => text };
const jsonPart = (meaning: string): Part => ({
  shape: z.string().optional().describe(meaning),
  parse: (text, part) => {
    const value = parsed(text);
    if (value === undefined) throw invalid([{ path: part, message: 'Media must be a list as JSON text' }]);
    return value;
  },
});

/** How each kind of field is sent as a part of a form. */
const parts: Readonly<Record<FieldKind, Part>> = {
  text: textPart,
  longText: textPart,
  suggestion: textPart,
  choice: textPart,
  date: textPart,
  price: textPart,
  flag: {
    shape: z.enum(['true', 'false']).optional(),
    parse: (text) => ({ true: true, false: false })[text] ?? text,
  },
  image: { shape: z.union([z.string(), z.file()]).optional(), parse: (text) => text },
  media: jsonPart('JSON text of a list of media: type, url, caption'),
  texts: jsonPart('A list as JSON text'),
  references: jsonPart('A list as JSON text'),
  order: { shape: z.string().optional(), parse: Number },
};

type NamedPart = { readonly field: string; readonly part: string; readonly kind: FieldKind };

/** POST of a new document as multipart, with the file of its image field (specification section 7, events). */
export function createFromForm(collection: Collection, uploads: FormUploads): Route {
  const { name } = collection;
  const { create, document, fields, label, mediaPart } = entityOf(name);
  const named = Object.entries(fields).map(([field, { kind }]: [string, Field]) => ({
    field,
    kind,
    part: kind === 'media' ? (mediaPart ?? field) : field,
  }));
  const image = named.find(({ kind }) => kind === 'image')?.field ?? '';
  const shapes = named.map(({ part, kind }) => [part, parts[kind].shape] as const);
  return route({
    method: 'post',
    path: callsOf(name).create,
    access: 'admin',
    summary: `Adds a ${label}`,
    form: z.object(Object.fromEntries(shapes)),
    answer: document,
    status: 201,
    errors: [507],
    handle: async (call) => {
      const parse = (texts: FormTexts) => validate(create, valuesOf(texts, named));
      const { texts, input, file } = await uploads.readForm(call.request, image, parse);
      const sent = { fields: texts, image: file?.sha256 ?? null };
      if (!file) return createFrom(collection, call, { fields: input, sent });
      return uploads.storeFor(file, (url) =>
        createFrom(collection, call, { fields: { ...input, [image]: url }, sent }),
      );
    },
  });
}

/** Text parts count even when they are empty; other empty parts count as absent. */
function valuesOf(texts: FormTexts, named: readonly NamedPart[]): Fields {
  return Object.fromEntries(
    named.flatMap(({ field, part, kind }) => {
      const text = texts[part];
      if (text === undefined || (parts[kind] !== textPart && isBlank(text))) return [];
      return [[field, parts[kind].parse(text, part)]];
    }),
  );
}
