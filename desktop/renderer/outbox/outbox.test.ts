import { ApiError, UnreachableError } from '@ritmi/shared/client/ApiError';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openOutbox } from './outbox.js';
import { type Entry, keyOf, type Outcome } from './entry.js';

type Parts = Parameters<typeof openOutbox>[0];
type Operation = Parameters<Awaited<ReturnType<typeof openOutbox>>['outbox']['add']>[0];

let disk: Map<string, string>;
let isDiskFull: boolean;
let calls: string[];
let answers: ((entry: Entry) => Outcome)[];
let token: string | null;
let sentCounts: number[];
let unauthorized: number;

beforeEach(() => {
  vi.useFakeTimers();
  disk = new Map();
  isDiskFull = false;
  calls = [];
  answers = [];
  token = 'token';
  sentCounts = [];
  unauthorized = 0;
});

afterEach(() => {
  vi.useRealTimers();
});

const bridge = {
  readKept: async (name: string) => disk.get(name) ?? null,
  writeKept: async ({ name, text }: { name: string; text: string }) => {
    if (isDiskFull) throw new Error('disk full');
    disk.set(name, text);
    return null;
  },
  openFile: async ({ key }: { key: string }) => `${key}.jpg`,
  appendFile: async () => null,
  closeFile: async () => null,
  logError: async () => null,
} as unknown as Parts['bridge'];

/** Each call takes the next answer; without one the server takes everything. */
async function send(entry: Entry): Promise<Outcome> {
  calls.push(keyOf(entry));
  const answer = answers.shift();
  return answer ? answer(entry) : { etag: '"2"' };
}

const away = () => {
  throw new UnreachableError('away');
};

const refusing = (status: number, message: string) => () => {
  throw new ApiError(status, { message });
};

async function open() {
  const opened = await openOutbox({
    bridge,
    connection: { baseUrl: '', token: () => token },
    send,
    onProgress: () => undefined,
    onSent: (count) => sentCounts.push(count),
  });
  opened.outbox.onSessionLost(() => {
    unauthorized += 1;
  });
  return opened;
}

const write = (key: string, body: unknown = {}): Operation => ({
  entity: 'services',
  kind: 'update',
  id: '64a1',
  body,
  key,
  title: key,
});

const settle = () => vi.advanceTimersByTimeAsync(0);

