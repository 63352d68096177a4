import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { TestPlaces } from './testPlaces.js';

// Each test starts several programs, which is slow on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

let places: TestPlaces;
let file: string;

beforeAll(async () => {
  places = await TestPlaces.open();
  file = join(places.folder, 'ritmi.tar');
  return () => places.close();
});
beforeEach(async () => {
  await places.fill('from');
  return async () => {
    for (const place of ['from', 'to']) {
      for (const name of await places.databasesOf(place)) await places.client.db(name).dropDatabase();
      await rm(join(places.folder, place), { recursive: true, force: true });
      places.setStorage(place, 'disk');
    }
    await rm(file, { force: true });
  };
});

// spec: contract.backup
test('a restored backup is identical except for sessions, and replaces other content only with --replace', async () => {
  const before = await places.contentOf('from');
  const said = await places.run('backup', 'from', file);
  expect(said).toMatch(
    /: 4 collections \(history, large, services, trash\) and 251 files\.\nIt is not encrypted\./,
  );
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  await expect(places.run('backup', 'from', file)).rejects.toThrow('already exists');
  await places.run('restore', 'to', file);
  expect(await places.contentOf('to')).toEqual(before);
  expect(await places.sessionsOf('to')).toBe(0);

  await places.change('to');
  const changed = await places.contentOf('to');
  await expect(places.run('restore', 'to', file)).rejects.toThrow('There is already content');
  expect(await places.contentOf('to')).toEqual(changed);
});

test('files are restored into the storage that UPLOADS names', async () => {
  const files = await places.filesOf('from');
  places.setStorage('to', 'gridfs');
  await places.run('backup', 'from', file);
  await places.run('restore', 'to', file);
  expect(await places.filesOf('to')).toEqual(files);
  const onDisk = await readdir(join(places.folder, 'to', (await places.whereIs('to')).uploads));
  expect(onDisk).not.toContain('festa-0.webp');

  await rm(file);
  await places.run('backup', 'to', file);
  places.setStorage('to', 'disk');
  await places.run('restore', 'to', file, '--replace');
  expect(await places.filesOf('to')).toEqual(files);
});

test('a backup names files in a storage that UPLOADS does not name', async () => {
  places.setStorage('from', 'gridfs');
  expect(await places.run('backup', 'from', file)).toContain(
    'There are files in disk that UPLOADS does not name',
  );
});

test('the content that a restore replaces is kept until it is removed, and can be restored', async () => {
  await places.run('backup', 'from', file);
  const old = await places.contentOf('from');
  const where = await places.whereIs('from');
  await places.change('from');
  const changed = await places.contentOf('from');
  const secrets = ['jwt-secret', 'jwt-secret-previous'];
  for (const name of secrets) await writeFile(join(places.folder, 'from', name), 'of before');

  const output = await places.run('restore', 'from', file, '--replace');
  expect(output).toContain('To go back to it: npm run restore -- --back');
  expect(await places.contentOf('from')).toEqual(old);
  expect(await places.contentOf('from', where)).toEqual(changed);
  expect(await readdir(join(places.folder, 'from'))).not.toEqual(expect.arrayContaining(secrets));

  await places.run('restore', 'from', '--back');
  expect(await places.contentOf('from')).toEqual(changed);
  expect(await places.sessionsOf('from')).toBe(0);
  await places.run('restore', 'from', '--back');
  await places.run('restore', 'from', '--remove-old');
  expect(await places.contentOf('from')).toEqual(old);
  expect(await places.contentOf('from', where)).toEqual({});
  await expect(places.run('restore', 'from', '--back')).rejects.toThrow('There is nothing to go back to');

  // A backup now has the restored content.
  await rm(file);
  await places.run('backup', 'from', file);
  await places.run('restore', 'to', file);
  expect(await places.contentOf('to')).toEqual(old);
});

test('a restore lets nobody in again who was shut out, and switches no second factor off', async () => {
  const shared = { passwordHash: 'old', name: 'x' };
  const accounts = places.client.db('from').collection('accounts');
  const emails = ['arta@x.al', 'beni@x.al', 'cica@x.al', 'ema@x.al'];
  const { insertedIds } = await accounts.insertMany(emails.map((email) => ({ email, ...shared })));
  type Event = { _id: string; op: string; documentId?: string };
  const events = places.client.db('from').collection<Event>('accountEvents');
  await events.insertOne({ _id: 'before', op: 'login' });
  await places.run('backup', 'from', file);
  const disabledAt = new Date('2026-11-24T10:00:00Z');
  await accounts.updateOne({ email: 'arta@x.al' }, { $set: { disabledAt } });
  const secondFactor = { secret: 'S', lastStep: 1, recoveryHashes: [] };
  await accounts.updateOne({ email: 'beni@x.al' }, { $set: { passwordHash: 'new', secondFactor } });
  await accounts.insertOne({ email: 'dori@x.al', ...shared });
  await events.insertOne({ _id: 'after', op: 'disabled' });
  await accounts.deleteOne({ email: 'ema@x.al' });
  await events.insertOne({ _id: 'deleted', op: 'deleted', documentId: String(insertedIds[3]) });

  const output = await places.run('restore', 'from', file, '--replace');
  expect(output).toContain('arta@x.al keeps its present password, second factor and lock');
  expect(output).toContain('ema@x.al was deleted since the backup and stays deleted');
  expect(output).not.toContain('cica@x.al');
  const restored = places.client.db((await places.whereIs('from')).database);
  const found = await restored
    .collection('accounts')
    .find({}, { projection: { _id: 0, name: 0 } })
    .sort({ email: 1 })
    .toArray();
  expect(found).toEqual([
    { email: 'arta@x.al', passwordHash: 'old', disabledAt },
    { email: 'beni@x.al', passwordHash: 'new', secondFactor },
    { email: 'cica@x.al', passwordHash: 'old' },
    { email: 'dori@x.al', passwordHash: 'old' },
  ]);
  expect(await restored.collection('accountEvents').distinct('op')).toEqual(['deleted', 'disabled', 'login']);

  await restored.collection('accounts').updateOne({ email: 'cica@x.al' }, { $set: { disabledAt } });
  await places.run('restore', 'from', '--back');
  expect(await accounts.findOne({ email: 'cica@x.al' })).toMatchObject({ disabledAt });
});

