import { describe, expect, test } from 'vitest';
import type { UploadEntry } from './entry.js';
import {
  emptyQueue,
  isStranded,
  nextToSend,
  type Queue,
  refused,
  replacedBy,
  retried,
  completed,
  withWrite,
} from './queue.js';
import { hasTemporary, newTemporaryId, resolved, temporaryUrl } from './entry.js';

type Operation = Parameters<typeof withWrite>[1];

const create = (id: string, body: unknown = {}): Operation => ({
  entity: 'services',
  kind: 'create',
  id,
  body,
  key: `create ${id}`,
  title: 'Dritat',
});

const update = (id: string, body: unknown, key: string): Operation => ({
  entity: 'services',
  kind: 'update',
  id,
  body,
  key,
  title: 'Dritat',
  ifMatch: '"3"',
});

function queueOf(...operations: Operation[]): Queue {
  return operations.reduce((queue, operation) => withWrite(queue, operation), emptyQueue);
}

function operationAt(queue: Queue, index: number): Operation {
  const entry = queue.entries[index];
  if (entry?.kind !== 'write') throw new Error('no write there');
  return entry.operation;
}

function upload(): UploadEntry {
  const key = crypto.randomUUID();
  const standIn = temporaryUrl(`${key}.jpg`, 'foto e bukur.jpg');
  const facts = { name: 'foto e bukur.jpg', type: 'image/jpeg', fileName: `${key}.jpg` };
  return { kind: 'upload', key, ...facts, standIn, state: 'waiting' };
}

function reorderOf(ids: readonly string[]): Operation {
  const body = ids.map((id, order) => ({ id, order }));
  return { entity: 'services', kind: 'reorder', body, key: 'r', title: '', ifMatch: '"list"' };
}

const keysOf = ({ entries }: Queue) =>
  entries.map((entry) => (entry.kind === 'write' ? entry.operation.key : entry.key));

function keyOfNext(queue: Queue): string | undefined {
  const next = nextToSend(queue);
  return next && keysOf({ ...queue, entries: [next] })[0];
}

describe('temporary ids and addresses', () => {
  test('what is made offline gets its real id everywhere behind it', () => {
    const id = newTemporaryId();
    const reorder: Operation = {
      entity: 'services',
      kind: 'reorder',
      body: [{ id, order: 0 }],
      key: 'reorder',
      title: '',
    };
    const pkg: Operation = { ...create(newTemporaryId(), { serviceIds: [id] }), entity: 'packages' };
    const queue = queueOf(create(id), update(id, { title: 'Drita' }, 'u'), reorder, pkg);
    const after = completed(queue, `create ${id}`, { replacement: '64a1' });
    expect(operationAt(after, 0).id).toBe('64a1');
    expect(operationAt(after, 1).body).toEqual([{ id: '64a1', order: 0 }]);
    expect(operationAt(after, 2).body).toEqual({ serviceIds: ['64a1'] });
  });

  test('an address also occurs inside the text of mediaData', () => {
    const entry = upload();
    const mediaData = JSON.stringify([{ type: 'image', url: entry.standIn }]);
    const queue = withWrite(
      { ...emptyQueue, entries: [entry] },
      { ...create(newTemporaryId(), { mediaData }) },
    );
    const after = completed(queue, entry.key, { replacement: '/uploads/foto.jpg' });
    expect(operationAt(after, 0).body).toEqual({ mediaData: '[{"type":"image","url":"/uploads/foto.jpg"}]' });
  });

  test('an old one that a form still contains is resolved', () => {
    const entry = upload();
    const sent = completed({ ...emptyQueue, entries: [entry] }, entry.key, {
      replacement: '/uploads/foto.jpg',
    });
    const after = withWrite(sent, create(newTemporaryId(), { image: entry.standIn }));
    expect(operationAt(after, 0).body).toEqual({ image: '/uploads/foto.jpg' });
  });

  test('quotes in a replacement break nothing', () => {
    expect(resolved({ image: 'x-waiting' }, { 'x-waiting': 'a"b' })).toEqual({ image: 'a"b' });
  });

  test('they are recognised anywhere, and nothing else is', () => {
    expect(hasTemporary({ a: [{ b: newTemporaryId() }] })).toBe(true);
    expect(hasTemporary({ text: 'waiting-room', url: '/uploads/waiting/room.jpg' })).toBe(false);
    expect(hasTemporary({})).toBe(false);
  });
});

