import { createServer } from 'node:http';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { startVarnish } from '../../scripts/runtimes/engines/startVarnish.js';
import { temporaryFolder } from '../../scripts/runtimes/folders.js';
import { freePort } from '../../scripts/runtimes/freePort.js';
import { pidOf } from '../../scripts/test/processes.js';
import { send, signIn, startProduct } from '../../scripts/test/startProduct.js';
import { printTable } from './printTable.js';

/** An entity, a field that its page shows, the page, and a page that does not show it. */
const shown = [
  ['services', 'title', '/sherbime', '/evente'],
  ['packages', 'title', '/paketa', '/evente'],
  ['events', 'title', '/evente', '/sherbime'],
  ['projects', 'title', '/projects', '/sherbime'],
  ['artists', 'stageName', '/DJ-Lumo', '/paketa'],
  ['about/content', 'title', '/rreth-nesh', '/sherbime'],
  ['about/team', 'name', '/rreth-nesh', '/evente'],
  // Every page shows these two.
  ['contact', 'label', '/kontakt', null],
  ['settings', 'name', '/kontakt', null],
] as const;
const writes = 200;
/** Longer than a page without an edge waits for the API, and shorter than after it counts as frozen. */
const slowMs = 3_000;
// On a busy machine.
const longMs = 900_000;

let product: Awaited<ReturnType<typeof startProduct>>;
let edge: Awaited<ReturnType<typeof startVarnish>>;
let silent: Awaited<ReturnType<typeof startSilent>>;
let token = '';

