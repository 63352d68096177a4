import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { freePort } from '../runtimes/freePort.js';
import { startMongod } from '../runtimes/startMongod.js';
import { buildProduct } from '../build/buildProduct.js';
import { startNodeProgram } from '../start/nodeProgram.js';
import { adminEnv, untilReady } from '../test/startProduct.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

type Server = {
  readonly url: string;
  readonly env: Readonly<Record<string, string>>;
  readonly entry: string;
};

/**
 * Two API processes and two web processes on one empty database, all started at once; the web servers reach the APIs
 * through a balancer, and clients reach the web servers through another one.
 */
export async function startPair() {
  const folder = await mkdtemp(join(tmpdir(), 'ritmi-pair-'));
  await buildProduct({ root, say: () => undefined });
  const mongod = await startMongod({ dbPath: join(folder, 'mongodb'), say: () => undefined });
  const ports = await Promise.all(Array.from({ length: 4 }, freePort));
  const urls = ports.map((port) => `http://127.0.0.1:${port}`);
  const [firstApi = '', secondApi = '', ...webUrls] = urls;
  const apis = await startBalancer([firstApi, secondApi]);
  const shared = {
    PATH: process.env.PATH ?? '',
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    FEED_SECRET: 'a secret of the change feed for this test',
    TRUST_PROXY: '1',
  };
  const servers: readonly Server[] = urls.map((url, index) => {
    const own = String(ports[index]);
    if (index >= 2) {
      return { url, entry: 'web/server/main.ts', env: { ...shared, PORT: own, API_URL: apis.url } };
    }
    const env = {
      ...shared,
      API_PORT: own,
      DATA_DIR: join(folder, `api-${index}`),
      MONGODB_URI: mongod.uri.replace('/?', '/pair?'),
      UPLOADS: 'gridfs',
      SEED: 'demo',
      JWT_SECRET: 'a secret of sessions that both of them know',
      ...adminEnv,
    };
    return { url, entry: 'api/main.ts', env };
  });
  const running = new Map(
    servers.map(({ entry, env, url }) => [url, startNodeProgram({ root, entry, env })]),
  );
  await Promise.all(urls.map((url) => untilReady(url)));
  const webs = await startBalancer(webUrls);

  return {
    apiUrls: [firstApi, secondApi] as const,
    webUrls,
    /** Of the balancer in front of both web servers. */
    url: webs.url,
    /** kill -9; it stays away. */
    kill: async (url: string) => {
      const program = running.get(url);
      if (program?.pid) process.kill(program.pid, 'SIGKILL');
      await program?.ended;
    },
    async end() {
      await Promise.all([...running.values()].map((program) => program.stop()));
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
    const body = await buffer(incoming);
    const first = (turn += 1);
    let last = '';
    for (let at = 0; at < targets.length; at += 1) {
      const target = targets[(first + at) % targets.length] ?? '';
      try {
        const from = await forward(incoming, body, target);
        const isFeed = from.headers['content-type']?.startsWith('text/event-stream');
        const whole = isFeed ? null : await buffer(from);
        response.writeHead(from.statusCode ?? 502, from.headers);
        if (whole) return void response.end(whole);
        response.once('close', () => from.destroy());
        from.once('close', () => response.destroy());
        return void from.pipe(response);
      } catch (error) {
        last = `${target}: ${String(error)}`;
      }
    }
    response.writeHead(502).end(last);
  }
  const server = createServer((request, response) => void answer(request, response));
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    end: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function forward({ url = '/', method, headers }: IncomingMessage, body: Buffer, target: string) {
  const { host: _host, connection: _connection, ...sent } = headers;
  return new Promise<IncomingMessage>((resolve, reject) => {
    request(target + url, { method: method ?? 'GET', headers: sent, agent: false }, resolve)
      .once('error', reject)
      .end(body);
  });
}
