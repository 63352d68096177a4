import { callsOf, type EntityName, entityOf } from '@ritmi/shared/domain/entities';
import type { Field, FieldKind } from '@ritmi/shared/domain/fields';
import { z } from 'zod';
import type { Collection } from '../db/collection.js';
import type { Fields } from '../db/document.js';
import { createFrom } from '../http/crud.js';
import { invalid, validate } from '../http/errors.js';
import { type Route, route } from '../http/route.js';
import type { Arrival, Form, Uploads } from './model.js';

type Part = {
  /** Of the part, for those who read OpenAPI. */
  readonly shape: z.ZodType;
  /** The part's text as the value that the entity's schema checks. */
  readonly parse: (text: string, part: string) => unknown;
};

const asText = (text: string) => text;
const asJson = (text: string, part: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid([{ path: part, message: 'Media must be a list as JSON text' }]);
  }
};
const textPart: Part = { shape: z.string(), parse: asText };
const listPart: Part = { shape: z.string().optional().describe('A list as JSON text'), parse: asJson };

/** How each kind of field comes as a part of a form. */
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
  image: { shape: z.union([z.string(), z.file()]).optional(), parse: asText },
  media: {
    shape: z.string().optional().describe('JSON text of a list of media: type, url, caption'),
    parse: asJson,
  },
  texts: listPart,
  references: listPart,
  order: { shape: z.string().optional(), parse: Number },
};

type NamedPart = { readonly field: string; readonly part: string; readonly kind: FieldKind };

/** POST of a new document as multipart, with the file of its image field (specification section 7, events). */
export function createFromForm(collection: Collection, uploads: Uploads): Route {
  const { name } = collection;
  const { create, document, label } = entityOf(name);
  const named = partsOf(name);
  const image = named.find(({ kind }) => kind === 'image')?.field ?? '';
  const shapes = named.map(({ part, kind }) => [part, parts[kind].shape] as const);
  return route({
    method: 'post',
    path: callsOf(name).create,
    access: 'admin',
    summary: `Adds a ${label}`,
    form: z.object(Object.fromEntries(shapes)),
    answer: { status: 201, schema: document },
    errors: [507],
    handle: async (call) => {
      const { fields, file } = await uploads.readForm(call.request, image);
      const sent = { fields, image: file?.sha256 ?? null };
      const read = () => validate(create, valuesOf(fields, named));
      if (!file) return createFrom(collection, call, { fields: read(), sent });
      const input = await orDiscard(uploads, file, read);
      return uploads.storeFor(file, async (url) => {
        const reply = await createFrom(collection, call, { fields: { ...input, [image]: url }, sent });
        // A repeat is answered with the file of the first time.
        return { reply, isKept: z.looseObject({}).parse(reply.body)[image] === url };
      });
    },
  });
}

function partsOf(name: EntityName): NamedPart[] {
  const { fields, mediaPart } = entityOf(name);
  return Object.entries(fields).map(([field, { kind }]: [string, Field]) => ({
    field,
    kind,
    part: kind === 'media' ? (mediaPart ?? field) : field,
  }));
}

async function orDiscard<T>(uploads: Uploads, file: Arrival, check: () => T): Promise<T> {
  try {
    return check();
  } catch (error) {
    await uploads.discard(file);
    throw error;
  }
}

/** Texts must be there even when they are empty; of the others an empty part is none. */
function valuesOf(sent: Form['fields'], named: readonly NamedPart[]): Fields {
  return Object.fromEntries(
    named.flatMap(({ field, part, kind }) => {
      const text = sent[part];
      if (text === undefined || (parts[kind] !== textPart && text.trim() === '')) return [];
      return [[field, parts[kind].parse(text, part)]];
    }),
  );
}
