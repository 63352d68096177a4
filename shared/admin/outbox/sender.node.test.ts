import { ApiError } from '@ritmi/shared/client/ApiError';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { away, outboxFixture, refusing, write, type Fixture } from './testing/outboxFixture.js';

let fixture: Fixture;

beforeEach(() => {
  vi.useFakeTimers();
  fixture = outboxFixture();
});

afterEach(() => {
  vi.useRealTimers();
});

const settle = () => vi.advanceTimersByTimeAsync(0);

describe('sending', () => {
  test('is in order, and is repeated until the server is back', async () => {
    fixture.answers = [away, away];
    const { outbox } = await fixture.open();
    await outbox.add(write('a'));
    await settle();
    expect(outbox.queued().map(({ state }) => state)).toEqual(['waiting']);
    await outbox.add(write('b'));
    await settle();
    expect(fixture.calls).toEqual(['a', 'a']);
    await vi.advanceTimersByTimeAsync(2000);
    expect(fixture.calls).toEqual(['a', 'a', 'a', 'b']);
    expect(outbox.queued()).toEqual([]);
    expect(fixture.sentCounts).toEqual([2]);
  });

  test('an operation waits for a server that is not available', async () => {
    fixture.answers = [refusing(503, 'Not available')];
    const { outbox } = await fixture.open();
    await outbox.add(write('a'));
    await settle();
    expect(outbox.queued()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(outbox.queued()).toHaveLength(0);
  });

  test("a proxy's response instead of that of our API is no refusal", async () => {
    fixture.answers = [
      () => {
        throw new ApiError(404, {});
      },
    ];
    const { outbox } = await fixture.open();
    await outbox.add(write('a'));
    await settle();
    expect(outbox.queued()).toMatchObject([{ state: 'waiting' }]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(fixture.calls).toEqual(['a', 'a']);
    expect(outbox.queued()).toEqual([]);
  });

  test('an operation that cannot be saved is not queued, and one whose result cannot be saved is sent again', async () => {
    const { outbox } = await fixture.open();
    fixture.isDiskFull = true;
    await expect(outbox.add(write('a'))).rejects.toThrow('disk full');
    expect(outbox.queued()).toEqual([]);
    fixture.isDiskFull = false;
    fixture.answers = [
      () => {
        fixture.isDiskFull = true;
        return {};
      },
    ];
    await outbox.add(write('b'));
    await settle();
    expect(outbox.queued()).toHaveLength(1);
    fixture.isDiskFull = false;
    await vi.advanceTimersByTimeAsync(1000);
    expect(fixture.calls).toEqual(['b', 'b']);
    expect(outbox.queued()).toEqual([]);
  });

  test("a refused operation is shown with the server's message, and the rest is sent", async () => {
    fixture.answers = [refusing(422, 'Title is required')];
    const { outbox } = await fixture.open();
    await outbox.add(write('a'));
    await outbox.add(write('b'));
    await settle();
    expect(outbox.queued()).toMatchObject([
      { operation: { key: 'a' }, state: 'refused', problem: 'Title is required', refusal: { status: 422 } },
    ]);
    expect(fixture.calls).toEqual(['a', 'b']);
    await outbox.discard('a');
    expect(outbox.queued()).toEqual([]);
  });

  test('an operation that makes the server fail repeatedly is shown, the rest is sent, and it can be retried', async () => {
    fixture.answers = Array.from({ length: 5 }, () => refusing(500, 'Internal error'));
    const { outbox } = await fixture.open();
    await outbox.add(write('a'));
    await outbox.add(write('b'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fixture.calls).toEqual(['a', 'a', 'a', 'a', 'a', 'b']);
    expect(outbox.queued()).toMatchObject([{ operation: { key: 'a' }, problem: 'Internal error' }]);
    await outbox.retry('a');
    await settle();
    expect(fixture.calls.at(-1)).toBe('a');
    expect(outbox.queued()).toEqual([]);
  });

  test('deleting what somebody else has deleted succeeds', async () => {
    fixture.answers = [refusing(404, 'Not found')];
    const { outbox } = await fixture.open();
    await outbox.add({ ...write('a'), kind: 'delete' });
    await settle();
    expect(outbox.queued()).toEqual([]);
  });

  test('an edit of what somebody else has deleted says so and where to restore it', async () => {
    fixture.answers = [refusing(404, 'Not found')];
    const { outbox } = await fixture.open();
    await outbox.add(write('a'));
    await settle();
    expect(outbox.queued()).toMatchObject([
      {
        problem:
          'Nuk u gjet: dikush tjetër e fshiu. Ktheje nga Koshi dhe provo përsëri, ose hiqe ndryshimin.',
      },
    ]);
  });

  test('a 401 from something between us and our API ends no session', async () => {
    fixture.answers = [
      () => {
        throw new ApiError(401, {});
      },
    ];
    const { outbox } = await fixture.open();
    await outbox.add(write('a'));
    await vi.advanceTimersByTimeAsync(1000);
    expect([fixture.calls, fixture.unauthorized]).toEqual([['a', 'a'], 0]);
  });

  test('a lost session pauses sending, and nothing is lost', async () => {
    fixture.answers = [refusing(401, '')];
    const opened = await fixture.open();
    await opened.outbox.add(write('a'));
    await opened.outbox.add(write('b'));
    await settle();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fixture.calls).toEqual(['a']);
    expect(fixture.unauthorized).toBe(1);
    expect(opened.outbox.queued()).toHaveLength(2);
    opened.resume();
    await settle();
    expect(fixture.calls).toEqual(['a', 'a', 'b']);
  });

  test('a session that is lost before anybody listens is reported to the first listener', async () => {
    fixture.answers = [refusing(401, '')];
    const outbox = (await fixture.start()).mine();
    await outbox.add(write('a'));
    await settle();
    const listener = vi.fn<() => void>();
    outbox.onSessionLost(listener)();
    outbox.onSessionLost(listener);
    expect(listener).toHaveBeenCalledOnce();
  });

  test('nothing is sent while nobody is signed in', async () => {
    const { outbox } = await fixture.open();
    fixture.userName = null;
    await outbox.add(write('a'));
    await settle();
    expect(fixture.calls).toEqual([]);
  });
});

describe('a crash', () => {
  test('between the response and saving it sends the same key again', async () => {
    const first = await fixture.open();
    fixture.answers = [away];
    await first.outbox.add(write('a', { title: 'x' }));
    await settle();
    const before = fixture.disk.get('outbox:Arta') ?? '';
    await vi.advanceTimersByTimeAsync(1000);
    fixture.disk.set('outbox:Arta', before);
    const second = await fixture.open();
    second.outbox.flush();
    await settle();
    expect(fixture.calls).toEqual(['a', 'a', 'a']);
    expect(second.outbox.queued()).toEqual([]);
  });

  test('loses no acknowledged operation', async () => {
    const first = await fixture.open();
    fixture.userName = null;
    const id = await first.outbox.add({ ...write('create'), kind: 'create' });
    const address = await first.outbox.addUpload(new File(['x'], 'foto.jpg', { type: 'image/jpeg' }));
    await first.outbox.add(write('edit', { image: address }));
    fixture.userName = 'Arta';
    const second = await fixture.open();
    expect(second.outbox.queued().map(({ operation }) => operation.kind)).toEqual([
      'create',
      'upload',
      'update',
    ]);
    expect(second.outbox.queued()[0]?.operation).toMatchObject({ id });
  });
});

describe('a write must be queued', () => {
  test('behind other entries, or when it contains a temporary address, even one that was replaced', async () => {
    const opened = await fixture.open();
    const { outbox } = opened;
    expect(outbox.mustQueue({ id: '64a1', body: {} })).toBe(false);
    fixture.answers = [away, () => ({ replacement: '/uploads/foto.jpg' })];
    const address = await outbox.addUpload(new File(['x'], 'foto.jpg'));
    expect(outbox.mustQueue({ id: '64a1', body: {} })).toBe(true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(outbox.mustQueue({ id: '64a1', body: {} })).toBe(false);
    expect(outbox.mustQueue({ id: '64a1', body: { image: address } })).toBe(true);
    expect(opened.resolve(address)).toBe('/uploads/foto.jpg');
  });
});

test('what no longer needs a file that was discarded is sent at once', async () => {
  const { outbox } = await fixture.open();
  fixture.answers = [refusing(413, 'Too large')];
  const url = await outbox.addUpload(new File(['x'], 'film.mp4', { type: 'video/mp4' }));
  await outbox.add({
    ...write('night', { title: 'Dasma', image: url, media: [{ type: 'video', url }] }),
    kind: 'create',
  });
  await settle();
  const [film] = outbox.queued();
  await outbox.discard(film?.operation.key ?? '');
  await settle();
  expect(fixture.calls.at(-1)).toBe('night');
  expect(outbox.queued()).toEqual([]);
});

test('an edit goes on without a file that was refused', async () => {
  const { outbox } = await fixture.open();
  fixture.answers = [refusing(413, 'Too large')];
  const url = await outbox.addUpload(new File(['x'], 'foto.jpg', { type: 'image/jpeg' }));
  await outbox.add(write('edit', { title: 'DJ me zë', image: url }));
  await settle();
  expect(outbox.queued()).toMatchObject([
    { operation: { kind: 'upload' }, state: 'refused', problem: 'Too large', isDispensable: true },
    { operation: { key: 'edit' }, state: 'waiting' },
  ]);
  const [photo] = outbox.queued();
  await outbox.discard(photo?.operation.key ?? '');
  await settle();
  expect(fixture.calls.at(-1)).toBe('edit');
  expect(outbox.queued()).toEqual([]);
});

test('the list of queued operations is the same array until something changes', async () => {
  const { outbox } = await fixture.open();
  expect(outbox.queued()).toBe(outbox.queued());
  const listener = vi.fn<() => void>();
  const stop = outbox.subscribe(listener);
  await outbox.add(write('a'));
  expect(listener).toHaveBeenCalled();
  stop();
});
