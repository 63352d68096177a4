import { vi } from 'vitest';

export type SentCall = { readonly method: string; readonly path: string; readonly body: unknown };

type FakeApi = {
  /** What `GET` answers by path; 404 elsewhere, a failure where it is an Error. */
  readonly reads: Record<string, unknown>;
  /** What every write answers. */
  write: () => Response | Promise<Response>;
  /** Everything that was asked, in order. */
  readonly calls: SentCall[];
  /** Those of them that write. */
  sent(): SentCall[];
};

/** Stands where `fetch` would reach the API, until the globals are unstubbed. */
export function fakeApi(reads: Record<string, unknown>): FakeApi {
  const api: FakeApi = {
    reads,
    write: () => Response.json({ id: 'made' }, { status: 201 }),
    calls: [],
    sent: () => api.calls.filter(({ method }) => method !== 'GET'),
  };
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit) => {
    const path = url.replace(/^\/api/, '');
    api.calls.push({ method, path, body: typeof body === 'string' ? JSON.parse(body) : body });
    if (method !== 'GET') return api.write();
    const answer = api.reads[path];
    if (answer instanceof Error) throw answer;
    return answer === undefined ? Response.json({}, { status: 404 }) : Response.json(answer);
  });
  return api;
}
