import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { crashWorld } from './crash.testWorld.js';

type World = ReturnType<typeof crashWorld>;
type App = Awaited<ReturnType<World['open']>>;
type Operation = Parameters<App['outbox']['add']>[0];

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const service = (operation: Omit<Operation, 'entity' | 'title'>): Operation => ({
  entity: 'services',
  title: operation.key,
  ...operation,
});

const settle = () => vi.advanceTimersByTimeAsync(60_000);

const keys = ['lights', 'rename', 'dj', 'dj again', 'fog', 'bubbles', 'order'];

/** Eight operations that build on each other, and the keys of those that were answered for. */
async function work({ outbox }: App, answered: string[]): Promise<void> {
  const add = async (operation: Operation) => {
    const id = await outbox.add(operation);
    answered.push(operation.key);
    return id;
  };
  const picture = await outbox.addUpload(new File(['x'], 'drita.jpg', { type: 'image/jpeg' }));
  const lights = await add(
    service({ kind: 'create', key: 'lights', body: { title: 'Dritat', image: picture } }),
  );
  const rename = { title: 'Ndriçimi', image: picture, mediaData: JSON.stringify([{ url: picture }]) };
  await add(service({ kind: 'update', key: 'rename', id: lights, body: rename }));
  const asRead = { ifMatch: '"1"', id: 'dj' };
  await add(service({ kind: 'update', key: 'dj', ...asRead, body: { title: 'DJ dhe zë', price: '1' } }));
  await add(service({ kind: 'update', key: 'dj again', ...asRead, body: { title: 'DJ me zë', price: '1' } }));
  await add(service({ kind: 'delete', key: 'fog', id: 'fog' }));
  const bubbles = await add(service({ kind: 'create', key: 'bubbles', body: { title: 'Flluska' } }));
  const places = [bubbles, lights, 'dj'].map((id, order) => ({ id, order }));
  await add(service({ kind: 'reorder', key: 'order', ifMatch: '"list"', body: places }));
}

function newWorld(): World {
  const world = crashWorld();
  world.put('dj', { title: 'DJ', price: '1' });
  world.put('fog', { title: 'Tymi' });
  return world;
}

function expectAllDone(world: World): void {
  expect(world.refusals()).toEqual([]);
  expect(world.applied().slice(1)).toEqual(keys);
  expect(world.order()).toEqual(['made-bubbles', 'made-lights', 'dj']);
  expect(world.documents()).toEqual({
    dj: { title: 'DJ me zë', price: '1' },
    'made-lights': {
      title: 'Ndriçimi',
      image: '/uploads/drita.jpg',
      mediaData: '[{"url":"/uploads/drita.jpg"}]',
    },
    'made-bubbles': { title: 'Flluska' },
  });
}

async function queueOffline(): Promise<World> {
  const world = newWorld();
  const answered: string[] = [];
  await work(await world.open(), answered);
  expect(answered).toEqual(keys);
  world.reach();
  return world;
}

async function runUntil(world: World, steps: number): Promise<App> {
  world.dieAfter(steps);
  const app = await world.open();
  app.outbox.flush();
  await settle();
  return app;
}

test('whatever step of sending the app dies at, every operation is done once, in order', async () => {
  const whole = await queueOffline();
  await runUntil(whole, Number.POSITIVE_INFINITY);
  const steps = whole.stepsTaken();
  // Each is noted as tried, sent and taken off; the first was tried while the server was away.
  expect(steps).toBe(8 * 6 - 2);
  for (let death = 0; death <= steps; death += 1) {
    const world = await queueOffline();
    await runUntil(world, death);
    const { outbox } = await runUntil(world, Number.POSITIVE_INFINITY);
    expect(outbox.queued()).toEqual([]);
    expectAllDone(world);
  }
});

test('also when it dies again and again', async () => {
  for (const life of [1, 2, 3, 5, 7]) {
    const world = await queueOffline();
    let lives = 0;
    do {
      lives += 1;
      await runUntil(world, life + (lives % 4));
    } while (world.stepsTaken() > life && lives < 100);
    const { outbox } = await runUntil(world, Number.POSITIVE_INFINITY);
    expect(outbox.queued()).toEqual([]);
    expectAllDone(world);
  }
});

test('whatever step it dies at while operations come in and go out, what was answered for is done', async () => {
  for (let death = 0; death <= 48; death += 1) {
    const world = newWorld();
    world.reach();
    world.dieAfter(death);
    const answered: string[] = [];
    const app = await world.open();
    // A dead app never answers; nobody waits for it.
    void work(app, answered);
    app.outbox.flush();
    void app.resume();
    await settle();
    const { outbox } = await runUntil(world, Number.POSITIVE_INFINITY);
    expect(outbox.queued()).toEqual([]);
    expect(world.refusals()).toEqual([]);
    const done = world.applied().slice(1);
    expect(done).toEqual(keys.slice(0, done.length));
    expect(done.length).toBeGreaterThanOrEqual(answered.length);
  }
});
