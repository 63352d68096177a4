import { QueryClient } from '@tanstack/react-query';
import { ApiError, isNotFound } from '@ritmi/shared/client/ApiError';
import type { EntityName } from '@ritmi/shared/domain/entities';

const retries = 3;
const firstDelayMs = 1_000;
const longestDelayMs = 30_000;
const pollMs = 10_000;

/** How long what was read counts as current. */
export const freshMs = 2_000;

export const listKey = (name: EntityName) => ['list', name] as const;

/** Reads retry 3 times, 1 s doubling up to 30 s; writes never (specification section 8). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: (failures, error) => failures < retries && !isFinal(error),
        retryDelay: (attempt) => Math.min(firstDelayMs * 2 ** attempt, longestDelayMs),
        refetchOnWindowFocus: true,
        staleTime: freshMs,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

/** For `refetchInterval`: a query that has failed asks again on its own. */
export function pollAfterFailure({ state }: { readonly state: { readonly status: string } }): number | false {
  return state.status === 'error' ? pollMs : false;
}

/** Asking again does not help when the session is over or the document is missing. */
function isFinal(error: unknown): boolean {
  return isNotFound(error) || (error instanceof ApiError && error.status === 401);
}
