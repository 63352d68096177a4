import { resource } from '@ritmi/shared/client/resource';
import type { ApiPlace } from '../apiServers.js';
import { ClientLimit } from './clientLimit.js';
import { TooBusy } from './pageCache.js';
import type { NamedDocument } from './pageRoutes.js';

const limitMs = 2_000;

/** Questions to the API that may be under way at once. */
const maxQuestions = 50;

/** Finds which of the documents that an address names exist. */
export type FindKnown = (named: readonly NamedDocument[]) => Promise<ReadonlySet<string>>;

/** Asks the API each time: what a visitor made up must not fill a cache. While it does not answer, none is known. */
export function createFindKnown(api: ApiPlace): FindKnown {
  const questions = new ClientLimit(maxQuestions);
  const idsOf = async (of: NamedDocument['of'], ids: readonly string[]) => {
    const end = questions.begin('all clients');
    if (!end) throw new TooBusy();
    const connection = { baseUrl: api.url, timeoutMs: limitMs, skipsCache: true };
    const { value } = await resource(connection, of).list({ ids }).finally(end);
    return value.map(({ id }) => id).filter((id) => ids.includes(id));
  };
  return async (named) => {
    const kinds = [...new Set(named.map((each) => each.of))];
    const found = await Promise.all(
      kinds.map((of) => {
        const ids = named.filter((each) => each.of === of).map(({ id }) => id);
        return idsOf(of, ids).catch((error: unknown) => {
          if (error instanceof TooBusy) throw error;
          return [];
        });
      }),
    );
    return new Set(found.flat());
  };
}
