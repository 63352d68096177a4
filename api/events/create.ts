import { entities } from '@ritmi/shared/domain/entities';
import type { AgencyEvent } from '@ritmi/shared/domain/events/schema';
import { z } from 'zod';
import type { Fields } from '../db/document.js';
import { createFrom } from '../http/crud.js';
import { invalid } from '../http/errors.js';
import { type Route, route } from '../http/route.js';
import { validate } from '../http/errors.js';
import type { Arrival, Form, Uploads } from '../uploads/model.js';
import { events } from './model.js';

const { create, document } = entities.events;

/** The parts of the form, for those who read OpenAPI. */
const form = z.object({
  title: z.string(),
  date: z.string(),
  description: z.string(),
  featured: z.enum(['true', 'false']).optional(),
  image: z.union([z.string(), z.file()]).optional(),
  mediaData: z.string().optional().describe('JSON text of a list of media: type, url, caption'),
});

/** POST /events as the specification has it: multipart, with the media list as JSON text. */
export function createEvent(uploads: Uploads): Route {
  return route({
    method: 'post',
    path: '/events',
    access: 'admin',
    summary: 'Adds an event',
    form,
    answer: { status: 201, schema: document },
    errors: [507],
    handle: async (call) => {
      const { fields, file } = await uploads.readForm(call.request, 'image');
      const sent = { fields, image: file?.sha256 ?? null };
      if (!file) return createFrom(events, call, { fields: validate(create, eventOf(fields)), sent });
      const input = await orDiscard(uploads, file, () => validate(create, eventOf(fields)));
      return uploads.storeFor(file, async (image) => {
        const reply = await createFrom(events, call, { fields: { ...input, image }, sent });
        // A repeat is answered with the file of the first time.
        return { reply, isKept: (reply.body as AgencyEvent).image === image };
      });
    },
  });
}

async function orDiscard<T>(uploads: Uploads, file: Arrival, check: () => T): Promise<T> {
  try {
    return check();
  } catch (error) {
    await uploads.discard(file);
    throw error;
  }
}

function eventOf({ mediaData, featured, ...texts }: Form['fields']): Fields {
  return {
    ...texts,
    ...(featured ? { featured: { true: true, false: false }[featured] ?? featured } : {}),
    ...(mediaData?.trim() ? { media: mediaOf(mediaData) } : {}),
  };
}

function mediaOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid([{ path: 'mediaData', message: 'Media must be a list as JSON text' }]);
  }
}
