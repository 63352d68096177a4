import { list, patch, remove } from '../http/crud.js';
import type { Route } from '../http/route.js';
import type { Uploads } from '../uploads/model.js';
import { createEvent } from './create.js';
import { events } from './model.js';

export function eventRoutes(uploads: Uploads): readonly Route[] {
  return [list(events), createEvent(uploads), patch(events), remove(events)];
}
