import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { createLog } from './log.js';
import { PageCache } from './page/pageCache.js';
import { watchChanges } from './watchChanges.js';

it('sends the API the shared secret', async () => {
  const api = createServer().listen(0, '127.0.0.1');
  await once(api, 'listening');
  const stop = watchChanges({
    apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    feedSecret: 'a secret of both programs',
    caches: [new PageCache({ isOn: true })],
    log: createLog('silent'),
  });
  const [request] = await once(api, 'request');
  expect(request.headers['x-feed-secret']).toBe('a secret of both programs');
  stop();
  api.closeAllConnections();
  api.close();
});
