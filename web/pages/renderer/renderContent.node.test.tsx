import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PageContextServer } from 'vike/types';
import { afterEach, expect, it } from 'vitest';
import { loads } from '../sherbime/+loads.js';
import { contentMark, renderContent } from './renderContent.js';

let server: Server;

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((settle) => server.close(settle));
});

/** The content of a page, against an API of the test's own. */
async function render(answer: (path: string, response: ServerResponse) => void, limitMs: number) {
  server = createServer(({ url = '' }, response) => answer(url, response)).listen(0, '127.0.0.1');
  await new Promise((settle) => server.once('listening', settle));
  const pageContext = {
    language: 'sq',
    urlOriginal: '/sherbime',
    urlPathname: '/sherbime',
    config: { loads },
    site: {
      apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      publicUrl: '',
      analyticsId: 'G-1',
      loadLimitMs: limitMs,
      shortHash: () => '',
    },
  } as unknown as PageContextServer;
  const content = await renderContent(pageContext);
  const [, end = ''] = content?.around(contentMark.repeat(3), '') ?? [];
  return { content, sent: JSON.parse(/<script[^>]*>(.*)<\/script>/.exec(end)?.[1] ?? '') };
}

it('asks for the contacts beside what the page itself loads', async () => {
  const waiting: ServerResponse[] = [];
  const { content, sent } = await render((_path, response) => {
    // The API of this test answers nobody before both have asked.
    waiting.push(response);
    if (waiting.length === 2) for (const each of waiting) each.end('[]');
  }, 30_000);
  expect(sent).toEqual({
    data: { services: { state: 'ready', value: [] } },
    shell: { contacts: [], analyticsId: 'G-1' },
  });
  expect(content).toMatchObject({ hasFailed: false, isComplete: true });
});

it('goes on without both when the time of the page is over', async () => {
  const { content, sent } = await render(() => undefined, 50);
  expect(sent.data).toEqual({ services: { state: 'failed', status: null } });
  expect(sent.shell.contacts).toBeNull();
  expect(content).toMatchObject({ hasFailed: true, isComplete: false });
});
