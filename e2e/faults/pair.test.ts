import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../scripts/runtimes/folders.js';
import { freePort } from '../../scripts/runtimes/freePort.js';
import { startMongod } from '../../scripts/runtimes/startMongod.js';
import { pidOf } from '../../scripts/test/processes.js';
import { send as sendAs, signIn, startProduct } from '../../scripts/test/startProduct.js';

const pollOptions = { timeout: 60_000, interval: 100 };

let pair: Awaited<ReturnType<typeof startPair>>;
let token = '';

beforeAll(async () => {
  pair = await startPair();
  token = await signIn(pair.apiUrls[0]);
  return () => pair.end();
});

async function list(url: string, entity: string): Promise<{ id: string; [field: string]: unknown }[]> {
  const answer = await fetch(`${url}/${entity}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as { id: string }[];
}

const send = (address: string, method: string, body?: unknown) =>
  sendAs(address, { method, token, ...(body === undefined ? {} : { body }) });

const page = async (url: string, path: string) => (await fetch(url + path)).text();

test('two products that start on one empty database add the demo content once', async () => {
  for (const entity of ['services', 'packages', 'events', 'projects', 'contact', 'about/team']) {
    const [first, second] = await Promise.all(pair.apiUrls.map((url) => list(url, entity)));
    expect(second).toEqual(first);
    const texts = (first ?? []).map(({ title, name, label, value }) => [entity, title, name, label, value]);
    expect(texts.length).toBeGreaterThan(0);
    expect(new Set(texts.map(String)).size).toBe(texts.length);
  }
});

test('a change through one API is read through the other and shown by both web servers', async () => {
  const [one, other] = pair.apiUrls;
  const title = `Shërbim ${randomUUID()}`;
  const service = { title, description: 'D', price: '10', category: 'dj', icon: 'music', features: [] };
  for (const url of pair.webUrls) expect(await page(url, '/sherbime')).not.toContain(title);
  const made = (await (await send(`${one}/services`, 'POST', service)).json()) as { id: string };
  // The other one learns of it from the change feed.
  const ids = async () => (await list(other, 'services')).map(({ id }) => id);
  await expect.poll(ids, { timeout: 1_000, interval: 20 }).toContain(made.id);
  for (const url of pair.webUrls)
    await expect.poll(() => page(url, '/sherbime'), pollOptions).toContain(title);
  const renamed = `Tjetër ${randomUUID()}`;
  expect((await send(`${other}/services/${made.id}`, 'PATCH', { title: renamed })).status).toBe(200);
  for (const url of pair.webUrls)
    await expect.poll(() => page(url, '/sherbime'), pollOptions).toContain(renamed);
  expect((await send(`${one}/services/${made.id}`, 'DELETE')).status).toBe(204);
  for (const url of pair.webUrls)
    await expect.poll(() => page(url, '/sherbime'), pollOptions).not.toContain(renamed);
});

test('a picture uploaded to one API is complete at the other, while both make its sizes', async () => {
  const [one] = pair.apiUrls;
  const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c8102e' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('file', new Blob([picture], { type: 'image/png' }), 'drita.png');
  const uploaded = await send(`${one}/uploads`, 'POST', form);
  const { url = '' } = (await uploaded.json()) as { url?: string };
  expect([uploaded.status, url]).toEqual([expect.any(Number), expect.stringMatching(/^\/uploads\//)]);
  const read = async (from: string) => {
    const answer = await fetch(from + url);
    const { width } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    return [answer.status, width];
  };
  const readings = Array.from({ length: 6 }, () => pair.apiUrls.map(read)).flat();
  expect(new Set((await Promise.all(readings)).map(String))).toEqual(new Set(['200,900']));
});

test('failed logins at one API count at the other', async () => {
  const [one, other] = pair.apiUrls;
  const body = { email: 'askush@ritmi.example', password: 'i gabuar' };
  const logIn = async (url: string) => (await send(`${url}/auth/login`, 'POST', body)).status;
  let count = 0;
  while ((await logIn(one)) === 401) count += 1;
  expect(count).toBeGreaterThanOrEqual(5);
  expect(count).toBeLessThanOrEqual(30);
  expect(await logIn(other)).toBe(429);
});

test('kill -9 of one API and one web server under load fails no read', async () => {
  const paths = ['/', '/sherbime', '/paketa', '/kontakt', '/api/services', '/api/packages', '/api/contact'];
  const failures: string[] = [];
  let reads = 0;
  let isOver = false;
  const readers = Array.from({ length: 4 }, async (_, reader) => {
    for (let at = reader; !isOver; at += 1) {
      const path = paths[at % paths.length] ?? '/';
      const answer = await fetch(pair.url + path).catch((error: unknown) => String(error));
      if (typeof answer === 'string') failures.push(`${path}: ${answer}`);
      else if (answer.status !== 200) failures.push(`${path}: ${answer.status} ${await answer.text()}`);
      else await answer.arrayBuffer();
      reads += 1;
    }
  });
  const untilMore = (count: number) => {
    const goal = reads + count;
    return expect.poll(() => reads, pollOptions).toBeGreaterThanOrEqual(goal);
  };
  await untilMore(40);
  await pair.kill('api/main.js');
  await untilMore(60);
  await pair.kill('web/server/main.js');
  await untilMore(60);
  isOver = true;
  await Promise.all(readers);
  expect(failures).toEqual([]);
});

/**
 * Starts the product twice at once, on one empty database: two API processes, which the web servers reach through a
 * balancer, and two web servers, which clients reach through another one.
 */
async function startPair() {
  const folder = await temporaryFolder();
  const mongod = await startMongod({ dbPath: join(folder, 'mongodb'), database: 'pair' });
  const ports = [await freePort(), await freePort()];
  const apis = await startBalancer(ports.map((port) => `http://127.0.0.1:${port}`));
  const shared = {
    MONGODB_URI: mongod.uri,
    API_URL: apis.url,
    UPLOADS: 'gridfs',
    JWT_SECRET: 'a secret of sessions that both of them know',
    SECOND_FACTOR_KEY: 'a key of second factors that both know',
    FEED_SECRET: 'a secret of the change feed for this test',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
  };
  const products = await Promise.all(
    ports.map((port) =>
      startProduct({ ...shared, API_PORT: String(port), DATA_DIR: join(folder, String(port)) }),
    ),
  );
  const webs = await startBalancer(products.map(({ webUrl }) => webUrl));
  const [first, second] = products.map(({ apiUrl }) => apiUrl);
  return {
    apiUrls: [first ?? '', second ?? ''] as const,
    webUrls: products.map(({ webUrl }) => webUrl),
    /** URL of the balancer in front of both web servers. */
    url: webs.url,
    /** kill -9 of a program of the first product. */
    kill: async (program: 'api/main.js' | 'web/server/main.js') =>
      process.kill(await pidOf(program, products[0]?.pid ?? 0), 'SIGKILL'),
    async end() {
      await Promise.all(products.map((product) => product.stop()));
      await Promise.all([webs.end(), apis.end()]);
      await mongod.stop();
    },
  };
}

/** Forwards requests to the servers in turn; like nginx, it repeats a read at the next one if the response is incomplete. */
async function startBalancer(targets: readonly string[]) {
  let turn = 0;
  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/' } = incoming;
    const { host: _host, connection: _connection, ...headers } = incoming.headers;
    const body = await buffer(incoming);
    const problems: string[] = [];
    const first = (turn += 1) % targets.length;
    for (const target of [...targets.slice(first), ...targets.slice(0, first)]) {
      try {
        const from = await new Promise<IncomingMessage>((resolve, reject) => {
          const outgoing = request(target + url, { method, headers, agent: false }, resolve);
          outgoing.once('error', reject).end(body);
        });
        const isFeed = from.headers['content-type']?.startsWith('text/event-stream');
        const whole = isFeed ? null : await buffer(from);
        response.writeHead(from.statusCode ?? 502, from.headers);
        if (whole) return void response.end(whole);
        return await pipeline(from, response).catch(() => undefined);
      } catch (error) {
        problems.push(`${target}: ${String(error)}`);
      }
    }
    response.writeHead(502).end(problems.join());
  }
  const port = await freePort();
  const server = createServer((incoming, response) => void answer(incoming, response));
  server.listen(port, '127.0.0.1');
  return {
    url: `http://127.0.0.1:${port}`,
    end: async () => {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}
