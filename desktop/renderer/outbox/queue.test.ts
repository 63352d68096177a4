import { describe, expect, test } from 'vitest';
import {
  emptyQueue,
  isStranded,
  nextToSend,
  type Queue,
  refused,
  settled,
  type UploadEntry,
  withWrite,
} from './queue.js';
import { isUnresolved, newStandInId, resolved, standInAddress } from './standIns.js';

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
  const standIn = standInAddress(`${key}.jpg`, 'foto e bukur.jpg');
  const facts = { name: 'foto e bukur.jpg', type: 'image/jpeg', fileName: `${key}.jpg` };
  return { kind: 'upload', key, ...facts, standIn, state: 'waiting' };
}

describe('temporary ids and addresses', () => {
  test('what is made offline gets its real id everywhere behind it', () => {
    const id = newStandInId();
    const reorder: Operation = {
      entity: 'services',
      kind: 'reorder',
      body: [{ id, order: 0 }],
      key: 'reorder',
      title: '',
    };
    const pkg: Operation = { ...create(newStandInId(), { serviceIds: [id] }), entity: 'packages' };
    const queue = queueOf(create(id), update(id, { title: 'Drita' }, 'u'), reorder, pkg);
    const after = settled(queue, `create ${id}`, { replacement: '64a1' });
    expect(operationAt(after, 0).id).toBe('64a1');
    expect(operationAt(after, 1).body).toEqual([{ id: '64a1', order: 0 }]);
    expect(operationAt(after, 2).body).toEqual({ serviceIds: ['64a1'] });
  });

  test('an address also stands inside the text of mediaData', () => {
    const entry = upload();
    const mediaData = JSON.stringify([{ type: 'image', url: entry.standIn }]);
    const queue = withWrite(
      { ...emptyQueue, entries: [entry] },
      { ...create(newStandInId(), { mediaData }) },
    );
    const after = settled(queue, entry.key, { replacement: '/uploads/foto.jpg' });
    expect(operationAt(after, 0).body).toEqual({ mediaData: '[{"type":"image","url":"/uploads/foto.jpg"}]' });
  });

  test('a form that still carries an old one is understood later', () => {
    const entry = upload();
    const sent = settled({ ...emptyQueue, entries: [entry] }, entry.key, {
      replacement: '/uploads/foto.jpg',
    });
    const after = withWrite(sent, create(newStandInId(), { image: entry.standIn }));
    expect(operationAt(after, 0).body).toEqual({ image: '/uploads/foto.jpg' });
  });

  test('quotes in a replacement break nothing', () => {
    expect(resolved({ image: 'x-waiting' }, { 'x-waiting': 'a"b' })).toEqual({ image: 'a"b' });
  });

  test('they are recognised anywhere and nothing else is', () => {
    expect(isUnresolved({ a: [{ b: newStandInId() }] })).toBe(true);
    expect(isUnresolved({ text: 'waiting-room', url: '/uploads/waiting/room.jpg' })).toBe(false);
    expect(isUnresolved({})).toBe(false);
  });
});

describe('order', () => {
  test('the same key twice is one operation', () => {
    const operation = create(newStandInId());
    expect(queueOf(operation, operation).entries).toHaveLength(1);
  });

  test('a refused operation holds up only those that build on it', () => {
    const id = newStandInId();
    const queue = refused(queueOf(create(id), update('64a1', {}, 'other')), `create ${id}`, {
      problem: 'Title is required',
    });
    const next = nextToSend(queue);
    expect(next?.kind === 'write' && next.operation.key).toBe('other');
    expect(next && isStranded(next)).toBe(false);
    const [, stranded] = withWrite(queue, update(id, {}, 'builds on it')).entries.slice(1);
    expect(stranded && isStranded(stranded)).toBe(true);
  });

  test('a create is not stranded by its own id', () => {
    const [entry] = queueOf(create(newStandInId(), { title: 'x' })).entries;
    expect(entry && isStranded(entry)).toBe(false);
  });
});

describe('own changes are no conflict', () => {
  test('a second edit starts from the result of the first and leaves its fields alone', () => {
    const first = update('64a1', { title: 'A', price: '10.00' }, 'first');
    const second = update('64a1', { title: 'B', price: '10.00', featured: true }, 'second');
    const after = settled(queueOf(first, second), 'first', { etag: '"5"' });
    expect(operationAt(after, 0)).toMatchObject({ ifMatch: '"5"', body: { title: 'B', featured: true } });
    expect(operationAt(after, 0).body).not.toHaveProperty('price');
  });

  test('another document keeps its version', () => {
    const other = update('64a2', { title: 'B' }, 'other');
    const after = settled(queueOf(update('64a1', {}, 'first'), other), 'first', { etag: '"5"' });
    expect(operationAt(after, 0).ifMatch).toBe('"3"');
  });

  test('a new order behind own changes of the list does not name a version', () => {
    const reorder: Operation = {
      entity: 'services',
      kind: 'reorder',
      body: [],
      key: 'r',
      title: '',
      ifMatch: '"list"',
    };
    expect(operationAt(queueOf(reorder), 0).ifMatch).toBe('"list"');
    expect(operationAt(queueOf(create(newStandInId()), reorder), 1).ifMatch).toBeUndefined();
  });
});
