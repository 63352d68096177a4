import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { memoryOf } from '../test/processes.js';
import { type Bench, type BenchProduct, startMsOf } from './benchProduct.js';
import { load } from './load.js';
import { inTurns, median, type Row, type Table } from './report.js';

const rounds = 5;
const restMs = 5_000;

/** Time of a start with existing data, mongod included. */
export async function measureStart(bench: Bench): Promise<Table[]> {
  const ownMongod = { MONGODB_URI: '' };
  await startMsOf(bench, ownMongod);
  const [startsMs = []] = await inTurns(rounds, [ownMongod], (env) => startMsOf(bench, env));
  return [{ title: 'Start', rows: [{ 'best ms': Math.min(...startsMs), 'median ms': median(startsMs) }] }];
}

/** Memory of supervisor, API and web server together, without mongod. */
export async function measureMemory({ webUrl, apiUrl, pids }: BenchProduct): Promise<Table[]> {
  const rows: Row[] = [];
  const note = async (when: string) => {
    await pause(restMs);
    const { residentMb, sharedOnceMb } = memoryOf(pids);
    rows.push({ when, 'resident MB': residentMb, 'shared pages once, MB': sharedOnceMb });
  };
  await note('after the start');
  const sitemap = await (await fetch(`${webUrl}/sitemap.xml`)).text();
  const paths = Array.from(sitemap.matchAll(/<loc>([^<]*)/g), ([, url = '']) => new URL(url).pathname);
  await load((index) => ({ url: `${webUrl}${paths[index % paths.length]}` }), paths.length, 1);
  await note('after each page once');
  const random = (bytes: number) => randomBytes(bytes).toString('hex');
  await load(() => ({ url: `${webUrl}/${random(20)}` }), 20_000, 50);
  await note('after 20,000 unknown paths');
  await load(() => ({ url: `${webUrl}/projects/${random(12)}` }), 2_000, 50);
  await note('after 2,000 unknown projects');
  await load(() => ({ url: `${webUrl}/paketa?serviceIds=${random(12)}` }), 500, 8);
  await note('after 500 queries that a page reads');
  await load((index) => ({ url: `${apiUrl}/${index % 2 ? 'services' : 'events'}?${random(4)}` }), 5_000, 50);
  await note('after 5,000 lists past the cache');
  return [{ title: 'Memory of supervisor, API and web server', rows }];
}
