import { randomUUID } from 'node:crypto';
import { cpuMsOf } from '../test/processes.js';
import { callApi, signIn } from '../test/startProduct.js';
import { startExpress, startSameAnswer } from './bareServers.js';
import type { Bench, BenchProduct } from './benchProduct.js';
import { type Calls, load, send } from './load.js';
import { inTurns, median, percentile, type Row, type Table } from './report.js';

const rounds = 5;
const connections = 8;

interface Side {
  readonly calls: Calls;
  /** Processes whose CPU time counts. */
  readonly pids: readonly number[];
  /** Requests per round: enough for at least 0.1 s of CPU time. */
  readonly count: number;
}

/** Compares the CPU time of a request with that of a bare server: the best and the median of the rounds. */
async function compare(request: string, product: Side, bare: Side): Promise<Row> {
  const sides = [product, bare];
  for (const { calls, count } of sides) await load(calls, count / 2, connections);
  const durationsMs: number[] = [];
  const [own = [], others = []] = await inTurns(rounds, sides, async (side) => {
    const before = cpuMsOf(side.pids);
    const durations = await load(side.calls, side.count, connections);
    if (side === product) durationsMs.push(...durations);
    return ((cpuMsOf(side.pids) - before) * 1000) / side.count;
  });
  const [best, bareBest] = [Math.min(...own), Math.min(...others)];
  return {
    request,
    'CPU µs, best': best,
    'CPU µs, median': median(own),
    'bare, best': bareBest,
    'bare, median': median(others),
    'ratio, best': best / bareBest,
    'ratio, median': median(own) / median(others),
    'p50 ms': median(durationsMs),
    'p99 ms': percentile(durationsMs, 99),
  };
}

/** Compares reads with a bare server that sends the same bytes. */
export async function measureReads(product: BenchProduct, uncached: BenchProduct): Promise<Table[]> {
  const { webUrl, apiUrl } = product;
  const home = { url: `${webUrl}/` };
  const { headers } = await send(home);
  const rows: Row[] = [];
  const read = async (name: string, calls: Calls, { pids = product.pids, count = 10_000 } = {}) => {
    const bare = await startSameAnswer(await send(calls(0)));
    const bareCall = { ...calls(0), url: bare.url };
    const other = { calls: () => bareCall, pids: bare.pids, count: 10_000 };
    rows.push(await compare(name, { calls, pids, count }, other));
    bare.stop();
  };
  await read('page from the cache', () => home);
  await read('304 of a page', () => ({ ...home, headers: { 'If-None-Match': headers.etag ?? '' } }));
  await read('unknown path', () => ({ url: `${webUrl}/${randomUUID()}` }));
  await read('a query that no page reads', () => ({ url: `${webUrl}/?fbclid=${randomUUID()}` }));
  const { pids } = uncached;
  await read('page not in the cache', () => ({ url: `${uncached.webUrl}/` }), { pids, count: 500 });
  await read('page at a new address', () => ({ url: `${webUrl}/kontakt?vendi=${randomUUID()}` }), {
    count: 200,
  });
  await read('GET /services', () => ({ url: `${apiUrl}/services` }));
  return [{ title: 'Reads beside a bare server with the same bytes', rows }];
}

/** Compares a POST with bare Express and Mongoose on the same mongod, whose CPU time counts on both sides. */
export async function measureWrites({ mongod }: Bench, { apiUrl, pids }: BenchProduct): Promise<Table[]> {
  const token = await signIn(apiUrl);
  const service = { title: 'Matje', description: 'Shërbim i matjes', category: 'dj', price: '100' };
  const json = { 'Content-Type': 'application/json' };
  const post = { method: 'POST', body: JSON.stringify(service), headers: json };
  const calls: Calls = () => ({
    ...post,
    url: `${apiUrl}/services`,
    headers: { ...json, Authorization: `Bearer ${token}`, 'Idempotency-Key': randomUUID() },
  });
  const express = await startExpress(mongod.uri);
  const row = await compare(
    'POST of a service',
    { calls, pids: [...pids, mongod.pid], count: 200 },
    { calls: () => ({ ...post, url: express.url }), pids: [...express.pids, mongod.pid], count: 500 },
  );
  express.stop();
  const together: number[] = [];
  for (let round = 0; round < rounds; round += 1) together.push(...(await load(calls, 50, 50)));
  const fifty = { 'p50 ms': median(together), 'p99 ms': percentile(together, 99) };
  return [
    { title: 'A write beside Express and Mongoose', rows: [row] },
    { title: 'Fifty writes at once', rows: [fifty] },
  ];
}

/** Time from the response to a save until a page shows it, on the product's web server and on another one. */
export async function measureVisibility(product: BenchProduct, other: BenchProduct): Promise<Table[]> {
  const token = await signIn(product.apiUrl);
  const [service]: { id: string }[] = await (await fetch(`${product.apiUrl}/services`)).json();
  const saves = 60;
  const cpuMs = [0, 0];
  const durationsMs = await inTurns(saves, [0, 1], async (server) => {
    const { webUrl, pids } = server === 0 ? product : other;
    const url = `${webUrl}/sherbime`;
    const title = `Ruajtja ${randomUUID()}`;
    await callApi(`${product.apiUrl}/services/${service?.id}`, { method: 'PATCH', token, body: { title } });
    const savedAt = performance.now();
    const cpuBefore = cpuMsOf(pids);
    while (!String((await send({ url, headers: { 'Accept-Encoding': 'identity' } })).bytes).includes(title));
    cpuMs[server] = (cpuMs[server] ?? 0) + cpuMsOf(pids) - cpuBefore;
    return performance.now() - savedAt;
  });
  const rows = durationsMs.map((durations, server) => ({
    'web server': server === 0 ? 'beside the API that saved' : 'another one, with an API of its own',
    'p50 ms': median(durations),
    'p95 ms': percentile(durations, 95),
    'CPU ms of read and page': (cpuMs[server] ?? 0) / saves,
  }));
  return [{ title: 'From a save to the page that shows it', rows }];
}
