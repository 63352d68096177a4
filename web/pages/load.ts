import { ApiError } from '@ritmi/shared/client/ApiError';
import type { Answer, Connection } from '@ritmi/shared/client/request';
import type { PageContext } from 'vike/types';

/** What a page got: the value, the fact of a failure, or nothing yet (client navigation shows the page at once). */
export type Loaded<T> =
  | { readonly state: 'ready'; readonly value: T }
  | { readonly state: 'failed'; readonly status: number | null }
  | { readonly state: 'pending' };

export type LoadCall<T> = (connection: Connection) => Promise<Answer<T>>;

/** The API of the same origin, for visitors: no token, so no hidden price. */
export const visitorConnection: Connection = { baseUrl: '/api' };

/** For `+data`: one call to the API within the time that a page has for it; in the browser the page makes it itself. */
export async function load<T>(pageContext: PageContext, call: LoadCall<T>): Promise<Loaded<T>> {
  const { site } = pageContext;
  if (!site) return { state: 'pending' };
  // The page is kept until the next change, which another API process may hear of a moment later than this one.
  const { apiUrl: baseUrl, loadLimitMs: timeoutMs, answers } = site;
  return attempt(call, { baseUrl, timeoutMs, skipsCache: true, ...(answers && { cache: answers }) });
}

/** One try of a call. `status` is the server's answer, null when none came. */
export async function attempt<T>(call: LoadCall<T>, connection: Connection): Promise<Loaded<T>> {
  try {
    const { value } = await call(connection);
    return { state: 'ready', value };
  } catch (error) {
    return { state: 'failed', status: error instanceof ApiError ? error.status : null };
  }
}

/** The loaded list, empty while it is not there. */
export function listOf<T>(loaded: Loaded<readonly T[]>): readonly T[] {
  return loaded.state === 'ready' ? loaded.value : [];
}
