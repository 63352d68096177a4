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

describe('a delete that is undone', () => {
  const remove: Operation = { entity: 'services', kind: 'delete', id: 'a', key: 'd', title: 'Dritat' };
  const restore: Operation = { ...remove, kind: 'undelete', key: 'r' };

  test('is never sent if it has not been tried', () => {
    expect(keysOf(queueOf(update('a', {}, 'u'), remove, restore))).toEqual(['u']);
  });

  test('is followed by its restore if the server may know it, or a later order leaves it out', () => {
    const tried = withWrite(withWrite(emptyQueue, remove, true), restore);
    expect(keysOf(tried)).toEqual(['d', 'r']);
    const order = { ...reorderOf(['b']), key: 'o' };
    expect(keysOf(queueOf(remove, order, restore))).toEqual(['d', 'o', 'r']);
    expect(keysOf(queueOf({ ...remove, id: 'b' }, restore))).toEqual(['d', 'r']);
  });
});

describe('temporary ids and addresses', () => {
  test('the real id of a document that was created offline replaces the temporary one in later entries', () => {
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

  test('an address is replaced inside the text of mediaData too', () => {
    const entry = upload();
    const mediaData = JSON.stringify([{ type: 'image', url: entry.standIn }]);
    const queue = withWrite(
      { ...emptyQueue, entries: [entry] },
      { ...create(newTemporaryId(), { mediaData }) },
    );
    const after = completed(queue, entry.key, { replacement: '/uploads/foto.jpg' });
    expect(operationAt(after, 0).body).toEqual({ mediaData: '[{"type":"image","url":"/uploads/foto.jpg"}]' });
  });

  test('an address that a form still contains after the upload is replaced', () => {
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

  test('a refused operation holds up only those that depend on it', () => {
    const id = newTemporaryId();
    const queue = refused(queueOf(create(id), update('64a1', {}, 'other')), `create ${id}`, {
      problem: 'Title is required',
    });
    expect(keyOfNext(queue)).toBe('other');
    const held = completed(withWrite(queue, update(id, {}, 'depends on it')), 'other', {});
    expect(nextToSend(held)).toBeUndefined();
    const again = retried(held, `create ${id}`);
    expect(keyOfNext(again)).toBe(`create ${id}`);
    expect(keyOfNext(completed(again, `create ${id}`, { replacement: '64a2' }))).toBe('depends on it');
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

  test('discarding a file removes it from the media of a new document, where another one becomes the main image', () => {
    const [film, broken, photo] = [upload(), upload(), upload()];
    const medium = ({ standIn: url }: UploadEntry, type = 'image') => ({ type, url, caption: 'Salla' });
    const event = {
      title: 'Dasma',
      image: broken.standIn,
      media: [medium(broken), medium(film, 'video'), medium(photo)],
    };
    const id = newTemporaryId();
    const queue = withWrite({ ...emptyQueue, entries: [film, broken, photo] }, create(id, event));
    const after = replacedBy(refused(queue, broken.key, {}), broken.key, []);
    expect(operationAt(after, 2).body).toEqual({
      title: 'Dasma',
      image: photo.standIn,
      media: [medium(film, 'video'), medium(photo)],
    });
    const sent = [film, photo].reduce(
      (rest, { key }) => completed(rest, key, { replacement: `/uploads/${key}` }),
      after,
    );
    expect(keyOfNext(sent)).toBe(`create ${id}`);
    expect(sent.entries.map(isStranded)).toEqual([false]);
  });

  test('without any other medium a new document has none, and one without a list still needs the file', () => {
    const broken = upload();
    const { standIn: url } = broken;
    const event = create(newTemporaryId(), { image: url, media: [{ type: 'image', url }] });
    const artist = create(newTemporaryId(), { image: url, media: [] });
    const queue = withWrite(withWrite({ ...emptyQueue, entries: [broken] }, event), artist);
    const after = replacedBy(refused(queue, broken.key, {}), broken.key, []);
    expect(operationAt(after, 0).body).toEqual({ image: '', media: [] });
    expect(operationAt(after, 1).body).toEqual({ image: url, media: [] });
    expect(after.entries.map(isStranded)).toEqual([false, true]);
  });

  describe('discarding a file leaves it out of edits, of which everything else is sent', () => {
    const broken = upload();
    const { standIn: url } = broken;
    const [hall, film] = [
      { type: 'image', url: '/uploads/salla.jpg' },
      { type: 'video', url: '/uploads/film.mp4' },
    ];
    /** What is left of an edit: the bodies that can be sent. */
    function leftOf(body: unknown, kind: 'update' | 'draft' = 'update') {
      const edit: Operation = { ...update('64a1', body, 'edit'), kind };
      const queue = refused(withWrite({ ...emptyQueue, entries: [broken] }, edit), broken.key, {});
      const { entries } = replacedBy(queue, broken.key, []);
      expect(entries.filter(isStranded)).toEqual([]);
      return entries.flatMap((entry) => (entry.kind === 'write' ? [entry.operation.body] : []));
    }

    test.each([
      ['a field that it was chosen for', { title: 'DJ', image: url }, { title: 'DJ' }],
      [
        'a list, where another picture becomes the main image',
        { title: 'DJ', image: url, media: [film, { type: 'image', url, caption: 'Salla' }, hall] },
        { title: 'DJ', image: hall?.url, media: [film, hall] },
      ],
      [
        'a list of nothing else, which stays as it is stored',
        { title: 'DJ', image: url, media: [{ type: 'image', url }] },
        { title: 'DJ' },
      ],
      [
        'a group',
        { hero: { heading: 'Ritmi', picture: url }, footer: { picture: url } },
        { hero: { heading: 'Ritmi' } },
      ],
      [
        'an entry of a list that is stored as a whole',
        { videos: [{ title: 'Live', video: '/uploads/live.mp4', poster: url }] },
        { videos: [{ title: 'Live', video: '/uploads/live.mp4', poster: '' }] },
      ],
      ['an edit that changed nothing else', { image: url }, null],
    ])('%s', (_what, body, left) => expect(leftOf(body)).toEqual(left === null ? [] : [left]));

    test('a copy', () => expect(leftOf({ title: 'DJ', image: url }, 'draft')).toEqual([{ title: 'DJ' }]));
  });

  test('the replacement of a refused operation comes last, and only refused ones can be replaced', () => {
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

  test('a second edit is based on the result of the first and leaves out the fields that it set', () => {
    const after = completed(queueOf(first, second), 'first', { etag: '"4"' });
    expect(operationAt(after, 0)).toMatchObject({ ifMatch: '"4"', body: { title: 'B' } });
    expect(operationAt(after, 0).body).not.toHaveProperty('price');
  });

  test('a change by somebody else in between is a conflict only in fields that the edit sends', () => {
    const third = update('64a1', { title: 'A', price: '12', description: 'Y' }, 'third');
    const document = { title: 'A', price: '10.00', description: 'theirs' };
    const after = completed(queueOf(first, second, third), 'first', { etag: '"6"', document });
    expect(operationAt(after, 0)).toMatchObject({ ifMatch: '"6"', body: { title: 'B' } });
    expect(operationAt(after, 1)).toMatchObject({ ifMatch: '"3"', body: { price: '12', description: 'Y' } });
  });

  test('an edit of a document that was created offline is based on its first version', () => {
    const id = newTemporaryId();
    const { ifMatch: _, ...edit } = update(id, { title: 'Drita' }, 'edit');
    const queue = queueOf(create(id), edit);
    const after = completed(queue, `create ${id}`, { replacement: '64a1', etag: '"1"' });
    expect(operationAt(after, 0)).toMatchObject({ id: '64a1', ifMatch: '"1"', body: { title: 'Drita' } });
  });

  test('an edit of another document keeps its version', () => {
    const other = update('64a2', { title: 'B' }, 'other');
    const after = completed(queueOf(update('64a1', {}, 'first'), other), 'first', { etag: '"5"' });
    expect(operationAt(after, 0).ifMatch).toBe('"3"');
  });

  test('an edit that may have reached the server, or that a person chose in a conflict, is sent unchanged', () => {
    const tried = withWrite(queueOf(first), second, true);
    const after = completed(tried, 'first', { etag: '"4"' });
    expect(operationAt(after, 0)).toEqual(second);
    const chosen = replacedBy(refused(queueOf(update('64a9', {}, 'x'), first), 'x', {}), 'x', [second]);
    expect(operationAt(completed(chosen, 'first', { etag: '"4"' }), 0)).toEqual(second);
  });

  test('an earlier edit that had to wait is not rebased on a later one', () => {
    const id = newTemporaryId();
    const held = update('64a1', { title: 'A', image: id }, 'held');
    const queue = refused(queueOf(create(id), held, second), `create ${id}`, {});
    const after = completed(queue, 'second', { etag: '"4"' });
    expect(operationAt(after, 1)).toEqual(held);
  });

  test('a new order names the version of the list that was seen, unless a queued operation changes the list first', () => {
    const order = reorderOf([]);
    expect(operationAt(queueOf(order), 0).ifMatch).toBe('"list"');
    expect(operationAt(queueOf(update('64a1', {}, 'u'), order), 1).ifMatch).toBe('"list"');
    expect(operationAt(queueOf(create(newTemporaryId()), order), 1).ifMatch).toBeUndefined();
  });
});
