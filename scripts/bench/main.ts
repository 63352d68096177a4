import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '../runtimes/freePort.js';
import { startNodeProgram } from '../start/nodeProgram.js';
import { signIn, startProduct, untilReady } from '../test/startProduct.js';
import { publicPaths } from './publicPaths.js';
import { figuresOf, type Figures, ratio } from './figures.js';
import { type Call, measure, send } from './load.js';
import { scriptBytes } from './scriptBytes.js';

// Figures of the product beside a bare Node server that answers the same bytes, in turns on the same machine. They are
// printed and never judged: a busy machine is no failure.
const load = { count: 400, connections: 8, limitMs: 4_000 };
const warmUp = { ...load, count: 40, limitMs: 2_000 };

const product = await startProduct();
const uncached = await startUncachedWeb();
try {
  const { apiUrl, webUrl } = product;
  const services = (await (await fetch(`${apiUrl}/services`)).json()) as { id: string }[];
  const calls: Readonly<Record<string, Call>> = {
    'home, cached': { url: `${webUrl}/` },
    'home, rendered': { url: `${uncached.url}/` },
    '/sherbime, cached': { url: `${webUrl}/sherbime` },
    'GET /services': { url: `${apiUrl}/services` },
    'PATCH /services/{id}': {
      url: `${apiUrl}/services/${services[0]?.id}`,
      method: 'PATCH',
      headers: {
        Authorization: `Bearer ${await signIn(apiUrl)}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({ featured: true }),
    },
  };
  await printLoads(calls);
  await printScripts(webUrl, await publicPaths(apiUrl));
} finally {
  await uncached.stop();
  await product.stop();
}

/** Each call at the product and, right after it, the same bytes from the bare server. */
async function printLoads(calls: Readonly<Record<string, Call>>): Promise<void> {
  const answers = [];
  for (const call of Object.values(calls)) answers.push(await send(call));
  const bare = fork(fileURLToPath(new URL('./bareServer.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
    serialization: 'advanced',
  });
  try {
    bare.send(answers);
    const [port] = (await once(bare, 'message')) as [number];
    const rows: Record<string, Record<string, string>> = {};
    for (const [index, [name, call]] of Object.entries(calls).entries()) {
      const ours = await measureWarm(call);
      const theirs = await measureWarm({ ...call, url: `http://127.0.0.1:${port}/${index}` });
      rows[name] = {
        'per second': ours.perSecond.toFixed(0),
        'p50 ms': ours.p50Ms.toFixed(1),
        'p95 ms': ours.p95Ms.toFixed(1),
        'bare per second': theirs.perSecond.toFixed(0),
        'bare p50 ms': theirs.p50Ms.toFixed(1),
        'bare p95 ms': theirs.p95Ms.toFixed(1),
        'of bare': ratio(ours.perSecond, theirs.perSecond).toFixed(2),
      };
    }
    console.log(`\nUp to ${load.count} requests over ${load.connections} connections each`);
    console.table(rows);
  } finally {
    bare.disconnect();
  }
}

async function measureWarm(call: Call): Promise<Figures> {
  await measure(call, warmUp);
  return figuresOf(await measure(call, load));
}

async function printScripts(webUrl: string, paths: readonly string[]): Promise<void> {
  const rows: Record<string, Record<string, string>> = {};
  for (const path of paths) {
    rows[path] = { 'JavaScript KB (brotli)': ((await scriptBytes(webUrl, path)) / 1024).toFixed(1) };
  }
  console.table(rows);
}

/** A second web server before the same API that renders each page anew. */
async function startUncachedWeb() {
  const port = await freePort();
  const program = startNodeProgram({
    root: fileURLToPath(new URL('../..', import.meta.url)),
    entry: 'web/server/main.ts',
    env: {
      ...(process.env as Record<string, string>),
      NODE_ENV: 'production',
      PORT: String(port),
      API_URL: product.apiUrl,
      PAGE_CACHE: 'off',
      LOG_LEVEL: 'warn',
    },
  });
  const url = `http://127.0.0.1:${port}`;
  await untilReady(url);
  return { url, stop: () => program.stop() };
}
