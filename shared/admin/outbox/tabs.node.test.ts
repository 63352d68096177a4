import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { away, outboxFixture, refusing, write } from './testing/outboxFixture.js';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const settle = () => vi.advanceTimersByTimeAsync(60_000);

/** Two tabs of one browser, whose server is away. */
async function openTwo() {
  const fixture = outboxFixture({ hasTabs: true });
  fixture.answer = away;
  const [first, second] = [await fixture.open(), await fixture.open()];
  const goOnline = (): void => {
    fixture.calls = [];
    fixture.answer = () => ({ replacement: '/uploads/drita.jpg', etag: '"2"' });
  };
  return {
    fixture,
    first,
    second,
    goOnline,
    keys: () => second.outbox.queued().map((each) => each.operation.key),
  };
}

test('what both tabs queue at once is all there, in both, and is sent once', async () => {
  const { fixture, first, second, goOnline, keys } = await openTwo();
  await Promise.all([
    first.outbox.add(write('a')),
    second.outbox.add(write('b')),
    first.outbox.add(write('c')),
    second.outbox.add(write('d')),
  ]);
  await settle();
  expect(keys().toSorted()).toEqual(['a', 'b', 'c', 'd']);
  expect(first.outbox.queued()).toEqual(second.outbox.queued());
  const inOrder = keys();
  goOnline();
  await settle();
  expect(fixture.calls).toEqual(inOrder);
  expect([first.outbox.queued(), second.outbox.queued(), first.total.get(), second.total.get()]).toEqual([
    [],
    [],
    0,
    0,
  ]);
  expect(fixture.sentCounts.reduce((sum, count) => sum + count)).toBe(4);
});

test('a tab that is opened later sends what another has left', async () => {
  const { fixture, first, goOnline } = await openTwo();
  await first.outbox.add(write('a'));
  goOnline();
  const third = await fixture.open();
  expect(third.outbox.queued()).toHaveLength(1);
  third.outbox.flush();
  await settle();
  expect([fixture.calls, first.outbox.queued(), third.outbox.queued()]).toEqual([['a'], [], []]);
});

test('a write of one tab may contain the file of another that has been sent meanwhile', async () => {
  const { fixture, first, second, goOnline } = await openTwo();
  const picture = await first.outbox.addUpload(new File(['x'], 'drita.jpg'));
  goOnline();
  await settle();
  fixture.answer = away;
  await second.outbox.add(write('a', { image: picture }));
  expect(second.outbox.queued()).toMatchObject([{ operation: { body: { image: '/uploads/drita.jpg' } } }]);
});

test('what one tab discards is gone in the other', async () => {
  const { fixture, first, second, keys } = await openTwo();
  fixture.answer = refusing(422, 'Titulli mungon');
  await first.outbox.add(write('a'));
  await settle();
  expect(keys()).toEqual(['a']);
  await second.outbox.discard('a');
  await settle();
  expect([first.outbox.queued(), keys()]).toEqual([[], []]);
});

test('somebody who signs in finds what was queued in another tab in their name', async () => {
  const { fixture, first, second } = await openTwo();
  fixture.userName = 'Besa';
  await first.mine().add(write('of Besa'));
  await settle();
  expect(second.mine().queued()).toMatchObject([{ operation: { key: 'of Besa' } }]);
  expect([second.mine().ofOthers(), second.outbox.ofOthers()]).toEqual([0, 1]);
});
