import { randomUUID } from 'node:crypto';
import { callApi, signIn } from '../test/startProduct.js';
import { startExpress, startSameAnswer } from './bareServers.js';
import type { Bench, BenchProduct } from './benchProduct.js';
import { type Call, type Calls, load, send } from './load.js';
import { cpuMsOf } from '../test/processes.js';
import { median, percentile, type Row, short, type Table } from './report.js';

const rounds = 5;
const connections = 8;

interface Side {
  readonly calls: Calls;
  /** Whose CPU time counts. */
  readonly pids: readonly number[];
  /** Requests of a round: enough for a tenth of a second of CPU at least. */
  readonly count: number;
}

/** CPU time of a request beside that of a bare server, in turns: the best and the median of the rounds. */
async function compare(name: string, product: Side, bare: Side): Promise<Row> {
  const sides = { product, bare };
  const cpuUs = { product: [] as number[], bare: [] as number[] };
  const durationsMs: number[] = [];
  for (const { calls, count } of Object.values(sides)) await load(calls, count / 2, connections);
  for (let round = 0; round < rounds; round += 1) {
    for (const side of ['product', 'bare'] as const) {
      const { calls, pids, count } = sides[side];
      const before = cpuMsOf(pids);
      const durations = await load(calls, count, connections);
      cpuUs[side].push(((cpuMsOf(pids) - before) * 1000) / count);
      if (side === 'product') durationsMs.push(...durations);
    }
  }
  const [best, bareBest] = [Math.min(...cpuUs.product), Math.min(...cpuUs.bare)];
  return {
    request: name,
    'CPU µs, best': short(best),
    'CPU µs, median': short(median(cpuUs.product)),
    'bare, best': short(bareBest),
    'bare, median': short(median(cpuUs.bare)),
    'ratio, best': short(best / bareBest),
    'ratio, median': short(median(cpuUs.product) / median(cpuUs.bare)),
    'p50 ms': short(median(durationsMs)),
    'p99 ms': short(percentile(durationsMs, 99)),
  };
}

/** Reads beside a bare server that answers the same bytes. */
export async function measureReads(product: BenchProduct, uncached: BenchProduct): Promise<Table> {
  const { webUrl, apiUrl, pids } = product;
  const home = { url: `${webUrl}/` };
  const { headers } = await send(home);
  const reads: readonly (readonly [name: string, calls: Calls, side: BenchProduct, count: number])[] = [
    ['page from the cache', () => home, product, 10_000],
    ['304 of a page', () => ({ ...home, headers: { 'If-None-Match': headers.etag ?? '' } }), product, 10_000],
    ['unknown path', () => ({ url: `${webUrl}/${randomUUID()}` }), product, 10_000],
    ['a query that no page reads', () => ({ url: `${webUrl}/?fbclid=${randomUUID()}` }), product, 10_000],
    ['page not in the cache', () => ({ url: `${uncached.webUrl}/` }), uncached, 500],
    ['page at a new address', () => ({ url: `${webUrl}/kontakt?vendi=${randomUUID()}` }), product, 200],
    ['GET /services', () => ({ url: `${apiUrl}/services` }), product, 10_000],
  ];
  const rows: Row[] = [];
  for (const [name, calls, side, count] of reads) {
    const bare = await startSameAnswer(await send(calls(0)));
    const bareCall = { ...calls(0), url: bare.url };
    rows.push(
      await compare(
        name,
        { calls, pids: side === product ? pids : side.pids, count },
        { calls: () => bareCall, pids: [bare.pid], count: 10_000 },
      ),
    );
    bare.stop();
  }
  return { title: 'Reads beside a bare server with the same bytes', rows };
}

/** A POST beside Express and Mongoose on the same mongod, whose time counts on both sides. */
export async function measureWrites({ mongod }: Bench, { apiUrl, pids }: BenchProduct): Promise<Table[]> {
  const token = await signIn(apiUrl);
  const body = JSON.stringify({
    title: 'Matje',
    description: 'Shërbim i matjes',
    category: 'dj',
    price: '100',
  });
  const json = { 'Content-Type': 'application/json' };
  const headers = () => ({ ...json, Authorization: `Bearer ${token}`, 'Idempotency-Key': randomUUID() });
  const post: Calls = () => ({ url: `${apiUrl}/services`, method: 'POST', headers: headers(), body });
  const express = await startExpress(mongod.uri);
  const bareCall: Call = { url: express.url, method: 'POST', headers: json, body };
  const row = await compare(
    'POST of a service',
    { calls: post, pids: [...pids, mongod.pid], count: 200 },
    { calls: () => bareCall, pids: [express.pid, mongod.pid], count: 500 },
  );
  express.stop();
  const together: number[] = [];
  for (let round = 0; round < rounds; round += 1) together.push(...(await load(post, 50, 50)));
  return [
    { title: 'A write beside Express and Mongoose', rows: [row] },
    {
      title: 'Fifty writes at once',
      rows: [{ 'p50 ms': short(median(together)), 'p99 ms': short(percentile(together, 99)) }],
    },
  ];
}

/** From the answer to a save until the page of another request shows it. */
export async function measureVisibility({ apiUrl, webUrl, pids }: BenchProduct): Promise<Table> {
  const token = await signIn(apiUrl);
  const [service] = (await callApi(`${apiUrl}/services`, { method: 'GET' })) as { id: string }[];
  const durationsMs: number[] = [];
  const saves = 60;
  let cpuMs = 0;
  for (let save = 0; save < saves; save += 1) {
    const title = `Ruajtja ${randomUUID()}`;
    await callApi(`${apiUrl}/services/${service?.id}`, { method: 'PATCH', token, body: { title } });
    const savedAt = performance.now();
    const cpuBefore = cpuMsOf(pids);
    const page = { url: `${webUrl}/sherbime`, headers: { 'Accept-Encoding': 'identity' } };
    while (!String((await send(page)).bytes).includes(title));
    durationsMs.push(performance.now() - savedAt);
    cpuMs += cpuMsOf(pids) - cpuBefore;
  }
  const [p50, p95] = [median(durationsMs), percentile(durationsMs, 95)];
  return {
    title: 'From a save to the page that shows it',
    rows: [{ 'p50 ms': short(p50), 'p95 ms': short(p95), 'CPU ms of read and page': short(cpuMs / saves) }],
  };
}
