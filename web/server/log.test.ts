import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { readEnv } from './env.js';
import { createLog } from '@ritmi/shared/server/log';
import { PageCache } from './page/pageCache.js';
import { createWebServer } from './webServer.js';

const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl';

test('no log line contains a token, a cookie or an address, at any level', async () => {
  const lines: string[] = [];
  // Nothing listens on port 9 of this machine: the API is unavailable, and the error contains its address.
  const env = readEnv({ API_URL: 'http://127.0.0.1:9' });
  const log = createLog('web', 'trace', { write: (line) => lines.push(line) });
  const server = await createWebServer({
    env,
    log,
    cache: new PageCache({ isOn: true }),
    stopping: new AbortController().signal,
    routes: [{ route: '/broken', query: ['token'] }],
    render: async () => {
      throw new Error(`198.51.100.7:27017 and [2001:db8::7]:80 refused Bearer ${token} at 2001:db8::7`);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const headers = {
    Authorization: `Bearer ${token}`,
    Cookie: 'session=c00kie',
    'X-Forwarded-For': '203.0.113.9, 2001:db8::9',
  };
  const query = `?token=${token}&ip=203.0.113.9`;
  for (const path of ['/broken', '/nothing', '/api/services', '/api/changes', '/uploads/a.png', '/%']) {
    for (const method of ['GET', 'POST']) {
      await new Promise<void>((resolve, reject) => {
        const sent = request({ port, host: '127.0.0.1', path: path + query, method, headers }, (answer) =>
          answer.resume().once('close', resolve),
        );
        sent.once('error', reject).end();
      });
    }
  }
  await new Promise((resolve) => server.close(resolve));
  expect(lines.some((line) => line.includes('page failed'))).toBe(true);
  expect(lines.some((line) => line.includes('the API did not answer'))).toBe(true);
  expect(lines.some((line) => line.includes('answered'))).toBe(true);
  expect(lines.join('')).not.toMatch(/eyJ|c00kie|session|127\.0\.0\.1|203\.0|198\.51|2001:db8/);
});
