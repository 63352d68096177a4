import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, expect, test, vi } from 'vitest';
import { buildProduct } from '../../scripts/build/buildProduct.js';
import { type Composed, startComposed } from '../../scripts/containers/startComposed.js';
import { testVariables } from '../../scripts/containers/testVariables.js';
import { runNode } from '../../scripts/runtimes/child.js';
import { root, temporaryFolder } from '../../scripts/runtimes/folders.js';
import { send, signIn } from '../../scripts/test/startProduct.js';
import { copyClone } from '../drills/copyClone.js';
import { keepUploading } from './keepUploading.js';
import { printTable } from './printTable.js';

const pollOptions = { timeout: 120_000, interval: 100 };
const replaced = ['api-1', 'api-2', 'web-1', 'web-2'];
// On a busy machine ten programs take minutes to start.
const longMs = 900_000;
/** What only pages of the next version show. */
const mark = 'Versioni i ri';

let set: Composed;
let nextVersion = '';
let token = '';
let url = '';

beforeAll(async () => {
  await buildProduct({ say: () => undefined });
  nextVersion = await buildNextVersion();
  set = await startComposed(['docker-compose.replicas.yml'], testVariables);
  url = set.urlOf('proxy', 3000);
  await untilBalanced();
  token = await signIn(`${url}/api`);
  return () => set.end();
}, longMs);

/** The balancer answers 503 until it has looked at its servers for the first time. */
async function untilBalanced(): Promise<void> {
  for (const path of ['/', '/api/services']) {
    await vi.waitFor(async () => expect((await fetch(url + path)).status).toBe(200), 60_000);
  }
}

/** Builds a copy of the product whose pages, styles and scripts are others. */
async function buildNextVersion(): Promise<string> {
  const copy = await temporaryFolder();
  await copyClone(copy);
  const edits = [
    ['web/layout/text.ts', "skip: { sq: 'Kalo te përmbajtja'", `skip: { sq: '${mark}'`],
    ['web/layout/Footer.tsx', 'margin-top: ${space(12)}', 'margin-top: ${space(14)}'],
  ] as const;
  for (const [path, from, to] of edits) {
    const text = await readFile(join(copy, path), 'utf8');
    expect(text).toContain(from);
    await writeFile(join(copy, path), text.replace(from, to));
  }
  await runNode(['--import', 'tsx', 'scripts/build/main.ts'], { cwd: copy });
  expect(copy).not.toBe(root);
  return copy;
}

/** What a request met, with the code of its cause. */
function reasonOf(error: unknown): string {
  const { cause } = error instanceof Error ? error : {};
  const code = cause instanceof Error ? `${'code' in cause ? String(cause.code) : ''} ${cause.message}` : '';
  return `${String(error)} ${code}`.trim();
}

/**
 * Reads pages with their files, and writes, until it is stopped. A write that was not acknowledged is repeated with its key.
 * @param moment what is happening, for the list of what failed
 */
function keepWorking(moment: () => string) {
  let isOver = false;
  let reads = 0;
  const failed: string[] = [];
  const acknowledged: string[] = [];
  const repeated: string[] = [];
  const read = async (path: string): Promise<string> => {
    const begun = moment();
    const fail = (reason: string) => {
      failed.push(`${path}: ${reason} (${begun} to ${moment()})`);
      return '';
    };
    const answer = await fetch(url + path).catch(reasonOf);
    reads += 1;
    if (typeof answer === 'string') return fail(answer);
    const text = await answer.text().catch((error: unknown) => fail(reasonOf(error)));
    return answer.status === 200 ? text : fail(`${answer.status} ${text.slice(0, 200)}`);
  };
  const reader = async (first: number) => {
    for (let count = first; !isOver; count += 1) {
      const html = await read(['/', '/sherbime', '/api/services', '/kontakt', '/en'][count % 5] ?? '/');
      const files = new Set(
        [...html.matchAll(/"(\/assets\/[^"]+\.(?:css|js))"/g)].map(([, file = '']) => file),
      );
      for (const file of [...files].slice(0, 2)) await read(file);
      await pause(20);
    }
  };
  const writer = async () => {
    while (!isOver) {
      const [title, key] = [`Prova ${randomUUID()}`, randomUUID()];
      const body = { title, description: 'D', price: '10', category: 'dj', icon: 'music', features: [] };
      for (let status = 0; status !== 201; ) {
        const call = { method: 'POST', body, token, key };
        const answer = await send(`${url}/api/services`, call).catch(() => null);
        status = answer?.status ?? 0;
        if (status === 201) acknowledged.push(title);
        else repeated.push(String(status));
        await answer?.body?.cancel();
        await pause(50);
      }
    }
  };
  const workers = [reader(0), reader(2), writer(), writer()];
  return {
    failed,
    acknowledged,
    repeated,
    reads: () => reads,
    stop: async () => {
      isOver = true;
      await Promise.all(workers);
    },
  };
}

test(
  'the servers are replaced one after another under load by those of the next version',
  async () => {
    let happening = 'before';
    const work = keepWorking(() => happening);
    const uploads = keepUploading(
      () => `${url}/api`,
      token,
      () => happening,
    );
    const untilMore = async () => {
      const [reads, writes, stored] = [
        work.reads() + 60,
        work.acknowledged.length + 10,
        uploads.stored.length + 1,
      ];
      await expect.poll(work.reads, pollOptions).toBeGreaterThan(reads);
      await expect.poll(() => work.acknowledged.length, pollOptions).toBeGreaterThan(writes);
      await expect.poll(() => uploads.stored.length, pollOptions).toBeGreaterThan(stored);
    };
    await untilMore();
    const startedAt = performance.now();
    for (const name of replaced) {
      happening = `${name} stops`;
      expect([name, await set.stop(name)]).toEqual([name, 0]);
      happening = `${name} starts`;
      await set.start(name, nextVersion);
      happening = `${name} runs`;
      await untilMore();
    }
    const seconds = Math.round((performance.now() - startedAt) / 1_000);
    await Promise.all([work.stop(), uploads.stop()]);

    const listed = (await (await fetch(`${url}/api/services`)).json()) as { title: string }[];
    const titles = listed.map(({ title }) => title).filter((title) => title.startsWith('Prova'));
    const lost = work.acknowledged.filter((title) => !titles.includes(title));
    const doubled = titles.length - new Set(titles).size;
    const missing: string[] = [];
    for (const file of uploads.stored) if ((await fetch(url + file)).status !== 200) missing.push(file);
    const requests = work.acknowledged.length + work.repeated.length;
    printTable(
      `Two APIs and two web servers replaced in ${seconds} s`,
      { what: 'reads', requests: work.reads(), failed: work.failed.length },
      { what: 'writes', requests, failed: 0, repeated: work.repeated.length, lost: lost.length, doubled },
      { what: 'uploads', requests: uploads.requests(), failed: uploads.failed.length, lost: missing.length },
    );
    expect([work.failed, lost, doubled]).toEqual([[], [], 0]);
    expect([uploads.failed, missing]).toEqual([[], []]);
    expect(work.repeated.filter((status) => !['502', '503'].includes(status))).toEqual([]);
    for (const name of ['web-1', 'web-2'])
      expect(await (await fetch(`${set.urlOf(name, 3000)}/sherbime`)).text()).toContain(mark);
  },
  longMs,
);
