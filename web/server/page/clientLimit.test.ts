import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientOf } from './clientLimit.js';

const server = createServer((asked, response) => response.end(clientOf(asked)));

beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => void server.close());

/** The client of a request that a proxy on this machine passes on. */
async function clientFrom(forwarded: string | string[]): Promise<string> {
  const { port } = server.address() as AddressInfo;
  const asked = request({ port, host: '127.0.0.1', headers: { 'X-Forwarded-For': forwarded } }).end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  return (await response.setEncoding('utf8').toArray()).join('');
}

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['203.0.113.9, 172.18.0.1', '203.0.113.9'],
  ['203.0.113.9,172.18.0.1, 10.0.0.7', '203.0.113.9'],
  ['2001:db8::9, ::ffff:172.18.0.1, fe80::1', '2001:db8::9'],
  // What a visitor claims stands before the visitor.
  ['198.51.100.1, 203.0.113.9, 192.168.1.2', '203.0.113.9'],
  ['198.51.100.1, 10.0.0.1, 203.0.113.9, 169.254.1.1', '203.0.113.9'],
  // Nobody from elsewhere: one on the agency's own network.
  ['192.168.1.30, 172.18.0.1', '192.168.1.30'],
  ['somebody', '127.0.0.1'],
  ['203.0.113.9, somebody, 172.18.0.1', '172.18.0.1'],
  ['203.0.113.9, , 172.18.0.1', '172.18.0.1'],
  ['', '127.0.0.1'],
])('a request forwarded for %j is from %s', async (forwarded, client) =>
  expect(await clientFrom(forwarded)).toBe(client),
);

it('a request with a header of each proxy is from the visitor', async () =>
  expect(await clientFrom(['203.0.113.9', '172.18.0.1'])).toBe('203.0.113.9'));
