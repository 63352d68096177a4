import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { crashFixture } from './testing/crashFixture.js';

type Fixture = ReturnType<typeof crashFixture>;
type App = Awaited<ReturnType<Fixture['open']>>;
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

/** Eight operations that build on each other, and the keys of those that were acknowledged. */
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

function newFixture(): Fixture {
  const fixture = crashFixture();
  fixture.put('dj', { title: 'DJ', price: '1' });
  fixture.put('fog', { title: 'Tymi' });
  return fixture;
}

function expectAllDone(fixture: Fixture): void {
  expect(fixture.refusals()).toEqual([]);
  expect(fixture.applied().slice(1)).toEqual(keys);
  expect(fixture.order()).toEqual(['made-bubbles', 'made-lights', 'dj']);
  expect(fixture.documents()).toEqual({
    dj: { title: 'DJ me zë', price: '1' },
    'made-lights': {
      title: 'Ndriçimi',
      image: '/uploads/drita.jpg',
      mediaData: '[{"url":"/uploads/drita.jpg"}]',
    },
    'made-bubbles': { title: 'Flluska' },
  });
}

async function queueOffline(): Promise<Fixture> {
  const fixture = newFixture();
  const answered: string[] = [];
  await work(await fixture.open(), answered);
  expect(answered).toEqual(keys);
  fixture.reach();
  return fixture;
}

async function runUntil(fixture: Fixture, steps: number): Promise<App> {
  fixture.dieAfter(steps);
  const app = await fixture.open();
  app.outbox.flush();
  await settle();
  return app;
}

test('at whatever step of sending the app crashes, every operation is done once, in order', async () => {
  const whole = await queueOffline();
  await runUntil(whole, Number.POSITIVE_INFINITY);
  const steps = whole.stepsTaken();
  // Each is marked as attempted, sent and removed; the first was attempted while the server was unavailable.
  expect(steps).toBe(8 * 6 - 2);
  for (let death = 0; death <= steps; death += 1) {
    const fixture = await queueOffline();
    await runUntil(fixture, death);
    const { outbox } = await runUntil(fixture, Number.POSITIVE_INFINITY);
    expect(outbox.queued()).toEqual([]);
    expectAllDone(fixture);
  }
});

test('also when it crashes again and again', async () => {
  for (const life of [1, 2, 3, 5, 7]) {
    const fixture = await queueOffline();
    let lives = 0;
    do {
      lives += 1;
      await runUntil(fixture, life + (lives % 4));
    } while (fixture.stepsTaken() > life && lives < 100);
    const { outbox } = await runUntil(fixture, Number.POSITIVE_INFINITY);
    expect(outbox.queued()).toEqual([]);
    expectAllDone(fixture);
  }
});

test('at whatever step it crashes while operations are added and sent, what was acknowledged is done', async () => {
  for (let death = 0; death <= 48; death += 1) {
    const fixture = newFixture();
    fixture.reach();
    fixture.dieAfter(death);
    const answered: string[] = [];
    const app = await fixture.open();
    // A crashed app never resolves, so it is not awaited.
    void work(app, answered);
    app.outbox.flush();
    void app.resume();
    await settle();
    const { outbox } = await runUntil(fixture, Number.POSITIVE_INFINITY);
    expect(outbox.queued()).toEqual([]);
    expect(fixture.refusals()).toEqual([]);
    const done = fixture.applied().slice(1);
    expect(done).toEqual(keys.slice(0, done.length));
    expect(done.length).toBeGreaterThanOrEqual(answered.length);
  }
});
