import type { FieldError } from '@ritmi/shared/domain/errors';
import { formParts, type FormTexts, formValues } from '@ritmi/shared/domain/events/form';
import { events } from '@ritmi/shared/domain/events/schema';
import { z } from 'zod';
import type { Collection } from './db/collection.js';
import { createFrom } from './http/crud.js';
import { invalid, validate } from './http/errors.js';
import { type Route, route } from './http/route.js';
import type { FormUploads } from './uploads/uploads.js';

const text = z.string();
const jsonText = z.string().optional().describe('JSON text');

/** The parts in OpenAPI; the entity's schema checks their values. */
const form = z.object({
  ...Object.fromEntries(
    formParts.map(({ part, field }) => [part, typeof field.blank === 'string' ? text : jsonText]),
  ),
  image: z.union([z.string(), z.file()]).optional(),
});

/** POST of a new event as multipart, with the file of its main image (specification section 7). */
export function createEvent(collection: Collection, uploads: FormUploads): Route {
  return route({
    method: 'post',
    path: '/events',
    access: 'admin',
    summary: 'Adds an event',
    form,
    answer: events.document,
    status: 201,
    errors: [507],
    handle: async (call) => {
      const { texts, input, file } = await uploads.readForm(call.request, 'image', read);
      const sent = { fields: texts, image: file?.sha256 ?? null };
      if (!file) return createFrom(collection, call, { fields: input, sent });
      return uploads.storeFor(file, (image) =>
        createFrom(collection, call, { fields: { ...input, image }, sent }),
      );
    },
  });
}

/** @throws 422 */
function read(texts: FormTexts): z.output<typeof events.create> {
  const { values, unreadable } = formValues(texts);
  const errors = unreadable.map(
    ({ part, label }): FieldError => ({
      path: part,
      code: 'notList',
      message: `${label} must be a list as JSON text`,
    }),
  );
  if (errors.length > 0) throw invalid(errors);
  return validate(events.create, values);
}