test('a restore revives no address, phone or person that was removed since, and sends no letter again', async () => {
  type Named = { _id: string; [field: string]: unknown };
  const of = (name: string, database = 'from') => places.client.db(database).collection<Named>(name);
  const keys = ['calendar_feeds', 'previews', 'pushSubscriptions'];
  await places.client.db('from').collection('accounts').insertOne({ email: 'arta@x.al' });
  for (const name of keys) await of(name).insertMany([{ _id: 'kept' }, { _id: 'removed' }]);
  const asked = {
    name: 'Ana',
    phone: '069',
    url: '/en/kerkesa/s',
    answers: [{ kind: 'change', text: 'Ana' }],
  };
  await of('enquiries').insertMany([
    { _id: 'erased', ...asked },
    { _id: 'left', ...asked, name: 'Besa', answers: [] },
  ]);
  await of('bookings').insertOne({
    _id: 'b',
    enquiryId: 'erased',
    title: 'Ana',
    payments: [{ amount: '5', note: 'Ana' }],
  });
  await of('history').insertOne({ _id: 'h', documentId: 'erased', title: 'Ana' });
  await of('mail').insertMany([
    { _id: 'm', enquiryId: 'erased', state: 'sent', text: 'Ana' },
    { _id: 'n', enquiryId: 'left', state: 'queued', text: 'Besa' },
  ]);
  for (const names of [['/kerkesa/s2', '/kerkesa/s'], ['m']])
    await of('idempotency').insertOne({ _id: names.join(), names, reply: 'Ana' });
  await places.run('backup', 'from', file);
  for (const name of keys) await of(name).deleteOne({ _id: 'removed' });
  await of('enquiries').updateOne({ _id: 'erased' }, { $set: { name: '' } });

  const output = await places.run('restore', 'from', file, '--replace');
  expect(output).toContain('1 enquiries of people who were erased since the backup are erased again');
  expect(output).toContain('1 letters were waiting at the backup');
  const { database } = await places.whereIs('from');
  for (const name of keys) expect(await of(name, database).distinct('_id')).toEqual(['kept']);
  const left = ['enquiries', 'bookings', 'history', 'mail', 'idempotency', 'trash'];
  const texts = await Promise.all(
    left.map(async (name) => JSON.stringify(await of(name, database).find().toArray())),
  );
  expect(texts.filter((text) => text.includes('Ana'))).toEqual([]);
  expect(await of('enquiries', database).distinct('name')).toEqual(['', 'Besa']);
  expect(await of('bookings', database).findOne()).toMatchObject({ payments: [{ amount: '5', note: '' }] });
  expect(await of('mail', database).find().toArray()).toMatchObject([{ _id: 'n', state: 'unknown' }]);

  // Another machine has removed nothing, and gets all of it.
  await places.run('restore', 'to', file);
  const there = (await places.whereIs('to')).database;
  for (const name of keys) expect(await of(name, there).distinct('_id')).toEqual(['kept', 'removed']);
});

test('a backup of no content is refused, since the data folder may be the wrong one', async () => {
  await expect(places.run('backup', 'to', file)).rejects.toThrow('There is nothing to back up');
  expect(await readdir(places.folder)).not.toContain('ritmi.tar');
});

test('a truncated or damaged backup changes nothing', async () => {
  await places.run('backup', 'from', file);
  const whole = await readFile(file);
  const before = await places.contentOf('from');
  const damaged = Buffer.from(whole);
  damaged[whole.indexOf('xxxx')] = 0;
  for (const bytes of [whole.subarray(0, whole.length / 2), damaged]) {
    await writeFile(file, bytes);
    await expect(places.run('restore', 'from', file, '--replace')).rejects.toThrow(
      'is not a complete backup',
    );
    expect(await places.contentOf('from')).toEqual(before);
  }
});

test('a killed backup does not block the next one', async () => {
  const names = async () => (await readdir(places.folder)).filter((name) => name.startsWith('ritmi.tar'));
  await places.kill(['backup', 'from', file], async () => (await names()).length > 0);
  expect(await names()).not.toContain('ritmi.tar');
  await places.run('backup', 'from', file);
  expect(await names()).toEqual(['ritmi.tar']);
});

test('a backup contains a write that is made meanwhile completely or not at all', async () => {
  let isWriting = true;
  const from = places.client.db('from');
  const write = async () => {
    // Writes to the first and the last collection that a backup reads.
    for (let place = 0; isWriting; place += 1) {
      await places.client.withSession((session) =>
        session.withTransaction(async () => {
          await from.collection('aa').insertOne({ place }, { session });
          await from.collection('zz').insertOne({ place }, { session });
        }),
      );
    }
  };
  for (const name of ['aa', 'zz']) await from.createCollection(name);
  const writing = write();
  await places.run('backup', 'from', file);
  isWriting = false;
  await writing;
  await places.run('restore', 'to', file);
  const to = places.client.db((await places.whereIs('to')).database);
  const count = await to.collection('aa').countDocuments();
  expect(count).toBe(await to.collection('zz').countDocuments());
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThan(await from.collection('aa').countDocuments());
});
