import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sampleService } from '@ritmi/shared/domain/sample';
import { today } from '@ritmi/shared/domain/time/date';
import { addDays } from '@ritmi/shared/domain/time/month';
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';

// Two API processes on one database, as behind a load balancer.

const mongoUri = inject('mongoUri').replace('/?', '/two_processes?');
const admin = { email: 'arta@example.al', password: 'nje fjalekalim i gjate' };
const main = fileURLToPath(new URL('./main.ts', import.meta.url));

let folder: string;
let authorization: string;
const programs: ChildProcess[] = [];

type Program = { readonly child: ChildProcess; readonly base: string };

let first: Program;
let second: Program;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function start(): Promise<Program> {
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', 'tsx', main], {
    env: {
      PATH: process.env.PATH,
      API_PORT: String(port),
      DATA_DIR: folder,
      MONGODB_URI: mongoUri,
      JWT_SECRET: 'a secret of a test, long enough for it',
      SECOND_FACTOR_KEY: 'a key of a test, long enough',
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      SEED: 'none',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  programs.push(child);
  const base = `http://127.0.0.1:${port}`;
  await vi.waitFor(async () => expect((await fetch(`${base}/readyz`)).status).toBe(200), 60_000);
  return { child, base };
}

async function send<T>({ base }: Program, call: string, body?: object): Promise<T> {
  const [method = 'GET', path = '/'] = call.split(' ');
  const response = await fetch(base + path, {
    method,
    headers: { Authorization: authorization, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  // What this call answers.
  return (await response.json()) as T;
}

const shownIds = async ({ base }: Program): Promise<string[]> =>
  ((await (await fetch(`${base}/services`)).json()) as { id: string }[]).map(({ id }) => id);

const planned = (inMs: number) => ({
  ...sampleService(),
  order: null,
  status: 'draft',
  publishAt: new Date(Date.now() + inMs).toISOString(),
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ritmi-two-'));
  first = await start();
  second = await start();
  authorization = `Bearer ${(await send<{ token: string }>(first, 'POST /auth/login', admin)).token}`;
});

afterAll(async () => {
  for (const child of programs) {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
  }
  await rm(folder, { recursive: true });
  const client = await MongoClient.connect(mongoUri);
  await client.db().dropDatabase();
  await client.close();
});

// spec: content.publishing.once
it('publishes at the time exactly once, within 5 s, on both processes and after a restart', async () => {
  const made = await Promise.all(
    Array.from({ length: 4 }, (_, index) =>
      send<{ id: string; publishAt: string }>(index % 2 ? first : second, 'POST /services', planned(3_000)),
    ),
  );
  const passedAt = Math.max(...made.map(({ publishAt }) => Date.parse(publishAt)));
  await delay(passedAt - Date.now());
  const all = made.map(({ id }) => id).sort();
  for (const program of [first, second]) {
    await vi.waitFor(async () => expect((await shownIds(program)).sort()).toEqual(all), 10_000);
  }
  expect(Date.now() - passedAt).toBeLessThan(5_000);

  // The time passes while nobody runs.
  const { id } = await send<{ id: string }>(first, 'POST /services', planned(3_000));
  for (const { child } of [first, second]) child.kill('SIGKILL');
  await delay(3_000);
  first = await start();
  const startedAt = Date.now();
  await vi.waitFor(async () => expect(await shownIds(first)).toContain(id), 10_000);
  expect(Date.now() - startedAt).toBeLessThan(5_000);

  for (const each of [...all, id]) {
    const entries = await send<{ who: { name: string } }[]>(first, `GET /services/${each}/history`);
    expect(entries.map(({ who }) => who.name)).toEqual(['schedule', 'Administrator']);
  }
});

type Booked = { readonly id: string; readonly code?: string; readonly enquiryId?: string | null };

/** Sends until there is an answer: while others are served first, a busy API refuses for the moment. */
async function sendOnce<T>(program: Program, call: string, { body, key }: { body: object; key: string }) {
  const [method = 'POST', path = '/'] = call.split(' ');
  for (;;) {
    const response = await fetch(program.base + path, {
      method,
      headers: {
        Authorization: authorization,
        'Content-Type': 'application/json',
        'Idempotency-Key': key,
      },
      body: JSON.stringify(body),
    });
    // What this call answers.
    const answer = (await response.json()) as T;
    if (response.status !== 503) return { status: response.status, answer };
    await delay(200);
  }
}

it('books 48 times at once for three dates on both processes, never beyond capacity and nothing twice', async () => {
  second = await start();
  const capacity = { dj: 2, crew: 3 };
  const add = (name: string, count: number) =>
    send<{ id: string }>(first, 'POST /resources', { name, kind: 'team', capacity: count });
  const [dj, crew] = [await add('DJ', capacity.dj), await add('Ekipi', capacity.crew)];
  const needs = [dj, crew].map(({ id }) => ({ resourceId: id, quantity: 1 }));
  const service = { ...sampleService(), order: null, needs };
  const { id: serviceId } = await send<{ id: string }>(first, 'POST /services', service);
  const dates = [40, 41, 42].map((days) => addDays(today(), days));
  const dateOf = (turn: number) => dates[turn % 3] ?? '';
  const enquiries = await Promise.all(
    Array.from({ length: 12 }, (_, turn) =>
      send<{ id: string }>(turn % 2 ? first : second, 'POST /enquiries', {
        name: `Vizitori ${turn}`,
        date: dateOf(turn),
        serviceIds: [serviceId],
      }),
    ),
  );
  const ways = [
    ...enquiries.map(({ id }) => ({ call: `POST /enquiries/${id}/book`, body: { state: 'confirmed' } })),
    ...enquiries.map((_, turn) => ({
      call: 'POST /bookings',
      body: { title: `Nata ${turn}`, date: dateOf(turn), state: 'confirmed', resources: needs },
    })),
  ];
  const answers = await Promise.all(
    ways.flatMap(({ call, body }, turn) =>
      // Each twice with the same key, as after a lost answer, on both processes.
      [first, second].map((program) => sendOnce<Booked>(program, call, { body, key: `booking ${turn}` })),
    ),
  );
  const booked = answers.filter(({ status }) => status === 201);
  expect(answers.filter(({ status }) => status !== 201 && status !== 409)).toEqual([]);
  expect(new Set(answers.flatMap(({ answer }) => answer.code ?? []))).toEqual(new Set(['full']));
  const ids = [...new Set(booked.map(({ answer }) => answer.id))];
  for (const date of dates) {
    const found = await send<Booked[]>(second, `GET /bookings?from=${date}&to=${date}`);
    expect(found).toHaveLength(capacity.dj);
    for (const { id } of found) expect(ids).toContain(id);
    const held = found.flatMap(({ enquiryId }) => enquiryId ?? []);
    expect(new Set(held).size).toBe(held.length);
    const [day] = await send<{ state: string }[]>(
      first,
      `GET /availability?from=${date}&to=${date}&serviceIds=${serviceId}`,
    );
    expect(day?.state).toBe('full');
  }
  expect(ids).toHaveLength(3 * capacity.dj);
});
