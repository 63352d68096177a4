import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
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

/** In front of servers, in turn; what one does not answer whole goes to the next one, as with nginx for reads. */
async function startBalancer(targets: readonly string[]) {
  let turn = 0;
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const headers = Object.entries(request.headersDistinct).flatMap(([name, values = []]) =>
      name === 'connection' || name === 'host' ? [] : values.map((value): [string, string] => [name, value]),
    );
    const first = (turn += 1);
    let last = '';
    for (let at = 0; at < targets.length; at += 1) {
      const target = targets[(first + at) % targets.length] ?? '';
      try {
        const { method = 'GET', url = '/' } = request;
        const closed = new AbortController();
        response.once('close', () => closed.abort());
        const init = { method, headers, redirect: 'manual', signal: closed.signal } as const;
        const hasBody = method !== 'GET' && method !== 'HEAD';
        const from = await fetch(target + url, {
          ...init,
          ...(hasBody ? { body: new Uint8Array(body) } : {}),
        });
        const isFeed = from.headers.get('content-type')?.startsWith('text/event-stream');
        const whole = isFeed ? null : Buffer.from(await from.arrayBuffer());
        response.writeHead(from.status, plainHeaders(from));
        if (whole) return void response.end(whole);
        for await (const piece of from.body ?? []) response.write(piece);
        return void response.end();
      } catch (error) {
        last = `${target}: ${String(error)} ${error instanceof Error ? String(error.cause) : ''}`;
        if (response.headersSent) return void response.destroy();
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

/** `fetch` has unpacked the body already. */
function plainHeaders(from: Response): Record<string, string> {
  const left = new Set([
    'content-encoding',
    'content-length',
    'transfer-encoding',
    'connection',
    'keep-alive',
  ]);
  return Object.fromEntries([...from.headers].filter(([name]) => !left.has(name)));
}
