import type { Enquiry } from '@ritmi/shared/domain/enquiries/schema';
import { person, personRecord } from '@ritmi/shared/domain/people/person';
import { z } from 'zod';
import { replaceReply } from '../db/idempotency.js';
import { actorOf } from '../http/auth.js';
import { notFound } from '../http/errors.js';
import { idOf, type Route, route } from '../http/route.js';
import { attemptOf, write } from '../http/writing.js';
import { erasePeople } from './erase.js';
import { enquiriesOf, findPeople, recordOf } from './find.js';

const query = z.object({
  /** Finds name, phone in any spelling, e-mail, reference and place of any of their enquiries. */
  q: z.string({ error: 'q must be given once' }).max(200, 'q must be at most 200 characters').optional(),
});

/** Those who have asked (contract, People). */
export function peopleRoutes(): readonly Route[] {
  const common = { access: 'admin' } as const;
  return [
    route({
      ...common,
      method: 'get',
      path: '/people',
      summary: 'Those who have asked, the latest first',
      query,
      answer: z.array(person),
      handle: async (call) => {
        const body = await findPeople(call.query.q ?? '');
        return { body, headers: { 'X-Total-Count': String(body.length) } };
      },
    }),
    route({
      ...common,
      method: 'get',
      path: '/people/{id}',
      summary: 'Everything that is stored of a person',
      answer: personRecord,
      handle: async (call) => ({ body: await recordOf(idOf(call)) }),
    }),
    route({
      ...common,
      method: 'get',
      path: '/people/{id}/export',
      summary: 'The same as a file, for the person',
      answer: personRecord,
      handle: async (call) => ({
        body: await recordOf(idOf(call)),
        headers: { 'Content-Disposition': 'attachment; filename="person.json"' },
      }),
    }),
    route({
      ...common,
      method: 'delete',
      path: '/people/{id}',
      summary: 'Erases a person from every collection; dates, resources and amounts stay',
      handle: async (call) => {
        const id = idOf(call);
        const asked = await enquiriesOf(id);
        const reply = await write(call, async () => {
          if (asked.length === 0) throw notFound();
          return {};
        });
        if (asked.length === 0) return reply;
        // The one that names the person last: until then a repeated call finishes what an interrupted one left.
        const isNamed = (each: Enquiry) => each.id === id;
        const ordered = [...asked.filter((each) => !isNamed(each)), ...asked.filter(isNamed)];
        await erasePeople(ordered, actorOf(call.account));
        // Erasing has forgotten the reply too, since its path names the enquiry.
        await replaceReply(attemptOf(call), reply);
        return reply;
      },
    }),
  ];
}
