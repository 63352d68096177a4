import type { z } from 'zod';
import type { Account } from '../../http/auth.js';
import { type Call, type Route, route } from '../../http/route.js';
import { accountOf } from '../../http/writing.js';

type OwnRoute<B extends z.ZodType> = Pick<Route, 'errors' | 'method' | 'path' | 'summary'> & {
  readonly body?: B;
  /** Shape of what `handle` returns; without one the answer is an empty 204. */
  readonly answer?: z.ZodType;
  readonly handle: (call: Call<z.output<B>>, account: Account) => Promise<unknown>;
};

/** A call on the own account. No cache keeps its answer. */
export function ownRoute<B extends z.ZodType>({ answer, handle, ...described }: OwnRoute<B>): Route {
  return route({
    ...described,
    access: 'admin',
    answer: answer ? { status: 200, schema: answer } : { status: 204, schema: null },
    handle: async (call) => {
      const body = await handle(call, accountOf(call));
      if (!answer) return { status: 204 };
      return { status: 200, body, headers: { 'Cache-Control': 'private, no-store' } };
    },
  });
}
