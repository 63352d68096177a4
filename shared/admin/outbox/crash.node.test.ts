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

/** Adds eight operations that depend on each other, and collects the keys of those that were acknowledged. */
async function work({ outbox }: App, acknowledged: string[]): Promise<void> {
  const add = async (operation: Operation) => {
    const id = await outbox.add(operation);
    acknowledged.push(operation.key);
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
  const acknowledged: string[] = [];
  await work(await fixture.open(), acknowledged);
  expect(acknowledged).toEqual(keys);
  fixture.goOnline();
  return fixture;
}

async function runUntil(fixture: Fixture, steps: number): Promise<App> {
  fixture.crashAfter(steps);
  const app = await fixture.open();
  app.outbox.flush();
  await settle();
  return app;
}

test('every operation is done once and in order, at whichever step of sending the app crashes', async () => {
  const whole = await queueOffline();
  await runUntil(whole, Number.POSITIVE_INFINITY);
  const steps = whole.stepsTaken();
  // Each is marked as attempted, sent and removed; the first was attempted while the server was unavailable.
  expect(steps).toBe(8 * 6 - 2);
  for (let crashStep = 0; crashStep <= steps; crashStep += 1) {
    const fixture = await queueOffline();
    await runUntil(fixture, crashStep);
    const { outbox } = await runUntil(fixture, Number.POSITIVE_INFINITY);
    expect(outbox.queued()).toEqual([]);
    expectAllDone(fixture);
  }
});

test('every operation is done once and in order when the app crashes again and again', async () => {
  for (const stepsPerRun of [1, 2, 3, 5, 7]) {
    const fixture = await queueOffline();
    let runs = 0;
    do {
      runs += 1;
      await runUntil(fixture, stepsPerRun + (runs % 4));
    } while (fixture.stepsTaken() > stepsPerRun && runs < 100);
    const { outbox } = await runUntil(fixture, Number.POSITIVE_INFINITY);
    expect(outbox.queued()).toEqual([]);
    expectAllDone(fixture);
  }
});

test('every acknowledged operation is done, at whichever step of adding and sending the app crashes', async () => {
  for (let crashStep = 0; crashStep <= 48; crashStep += 1) {
    const fixture = newFixture();
    fixture.goOnline();
    fixture.crashAfter(crashStep);
    const acknowledged: string[] = [];
    const app = await fixture.open();
    // A crashed app never resolves, so it is not awaited.
    void work(app, acknowledged);
    app.outbox.flush();
    app.resume();
    await settle();
    const { outbox } = await runUntil(fixture, Number.POSITIVE_INFINITY);
    expect(outbox.queued()).toEqual([]);
    expect(fixture.refusals()).toEqual([]);
    const done = fixture.applied().slice(1);
    expect(done).toEqual(keys.slice(0, done.length));
    expect(done.length).toBeGreaterThanOrEqual(acknowledged.length);
  }
});