/** An edge that answers every purge with this status. */
async function startSilent() {
  let status = 200;
  const purged: string[] = [];
  const server = createServer((request, response) => {
    if (status === 200) purged.push(String(request.headers['xkey-purge']));
    response.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    purged,
    answerWith: (next: number) => (status = next),
    end: () => server.close(),
  };
}

beforeAll(async () => {
  const [webPort, edgePort] = [await freePort(), await freePort()];
  silent = await startSilent();
  product = await startProduct({
    PORT: String(webPort),
    DATA_DIR: await temporaryFolder(),
    EDGE_PURGE_URL: `http://127.0.0.1:${edgePort},${silent.url}`,
  });
  edge = await startVarnish([webPort], edgePort);
  token = await signIn(product.apiUrl);
  return async () => {
    await edge.stop();
    await product.stop();
    silent.end();
  };
});

/** Where the first document of an entity is changed. */
async function changedAt(entity: string): Promise<string> {
  if (entity === 'settings') return '/settings';
  const [first] = (await (await fetch(`${product.apiUrl}/${entity}`)).json()) as { id: string }[];
  return `/${entity}/${first?.id}${entity === 'projects' ? '/json' : ''}`;
}

async function read(path: string) {
  const answer = await fetch(edge.url + path);
  const { status, headers } = answer;
  const [from, made] = [headers.get('x-cache'), headers.get('x-page-cache')];
  return { status, text: await answer.text(), from, how: `${status}, edge ${from}, web server ${made}` };
}

/** Reads until the edge has it. */
const untilKept = (path: string) =>
  expect.poll(async () => (await read(path)).from, { timeout: 30_000, interval: 50 }).toBe('hit');

test('pages and files name what they were made from', async () => {
  const keysOf = async (path: string) => {
    const { headers } = await fetch(product.webUrl + path);
    expect([path, headers.get('surrogate-control')]).toEqual([path, 'max-age=31536000']);
    expect(headers.get('surrogate-key')).toBe(headers.get('xkey'));
    return headers.get('xkey')?.split(' ') ?? [];
  };
  for (const [entity, , page] of shown) {
    expect(await keysOf(page)).toEqual(expect.arrayContaining([entity, 'contact']));
  }
  expect(await keysOf('/sitemap.xml')).toContain('projects');
  const events = (await (await fetch(`${product.apiUrl}/events`)).json()) as { image?: string }[];
  expect(await keysOf(events.flatMap(({ image }) => image ?? [])[0] ?? '')).toContain('media');
  const share = /\/share\/[^"]+\.jpg/.exec((await read('/sherbime')).text)?.[0] ?? '';
  expect(await keysOf(share)).toContain('services');
  const page = await fetch(`${product.webUrl}/sherbime`);
  expect(page.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
});

test(
  'no read after the answer to a write is stale, and unrelated pages stay',
  async () => {
    const paths = new Map<string, string>();
    for (const [entity] of shown) paths.set(entity, await changedAt(entity));
    const [stale, lost]: [string[], string[]] = [[], []];
    let isOver = false;
    let reads = 0;
    // Readers keep fetches under way while the writes come.
    const readers = [...new Set(shown.map(([, , page]) => page))].map(async (page) => {
      for (; !isOver; reads += 1) {
        const { status, how } = await read(page);
        if (status !== 200) stale.push(`${page} failed: ${how}`);
        await pause(20);
      }
    });
    for (let count = 0; count < writes; count += 1) {
      const [entity, field, page, unrelated] = shown[count % shown.length] ?? shown[0];
      const isUnrelatedWatched = unrelated !== null && count < 5 * shown.length;
      if (isUnrelatedWatched) await untilKept(unrelated);
      const text = `Prova ${count} ${entity.replace('/', ' ')}`;
      const body = { [field]: text };
      const answer = await send(product.apiUrl + paths.get(entity), { method: 'PATCH', token, body });
      expect([entity, answer.status, answer.headers.get('x-edge')]).toEqual([entity, 200, null]);
      const after = await read(page);
      if (!after.text.includes(text)) stale.push(`${page} after write ${count}: ${after.how}`);
      if (isUnrelatedWatched && (await read(unrelated)).from !== 'hit')
        lost.push(`${unrelated} after ${entity}`);
    }
    isOver = true;
    await Promise.all(readers);
    printTable('Varnish', { writes, reads, stale: stale.length, 'unrelated pages dropped': lost.length });
    expect([stale, lost]).toEqual([[], []]);
  },
  longMs,
);

test('while the API is slow, a read after a write waits for it', async () => {
  const [first] = (await (await fetch(`${product.apiUrl}/contact`)).json()) as { id: string }[];
  const label = 'Telefoni i ngadaltë';
  await untilKept('/kontakt');
  await send(`${product.apiUrl}/contact/${first?.id}`, { method: 'PATCH', token, body: { label } });
  const api = await pidOf('api/main.js', product.pid);
  process.kill(api, 'SIGSTOP');
  const reading = read('/kontakt');
  await pause(slowMs);
  process.kill(api, 'SIGCONT');
  const { text, how } = await reading;
  expect([how, text.includes(label)]).toEqual(['200, edge miss, web server miss', true]);
});

test('writes at once are each answered when the edges were purged', async () => {
  const answers = await Promise.all(
    shown.map(async ([entity, field]) => {
      const body = { [field]: `Njëherësh ${entity.replace('/', ' ')}` };
      return send(product.apiUrl + (await changedAt(entity)), { method: 'PATCH', token, body });
    }),
  );
  expect(answers.map(({ status, headers }) => [status, headers.get('x-edge')])).toEqual(
    shown.map(() => [200, null]),
  );
});

test('an edge that refuses is tried on, and the write says so', async () => {
  silent.answerWith(500);
  const [first] = (await (await fetch(`${product.apiUrl}/contact`)).json()) as { id: string }[];
  const write = (label: string) =>
    send(`${product.apiUrl}/contact/${first?.id}`, { method: 'PATCH', token, body: { label } });
  const startedAt = Date.now();
  const answer = await write('Telefoni i ri');
  expect([answer.status, answer.headers.get('x-edge')]).toEqual([200, 'pending']);
  expect(Date.now() - startedAt).toBeLessThan(6_000);
  expect((await read('/kontakt')).text).toContain('Telefoni i ri');
  silent.purged.length = 0;
  silent.answerWith(200);
  await expect.poll(() => silent.purged.join(), { timeout: 20_000 }).toContain('contact');
  expect((await write('Telefoni')).headers.get('x-edge')).toBeNull();
});

test('what a visitor only typed is kept by no edge', async () => {
  const { text } = await read('/sherbime');
  await untilKept('/sherbime');
  for (const typed of ['/sherbime?x=1', '/sherbime?x=2&x=3']) {
    for (const time of [1, 2]) {
      const { how, text: same } = await read(typed);
      expect([typed, time, how]).toEqual([typed, time, '200, edge miss, web server miss']);
      expect(same).toBe(text);
    }
  }
  for (const path of ['/nuk-eshte-1', '/nuk-eshte-1', '/kontakt?paskript=po&vendi=Berat'])
    expect([path, (await read(path)).from]).toEqual([path, 'miss']);
  expect((await fetch(`${product.webUrl}/nuk-eshte-2`)).headers.get('surrogate-control')).toBeNull();
  expect((await read('/sherbime')).from).toBe('hit');
});

test('while no web server answers, the edge sends what it has', async () => {
  await untilKept('/sherbime');
  await send(edge.url, { method: 'PURGE' });
  await product.stop();
  expect((await read('/sherbime')).status).toBe(200);
});
