import { z } from 'zod';
import { unavailable } from './errors.js';
import { type Route, route } from './route.js';

const state = z.object({ status: z.literal('ok') });
/** `site`: where visitors see it, for clients that know only the API. */
const readyState = state.extend({ site: z.string().optional() });

/** Whether the process is up, and whether what it needs answers too. */
export function healthRoutes(isReady: () => Promise<boolean>, site?: string): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/healthz',
      access: 'open',
      summary: 'Whether the process is up',
      answer: { status: 200, schema: state },
      handle: async () => ({ status: 200, body: { status: 'ok' }, headers: { 'Cache-Control': 'no-store' } }),
    }),
    route({
      method: 'get',
      path: '/readyz',
      access: 'open',
      summary: 'Whether everything that it needs answers',
      answer: { status: 200, schema: readyState },
      errors: [503],
      handle: async () => {
        if (!(await isReady())) throw unavailable();
        return { status: 200, body: { status: 'ok', site }, headers: { 'Cache-Control': 'no-store' } };
      },
    }),
  ];
}
