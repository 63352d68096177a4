import { UnreachableError } from '@ritmi/shared/client/ApiError';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { away, outboxFixture, write, type Fixture } from './testing/outboxFixture.js';

let fixture: Fixture;

beforeEach(() => {
  vi.useFakeTimers();
  fixture = outboxFixture();
});

afterEach(() => {
  vi.useRealTimers();
});

const settle = () => vi.advanceTimersByTimeAsync(0);

test('a delete that is undone while it is about to be sent is not sent', async () => {
  const { outbox } = await fixture.open();
  const remove = { ...write('delete'), kind: 'delete' } as const;
  await Promise.all([outbox.add(remove), outbox.add({ ...remove, kind: 'undelete', key: 'restore' })]);
  await settle();
  expect([fixture.calls, outbox.queued()]).toEqual([[], []]);
});

describe('several people on one computer', () => {
  test('send and see only what they have queued themselves, and the number of operations of others', async () => {
    fixture.answers = [away];
    const opened = await fixture.open();
    await opened.outbox.add(write('of Arta'));
    await settle();
    fixture.userName = 'Besa';
    opened.resume();
    const besa = opened.mine();
    await besa.add(write('of Besa'));
    besa.flush();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([fixture.calls, fixture.tokens]).toEqual([
      ['of Arta', 'of Besa'],
      ['token of Arta', 'token of Besa'],
    ]);
    expect([besa.queued(), besa.ofOthers(), opened.outbox.queued().length]).toEqual([[], 1, 1]);

    const again = await fixture.start();
    again.mine().flush();
    await settle();
    expect([again.mine().queued(), again.mine().ofOthers(), fixture.calls.length]).toEqual([[], 1, 2]);
    fixture.userName = 'Arta';
    again.resume();
    await settle();
    expect([fixture.calls.at(-1), fixture.tokens.at(-1), again.total.get()]).toEqual([
      'of Arta',
      'token of Arta',
      0,
    ]);
  });

  test('never send an operation with the token of somebody who signs in meanwhile', async () => {
    const opened = await fixture.open();
    let tokenThen: string | null | undefined;
    fixture.answers = [
      () => {
        fixture.userName = 'Besa';
        tokenThen = fixture.connection?.token?.();
        throw new UnreachableError('away');
      },
    ];
    await opened.outbox.add(write('a'));
    await settle();
    expect(tokenThen).toBeNull();
    expect(opened.outbox.queued()).toHaveLength(1);
  });
});

describe('a queue of another version on disk', () => {
  const entries = (...keys: string[]) =>
    keys.map((key) => ({ kind: 'write', operation: write(key), state: 'waiting' }));

  test('keeps entries of unknown kinds and their files, and entries that depend on them wait', async () => {
    const file = '0a1b2c3d-0000-4000-8000-000000000001';
    const id = 'waiting-0a1b2c3d-0000-4000-8000-000000000002';
    const unknown = [
      { kind: 'copy', key: 'c', makes: id, file },
      { kind: 'write', operation: { ...write('d'), kind: 'restore' } },
    ];
    const building = { ...write('b'), id };
    const [known] = entries('a');
    fixture.disk.set(
      'outbox:Arta',
      JSON.stringify({
        entries: [...unknown, { kind: 'write', operation: building, state: 'waiting' }, known],
      }),
    );
    const { outbox, newer } = await fixture.open();
    outbox.flush();
    await settle();
    expect([fixture.calls, newer()]).toEqual([['a'], 2]);
    expect(outbox.queued()).toMatchObject([{ operation: { key: 'b' }, state: 'waiting' }]);
    const stored = JSON.parse(fixture.disk.get('outbox:Arta') ?? '') as { entries: unknown[] };
    expect(stored.entries).toEqual([expect.anything(), ...unknown]);
    expect(fixture.storedFiles).toContain(file);
  });
});

describe('an operation that may have reached the server before it forgot the key', () => {
  const month = 30 * 24 * 60 * 60 * 1000;

  test('is sent again only when a person decides so; one that was never sent is sent', async () => {
    fixture.answers = [away, away];
    const first = await fixture.open();
    await first.outbox.add(write('a'));
    await first.outbox.add(write('b'));
    await settle();
    fixture.userName = null;
    await vi.advanceTimersByTimeAsync(month);
    fixture.userName = 'Arta';
    const { outbox } = await fixture.open();
    outbox.flush();
    await settle();
    expect(fixture.calls).toEqual(['a', 'a', 'b']);
    expect(outbox.queued()).toMatchObject([
      {
        operation: { key: 'a' },
        state: 'refused',
        isUncertain: true,
        problem: expect.stringMatching('30 ditësh'),
      },
    ]);
    await outbox.retry('a');
    await settle();
    expect([fixture.calls, outbox.queued()]).toEqual([['a', 'a', 'b', 'a'], []]);
  });

  test('may also be one that a form sent before it was queued', async () => {
    fixture.userName = 'Arta';
    const first = await fixture.open();
    fixture.userName = null;
    await first.outbox.add(write('a'), { isTried: true });
    await first.outbox.addUpload(new File(['x'], 'foto.jpg'), 'sent as');
    await vi.advanceTimersByTimeAsync(month);
    fixture.userName = 'Arta';
    const { outbox } = await fixture.open();
    outbox.flush();
    await settle();
    expect([fixture.calls, outbox.queued().map(({ isUncertain }) => isUncertain)]).toEqual([
      [],
      [true, true],
    ]);
  });
});