describe('sending', () => {
  test('in order, and tried again until the server is back', async () => {
    answers = [away, away];
    const { outbox } = await open();
    await outbox.add(write('a'));
    await settle();
    expect(outbox.waiting().map(({ state }) => state)).toEqual(['waiting']);
    await outbox.add(write('b'));
    await settle();
    expect(calls).toEqual(['a', 'a']);
    await vi.advanceTimersByTimeAsync(2000);
    expect(calls).toEqual(['a', 'a', 'a', 'b']);
    expect(outbox.waiting()).toEqual([]);
    expect(sentCounts).toEqual([2]);
  });

  test('a server that is not available is waited for', async () => {
    answers = [refusing(503, 'Not available')];
    const { outbox } = await open();
    await outbox.add(write('a'));
    await settle();
    expect(outbox.waiting()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(outbox.waiting()).toHaveLength(0);
  });

  test('what a proxy says in the place of our API is no refusal', async () => {
    answers = [
      () => {
        throw new ApiError(404, {});
      },
    ];
    const { outbox } = await open();
    await outbox.add(write('a'));
    await settle();
    expect(outbox.waiting()).toMatchObject([{ state: 'waiting' }]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(calls).toEqual(['a', 'a']);
    expect(outbox.waiting()).toEqual([]);
  });

  test('a disk that refuses an operation keeps nothing of it, and one that refuses an answer is asked again', async () => {
    const { outbox } = await open();
    isDiskFull = true;
    await expect(outbox.add(write('a'))).rejects.toThrow('disk full');
    expect(outbox.waiting()).toEqual([]);
    isDiskFull = false;
    answers = [
      () => {
        isDiskFull = true;
        return {};
      },
    ];
    await outbox.add(write('b'));
    await settle();
    expect(outbox.waiting()).toHaveLength(1);
    isDiskFull = false;
    await vi.advanceTimersByTimeAsync(1000);
    expect(calls).toEqual(['b', 'b']);
    expect(outbox.waiting()).toEqual([]);
  });

  test('what the server refuses is shown with its words, and the rest goes on', async () => {
    answers = [refusing(422, 'Title is required')];
    const { outbox } = await open();
    await outbox.add(write('a'));
    await outbox.add(write('b'));
    await settle();
    expect(outbox.waiting()).toMatchObject([
      { operation: { key: 'a' }, state: 'refused', problem: 'Title is required', refusal: { status: 422 } },
    ]);
    expect(calls).toEqual(['a', 'b']);
    await outbox.discard('a');
    expect(outbox.waiting()).toEqual([]);
  });

  test('what makes the server fail again and again is shown, the rest goes on, and it may be tried once more', async () => {
    answers = Array.from({ length: 5 }, () => refusing(500, 'Internal error'));
    const { outbox } = await open();
    await outbox.add(write('a'));
    await outbox.add(write('b'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls).toEqual(['a', 'a', 'a', 'a', 'a', 'b']);
    expect(outbox.waiting()).toMatchObject([{ operation: { key: 'a' }, problem: 'Internal error' }]);
    await outbox.retry('a');
    await settle();
    expect(calls.at(-1)).toBe('a');
    expect(outbox.waiting()).toEqual([]);
  });

  test('what somebody else has deleted already is deleted', async () => {
    answers = [refusing(404, 'Not found')];
    const { outbox } = await open();
    await outbox.add({ ...write('a'), kind: 'delete' });
    await settle();
    expect(outbox.waiting()).toEqual([]);
  });

  test('a change of what somebody else has deleted says so and where to get it back', async () => {
    answers = [refusing(404, 'Not found')];
    const { outbox } = await open();
    await outbox.add(write('a'));
    await settle();
    expect(outbox.waiting()).toMatchObject([
      {
        problem:
          'Not found: someone else deleted this. Restore it from the Trash and try again, or discard the change.',
      },
    ]);
  });

  test('a network that asks for a password of its own ends no session', async () => {
    answers = [
      () => {
        throw new ApiError(401, {});
      },
    ];
    const { outbox } = await open();
    await outbox.add(write('a'));
    await vi.advanceTimersByTimeAsync(1000);
    expect([calls, unauthorized]).toEqual([['a', 'a'], 0]);
  });

  test('a lost session pauses and loses nothing', async () => {
    answers = [refusing(401, '')];
    const opened = await open();
    await opened.outbox.add(write('a'));
    await opened.outbox.add(write('b'));
    await settle();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls).toEqual(['a']);
    expect(unauthorized).toBe(1);
    expect(opened.outbox.waiting()).toHaveLength(2);
    opened.resume();
    await settle();
    expect(calls).toEqual(['a', 'a', 'b']);
  });

  test('a session that is lost before the screen is there is told to it', async () => {
    answers = [refusing(401, '')];
    const { outbox } = await openOutbox({
      bridge,
      connection: { baseUrl: '', token: () => token },
      send,
      onProgress: () => undefined,
      onSent: () => undefined,
    });
    await outbox.add(write('a'));
    await settle();
    const listener = vi.fn<() => void>();
    outbox.onSessionLost(listener)();
    outbox.onSessionLost(listener);
    expect(listener).toHaveBeenCalledOnce();
  });

  test('nobody signed in, nothing is sent', async () => {
    token = null;
    const { outbox } = await open();
    await outbox.add(write('a'));
    await settle();
    expect(calls).toEqual([]);
  });
});

describe('a crash', () => {
  test('after the answer and before the disk knows of it: the same key goes again', async () => {
    const first = await open();
    answers = [away];
    await first.outbox.add(write('a', { title: 'x' }));
    await settle();
    const before = disk.get('outbox') ?? '';
    await vi.advanceTimersByTimeAsync(1000);
    disk.set('outbox', before);
    const second = await open();
    second.outbox.flush();
    await settle();
    expect(calls).toEqual(['a', 'a', 'a']);
    expect(second.outbox.waiting()).toEqual([]);
  });

  test('everything that was answered for is there after it', async () => {
    token = null;
    const first = await open();
    const id = await first.outbox.add({ ...write('create'), kind: 'create' });
    const address = await first.outbox.addUpload(new File(['x'], 'foto.jpg', { type: 'image/jpeg' }));
    await first.outbox.add(write('edit', { image: address }));
    const second = await open();
    expect(second.outbox.waiting().map(({ operation }) => operation.kind)).toEqual([
      'create',
      'upload',
      'update',
    ]);
    expect(second.outbox.waiting()[0]?.operation).toMatchObject({ id });
  });
});

describe('when a write must queue', () => {
  test('behind others, or with a temporary address, even a replaced one', async () => {
    const opened = await open();
    const { outbox } = opened;
    expect(outbox.mustQueue({ id: '64a1', body: {} })).toBe(false);
    answers = [away, () => ({ replacement: '/uploads/foto.jpg' })];
    const address = await outbox.addUpload(new File(['x'], 'foto.jpg'));
    expect(outbox.mustQueue({ id: '64a1', body: {} })).toBe(true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(outbox.mustQueue({ id: '64a1', body: {} })).toBe(false);
    expect(outbox.mustQueue({ id: '64a1', body: { image: address } })).toBe(true);
    expect(opened.resolve(address)).toBe('/uploads/foto.jpg');
  });
});

test('the list of waiting operations is the same until something changes', async () => {
  const { outbox } = await open();
  expect(outbox.waiting()).toBe(outbox.waiting());
  const listener = vi.fn<() => void>();
  const stop = outbox.subscribe(listener);
  await outbox.add(write('a'));
  expect(listener).toHaveBeenCalled();
  stop();
});
