import { vi } from 'vitest';

type SentCall = { readonly method: string; readonly path: string; readonly body: unknown };

export type FakeApi = {
  /** Responses to `GET` by path. An Error is thrown, and a path without one responds 404. */
  readonly reads: Record<string, unknown>;
  /** The response to every write. */
  write: () => Response | Promise<Response>;
  /** The response to the change feed; by default none. */
  openFeed: (headers: Headers) => Response | Promise<Response>;
  /** All calls, in order. */
  readonly calls: SentCall[];
  /** The `Idempotency-Key` of each write, in order. */
  readonly keys: (string | null)[];
  /** The calls that write. */
  sent(): SentCall[];
};

/** Replaces `fetch` with a fake API, whose change feed is silent, until the globals are unstubbed. */
export function fakeApi(reads: Record<string, unknown>): FakeApi {
  const api: FakeApi = {
    reads,
    write: () => Response.json({ id: 'made' }, { status: 201 }),
    openFeed: () => new Promise(() => undefined),
    calls: [],
    keys: [],
    sent: () => api.calls.filter(({ method }) => method !== 'GET'),
  };
  vi.stubGlobal('fetch', async (url: string | URL, { method = 'GET', body, headers }: RequestInit) => {
    const path = String(url).replace(/^.*?\/api(?=\/)/, '');
    if (path === '/changes') return api.openFeed(new Headers(headers));
    api.calls.push({ method, path, body: typeof body === 'string' ? JSON.parse(body) : body });
    if (method !== 'GET') {
      api.keys.push(new Headers(headers).get('idempotency-key'));
      return api.write();
    }
    const answer = api.reads[path];
    if (answer instanceof Error) throw answer;
    return answer === undefined ? Response.json({}, { status: 404 }) : Response.json(answer);
  });
  return api;
}