describe('order', () => {
  test('the same key twice is one operation', () => {
    const operation = create(newTemporaryId());
    expect(queueOf(operation, operation).entries).toHaveLength(1);
  });

  test('a refused operation holds up only those that build on it', () => {
    const id = newTemporaryId();
    const queue = refused(queueOf(create(id), update('64a1', {}, 'other')), `create ${id}`, {
      problem: 'Title is required',
    });
    expect(keyOfNext(queue)).toBe('other');
    const held = completed(withWrite(queue, update(id, {}, 'builds on it')), 'other', {});
    expect(nextToSend(held)).toBeUndefined();
    const again = retried(held, `create ${id}`);
    expect(keyOfNext(again)).toBe(`create ${id}`);
    expect(keyOfNext(completed(again, `create ${id}`, { replacement: '64a2' }))).toBe('builds on it');
  });

  test('discarding a create also discards its edits and keeps the new order of the others', () => {
    const id = newTemporaryId();
    const pkg: Operation = { ...create(newTemporaryId(), { serviceIds: [id] }), entity: 'packages' };
    const order = reorderOf([id, '64a1']);
    const queue = refused(queueOf(create(id), update(id, {}, 'u'), order, pkg), `create ${id}`, {});
    const after = replacedBy(queue, `create ${id}`, []);
    expect(after.entries.map((entry) => entry.kind === 'write' && entry.operation.kind)).toEqual([
      'reorder',
      'create',
    ]);
    expect(operationAt(after, 0).body).toEqual([{ id: '64a1', order: 1 }]);
    expect(after.entries.map(isStranded)).toEqual([false, true]);
  });

  test('what replaces a refused one comes last, and what is not refused stays', () => {
    const queue = refused(queueOf(update('64a1', {}, 'first'), update('64a2', {}, 'second')), 'first', {});
    expect(keysOf(replacedBy(queue, 'first', [update('64a1', {}, 'chosen')]))).toEqual(['second', 'chosen']);
    expect(replacedBy(queue, 'second', [])).toBe(queue);
    expect(retried(queue, 'second')).toBe(queue);
  });

  test('a create is not stranded by its own id', () => {
    const [entry] = queueOf(create(newTemporaryId(), { title: 'x' })).entries;
    expect(entry && isStranded(entry)).toBe(false);
  });
});

describe('own changes are no conflict', () => {
  const first = update('64a1', { title: 'A', price: '10', description: 'X' }, 'first');
  const second = update('64a1', { title: 'B', price: '10', description: 'X' }, 'second');

  test('a second edit starts from the result of the first and leaves its fields alone', () => {
    const after = completed(queueOf(first, second), 'first', { etag: '"4"' });
    expect(operationAt(after, 0)).toMatchObject({ ifMatch: '"4"', body: { title: 'B' } });
    expect(operationAt(after, 0).body).not.toHaveProperty('price');
  });

  test('somebody else in between is noticed only where the fields meet', () => {
    const third = update('64a1', { title: 'A', price: '12', description: 'Y' }, 'third');
    const document = { title: 'A', price: '10.00', description: 'theirs' };
    const after = completed(queueOf(first, second, third), 'first', { etag: '"6"', document });
    expect(operationAt(after, 0)).toMatchObject({ ifMatch: '"6"', body: { title: 'B' } });
    expect(operationAt(after, 1)).toMatchObject({ ifMatch: '"3"', body: { price: '12', description: 'Y' } });
  });

  test('an edit of what was made here starts from what the server made of it', () => {
    const id = newTemporaryId();
    const { ifMatch: _, ...edit } = update(id, { title: 'Drita' }, 'edit');
    const queue = queueOf(create(id), edit);
    const after = completed(queue, `create ${id}`, { replacement: '64a1', etag: '"1"' });
    expect(operationAt(after, 0)).toMatchObject({ id: '64a1', ifMatch: '"1"', body: { title: 'Drita' } });
  });

  test('another document keeps its version', () => {
    const other = update('64a2', { title: 'B' }, 'other');
    const after = completed(queueOf(update('64a1', {}, 'first'), other), 'first', { etag: '"5"' });
    expect(operationAt(after, 0).ifMatch).toBe('"3"');
  });

  test('what may have reached the server, or was chosen by a person, is sent as it is', () => {
    const tried = withWrite(queueOf(first), second, true);
    const after = completed(tried, 'first', { etag: '"4"' });
    expect(operationAt(after, 0)).toEqual(second);
    const chosen = replacedBy(refused(queueOf(update('64a9', {}, 'x'), first), 'x', {}), 'x', [second]);
    expect(operationAt(completed(chosen, 'first', { etag: '"4"' }), 0)).toEqual(second);
  });

  test('an older edit that had to wait does not count as a later one', () => {
    const id = newTemporaryId();
    const held = update('64a1', { title: 'A', image: id }, 'held');
    const queue = refused(queueOf(create(id), held, second), `create ${id}`, {});
    const after = completed(queue, 'second', { etag: '"4"' });
    expect(operationAt(after, 1)).toEqual(held);
  });

  test('a new order names the list that was seen, unless own changes of it come first', () => {
    const order = reorderOf([]);
    expect(operationAt(queueOf(order), 0).ifMatch).toBe('"list"');
    expect(operationAt(queueOf(update('64a1', {}, 'u'), order), 1).ifMatch).toBe('"list"');
    expect(operationAt(queueOf(create(newTemporaryId()), order), 1).ifMatch).toBeUndefined();
  });
});
