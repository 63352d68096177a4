import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { limitedStore } from './limitedStore.js';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const objects = {} as IDBObjectStore;
const notOpen = 'Error: The database of the browser does not open';

/** With what it ends within this time, in ms. */
async function endOf(done: Promise<unknown>, withinMs: number): Promise<string> {
  const ended = done.catch((error: unknown) => error);
  const tooLong = new Promise((resolve) => setTimeout(resolve, withinMs + 1, 'nothing'));
  await vi.advanceTimersByTimeAsync(withinMs + 1);
  return String(await Promise.race([ended, tooLong]));
}

/** A database that opens when it is told to. */
function slowDatabase() {
  let open = (): void => undefined;
  const opened = new Promise<IDBObjectStore>((resolve) => {
    open = () => resolve(objects);
  });
  return { store: limitedStore(async (_mode, work) => work(await opened)), open };
}

it('does what it is asked for once the database is open, however long that takes then', async () => {
  const { store, open } = slowDatabase();
  const done = store('readonly', async () => {
    await new Promise((resolve) => setTimeout(resolve, 60_000));
    return 'here';
  });
  open();
  await vi.advanceTimersByTimeAsync(60_000);
  await expect(done).resolves.toBe('here');
});

it('fails when the database never opens, and then at once', async () => {
  const { store } = slowDatabase();
  expect(
    await endOf(
      store('readonly', () => 'here'),
      5_000,
    ),
  ).toBe(notOpen);
  expect(
    await endOf(
      store('readwrite', () => 'here'),
      0,
    ),
  ).toBe(notOpen);
});

it('does not do later what has failed, and works again', async () => {
  const { store, open } = slowDatabase();
  const work = vi.fn<() => string>(() => 'here');
  expect(await endOf(store('readwrite', work), 5_000)).toBe(notOpen);
  open();
  await vi.advanceTimersByTimeAsync(0);
  expect(work).not.toHaveBeenCalled();
  await expect(store('readwrite', work)).resolves.toBe('here');
});
