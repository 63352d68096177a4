import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const page = (...paths: readonly string[]) => paths.map((path) => `<script src="${path}"></script>`).join('');

let stored: Map<string, Map<string, string>>;
let network: (path: string) => Promise<Response>;

/** Cache Storage in memory, of texts by path. */
function memoryCaches() {
  const texts = (name: string) => {
    const known = stored.get(name) ?? new Map<string, string>();
    stored.set(name, known);
    return known;
  };
  return {
    open: async (name: string) => ({
      addAll: async (paths: readonly string[]) => {
        for (const path of paths) texts(name).set(path, await (await network(path)).text());
      },
      put: async (path: string, response: Response) => {
        texts(name).set(path, await response.text());
      },
    }),
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    match: async (asked: string | Request, { cacheName }: { readonly cacheName: string }) => {
      const path = typeof asked === 'string' ? asked : new URL(asked.url).pathname;
      const text = stored.get(cacheName)?.get(path);
      return text === undefined ? undefined : new Response(text);
    },
  };
}

beforeEach(() => {
  stored = new Map([
    ['admin-earlier', new Map([['/admin', 'earlier']])],
    ['other', new Map()],
  ]);
  vi.stubGlobal('caches', memoryCaches());
  vi.stubGlobal('builtFiles', ['/assets/a.js', '/assets/b.js']);
  vi.stubGlobal('builtVersion', 'now');
  vi.stubGlobal('fetch', (asked: string | Request) =>
    network(typeof asked === 'string' ? asked : new URL(asked.url).pathname),
  );
  network = async (path) => new Response(path === '/admin' ? page('/assets/a.js') : `file ${path}`);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.resetModules();
});

const asked = new Request('http://site/admin/services');

it('keeps the document and its files, and then drops what earlier deployments kept', async () => {
  const { dropOthers, keepShell } = await import('./shell.js');
  await keepShell();
  await dropOthers();
  expect([...stored.keys()]).toEqual(['other', 'admin-now']);
  expect([...(stored.get('admin-now') ?? [])]).toEqual([
    ['/assets/a.js', 'file /assets/a.js'],
    ['/assets/b.js', 'file /assets/b.js'],
    ['/admin', page('/assets/a.js')],
  ]);
});

it('keeps no document of another deployment, whose files it does not have', async () => {
  const { keepShell } = await import('./shell.js');
  network = async () => new Response(page('/assets/a.js', '/assets/c.js'));
  await expect(keepShell()).rejects.toThrow('Of another deployment');
  expect(stored.has('admin-now')).toBe(false);
});

it('shows the document of the server, and the kept one when there is no answer or only a failure', async () => {
  const { keepShell, openShell } = await import('./shell.js');
  await keepShell();
  const shown = async () => (await openShell(asked)).text();
  network = async () => new Response('newer');
  expect(await shown()).toBe('newer');
  network = async () => new Response('failure', { status: 503 });
  expect(await shown()).toBe(page('/assets/a.js'));
  network = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await shown()).toBe(page('/assets/a.js'));
});

it('does not wait longer than 3 s for the server', async () => {
  const { keepShell, openShell } = await import('./shell.js');
  await keepShell();
  vi.useFakeTimers();
  network = () => new Promise(() => undefined);
  const opened = openShell(asked);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await (await opened).text()).toBe(page('/assets/a.js'));
});

it('waits for the server while nothing is kept', async () => {
  const { openShell } = await import('./shell.js');
  network = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(openShell(asked)).rejects.toThrow('Failed to fetch');
});
