import { entityNames, entityOf } from '@ritmi/shared/domain/entities';
import { lateAfterMs, nextChange } from '@ritmi/shared/domain/publishing/publishing';
import { type PlannedChange, plannedChange } from '@ritmi/shared/domain/publishing/schedule';
import { z } from 'zod';
import { type Collection, type Collections, plannedFields } from './db/collection.js';
import { titleOf } from './db/history.js';
import { copies } from './db/publishing/storedCopies.js';
import { modelNamed } from './db/normalize.js';
import { type Route, route } from './http/route.js';

/** GET /schedule: what happens by itself and what should have, for the admin; the earliest first. */
export function scheduleRoutes(collections: Collections): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/schedule',
      access: 'admin',
      summary: 'What is published or ends by itself, and what should have and waits, the earliest first',
      answer: z.array(plannedChange),
      handle: async () => {
        const names = entityNames.filter((name) => entityOf(name).publishing);
        const found = await Promise.all(names.map((name) => documentsOf(collections[name])));
        const body = [...found.flat(), ...(await plannedCopies())];
        return { body: body.toSorted((one, other) => one.at.localeCompare(other.at)) };
      },
    }),
  ];
}

async function documentsOf({ name, model }: Collection): Promise<PlannedChange[]> {
  const planned = { $or: plannedFields.map((field) => ({ [field]: { $type: 'string' as const } })) };
  const found = await model.find(planned).lean();
  return found.flatMap((document): PlannedChange[] => {
    const next = nextChange(document);
    if (!next) return [];
    const common = { entity: name, id: document._id, title: titleOf(name, document), waitsFor: [] };
    const change = next.change.status === 'published' ? 'publish' : 'end';
    return [{ ...common, at: next.at, change, isLate: isLate(next.at) }];
  });
}

async function plannedCopies(): Promise<PlannedChange[]> {
  const found = await copies.find({ at: { $type: 'string' } }).lean();
  const all = found.map(async ({ entity, documentId: id, at, waitsFor }): Promise<PlannedChange[]> => {
    const live = await modelNamed(entity).findById(id).lean();
    if (!live || at === null) return [];
    const isWaiting = waitsFor.length > 0 || isLate(at);
    return [{ entity, id, title: titleOf(entity, live), at, change: 'copy', isLate: isWaiting, waitsFor }];
  });
  return (await Promise.all(all)).flat();
}

function isLate(at: string): boolean {
  return Date.parse(at) < Date.now() - lateAfterMs;
}
