import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, vi } from 'vitest';
import { createLog } from '@ritmi/shared/server/log';
import { PageCache } from './page/pageCache.js';
import { watchChanges } from './watchChanges.js';

it('sends the API the shared secret', async () => {
  const api = createServer().listen(0, '127.0.0.1');
  await once(api, 'listening');
  const stop = watchChanges({
    api: { url: `http://127.0.0.1:${(api.address() as AddressInfo).port}` },
    feedSecret: 'a secret of both programs',
    caches: [new PageCache({ isOn: true })],
    log: createLog('web', 'silent'),
  });
  const [request] = await once(api, 'request');
  expect(request.headers['x-feed-secret']).toBe('a secret of both programs');
  stop();
  api.closeAllConnections();
  api.close();
});

it('counts a connection as lost when nothing is heard for two heartbeats, and opens another', async () => {
  let answered = 0;
  const api = createServer((_request, response) => {
    answered += 1;
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    response.write('retry: 1000\n\n');
    // The first connection is silent; the second has heartbeats.
    const heartbeat = setInterval(() => answered > 1 && response.write('id: 1\n\n'), 50);
    response.once('close', () => clearInterval(heartbeat));
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  const states: boolean[] = [];
  const stop = watchChanges({
    api: { url: `http://127.0.0.1:${(api.address() as AddressInfo).port}` },
    feedSecret: undefined,
    caches: [{ clear: () => undefined, setConnected: (isConnected) => states.push(isConnected) }],
    log: createLog('web', 'silent'),
    silenceMs: 1_000,
  });
  await vi.waitUntil(() => states.length === 3, { timeout: 20_000 });
  // Longer than the silence that is allowed.
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect([states, answered]).toEqual([[true, false, true], 2]);
  stop();
  api.closeAllConnections();
  api.close();
});
