import { holidaysAnswer } from '@ritmi/shared/domain/holidays/answer';
import { holidaysOf, moveableFeasts } from '@ritmi/shared/domain/holidays/holidays';
import { z } from 'zod';
import type { Stored } from '../db/collection.js';
import { modelNamed } from '../db/normalize.js';
import { type Route, route } from '../http/route.js';
import { day } from './days.js';

const query = z.object({ from: day('from'), to: day('to') });

const moved = z.array(z.object({ feast: z.enum(moveableFeasts), date: z.string() }));

/** GET /holidays: public holidays with the days of moveable feasts that the agency has corrected. */
export const holidaysRoute: Route = route({
  method: 'get',
  path: '/holidays',
  access: 'admin',
  summary: 'Public holidays of Albania and Kosovo between two days',
  query,
  answer: holidaysAnswer,
  handle: async ({ query: { from, to } }) => {
    const corrected = moved.parse(await modelNamed('feast-days').find().lean<Stored[]>());
    const [first = 0, last = 0] = [from, to].map((date) => Number(date.slice(0, 4)));
    const years = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
    const all = years.flatMap((year) => holidaysOf(year, corrected));
    return { body: all.filter(({ date }) => from <= date && date <= to) };
  },
});
