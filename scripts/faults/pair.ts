import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { freePort } from '../runtimes/freePort.js';
import { startMongod } from '../runtimes/startMongod.js';
import { startProduct } from '../test/startProduct.js';
import { pidOf } from './runningProduct.js';

/**
 * The product twice on one empty database, started at once: two API processes, which the web servers reach through a
 * balancer, and two web servers, which clients reach through another one.
 */
export async function startPair() {
  const folder = await mkdtemp(join(tmpdir(), 'ritmi-pair-'));
  const mongod = await startMongod({ dbPath: join(folder, 'mongodb'), database: 'pair' });
  const ports = [await freePort(), await freePort()];
  const apis = await startBalancer(ports.map((port) => `http://127.0.0.1:${port}`));
  const shared = {
    MONGODB_URI: mongod.uri,
    API_URL: apis.url,
    UPLOADS: 'gridfs',
    JWT_SECRET: 'a secret of sessions that both of them know',
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
    /** Of the balancer in front of both web servers. */
    url: webs.url,
    /** kill -9 of a program of the first product. */
    kill: async (program: 'api/main.js' | 'web/server/main.js') =>
      process.kill(await pidOf(program, products[0]?.pid ?? 0), 'SIGKILL'),
    async end() {
      await Promise.all(products.map((product) => product.stop()));
      await Promise.all([webs.end(), apis.end()]);
      await mongod.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Forwards each request to the servers in turn; what one does not answer whole goes to the next, as with nginx for reads. */
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
