import { once } from 'node:events';
import { createServer, STATUS_CODES } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { errorBody } from '@ritmi/shared/domain/errors';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerUnreadable } from './unreadable.js';

const server = createServer((_request, response) => response.end('read'));

beforeAll(async () => {
  answerUnreadable(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => server.close());

async function answerTo(request: string): Promise<string> {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write(request);
  return text(socket);
}

// spec: contract.errors
it.each([
  ['an address of 20 KB', `GET /people?q=${'a'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431],
  ['headers of 20 KB', `GET /people HTTP/1.1\r\nHost: a\r\nCookie: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ['another protocol', '\x16\x03\x01\x02\x00\x01\r\n\r\n', 400],
])('%s is refused with JSON, and the connection ends', async (_what, request, status) => {
  const [head = '', body = ''] = (await answerTo(request)).split('\r\n\r\n');
  const [first, ...headers] = head.split('\r\n');
  expect(first).toBe(`HTTP/1.1 ${status} ${STATUS_CODES[status]}`);
  expect(headers).toContain('Content-Type: application/json; charset=utf-8');
  expect(headers).toContain(`Content-Length: ${body.length}`);
  expect(errorBody.safeParse(JSON.parse(body)).success).toBe(true);
});

it('what can be read gets its own answer', async () => {
  expect(await answerTo('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')).toContain('read');
});
