import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PageContextServer } from 'vike/types';
import { afterEach, expect, it, vi } from 'vitest';
import { data as loadPage } from '../+data.js';
import { loads } from '../sherbime/+loads.js';
import { onBeforeRenderHtml } from './+onBeforeRenderHtml.js';
import { onCreatePageContext } from './+onCreatePageContext.ssr.js';

let server: Server;

afterEach(async () => {
  vi.useRealTimers();
  server.closeAllConnections();
  await new Promise((settle) => server.close(settle));
});

/** What Vike does with a page, against an API of the test's own. */
async function render(answer: (path: string, response: ServerResponse) => void, limitMs: number) {
  server = createServer(({ url = '' }, response) => answer(url, response)).listen(0, '127.0.0.1');
  await new Promise((settle) => server.once('listening', settle));
  const pageContext = {
    urlParsed: { pathname: '/sherbime' },
    config: { loads },
    site: {
      apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      publicUrl: '',
      analyticsId: 'G-1',
      loadLimitMs: limitMs,
    },
  } as unknown as PageContextServer;
  onCreatePageContext(pageContext);
  // The first time, the page's code is loaded here, which takes long on a busy machine.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  const data = await loadPage(pageContext);
  await onBeforeRenderHtml(pageContext);
  return { data, shell: pageContext.shell };
}

it('asks for the contacts beside what the page itself loads', async () => {
  const waiting: ServerResponse[] = [];
  const { data, shell } = await render((_path, response) => {
    // The API of this test answers nobody before both have asked.
    waiting.push(response);
    if (waiting.length === 2) for (const each of waiting) each.end('[]');
  }, 30_000);
  expect(data).toEqual({ services: { state: 'ready', value: [] } });
  expect(shell).toEqual({ contacts: [], analyticsId: 'G-1' });
});

it('goes on without both when the time of the page is over', async () => {
  const { data, shell } = await render(() => undefined, 50);
  expect(data).toEqual({ services: { state: 'failed', status: null } });
  expect(shell?.contacts).toBeNull();
});
