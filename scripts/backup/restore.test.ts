import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { expect, test } from 'vitest';
import { connectionName } from '../../api/db/place.js';
import { TestPlaces } from './testPlaces.js';

test('a restore waits for a product that is about to end', async () => {
  const places = await TestPlaces.open();
  try {
    await places.fill('ritmi');
    const file = join(places.folder, 'ritmi.tar');
    await places.run('backup', 'ritmi', file);
    const product = await MongoClient.connect(places.mongod.uri, { appName: connectionName('api', 'ritmi') });
    await places.kill(['restore', 'ritmi', file, '--replace'], async (output) => {
      if (output.includes('waiting for another program to end')) await product.close();
      return false;
    });
    expect((await places.whereIs('ritmi')).database).not.toBe('ritmi');
  } finally {
    await places.close();
  }
}, 300_000);

test('a restore brings back no enquiry that was deleted for good since, also not the second time', async () => {
  type Named = { _id: string; [field: string]: unknown };
  const places = await TestPlaces.open();
  try {
    await places.fill('ritmi');
    const of = (name: string, database = 'ritmi') => places.client.db(database).collection<Named>(name);
    const file = join(places.folder, 'ritmi.tar');
    await places.client.db('ritmi').collection('accounts').insertOne({ email: 'arta@x.al' });
    const besa = { _id: 'left', name: 'Besa', url: '/kerkesa/b', answers: [] };
    const gone = { _id: 'gone', name: 'Ana', url: '/kerkesa/a', answers: [] };
    await of('enquiries').insertMany([gone, besa]);
    await of('bookings').insertOne({ _id: 'b', enquiryId: 'gone', title: 'Ana', payments: [] });
    await of('history').insertOne({ _id: 'h', entity: 'enquiries', documentId: 'gone', title: 'Ana' });
    await of('mail').insertOne({ _id: 'm', enquiryId: 'gone', state: 'sent', text: 'Ana' });
    await of('trash').insertOne({
      _id: 'old',
      entity: 'enquiries',
      title: 'Ana',
      document: { ...gone, _id: 'old' },
    });
    await places.run('backup', 'ritmi', file);
    await of('enquiries').deleteOne({ _id: 'gone' });
    for (const id of ['gone', 'old'])
      await of('history').insertOne({
        _id: `e-${id}`,
        entity: 'enquiries',
        documentId: id,
        op: 'erase',
        at: new Date(),
      });

    for (const round of [1, 2]) {
      const output = await places.run('restore', 'ritmi', file, '--replace');
      expect(output).toContain('2 enquiries that were deleted for good since the backup stay deleted');
      const { database } = await places.whereIs('ritmi');
      const names = ['enquiries', 'bookings', 'history', 'mail', 'trash'];
      const texts = await Promise.all(
        names.map(async (name) => JSON.stringify(await of(name, database).find().toArray())),
      );
      expect(
        texts.filter((text) => text.includes('Ana')),
        `round ${round}`,
      ).toEqual([]);
      expect(await of('enquiries', database).distinct('_id')).toEqual(['left']);
      // The night itself stays.
      expect(await of('bookings', database).distinct('_id')).toEqual(['b']);
    }
  } finally {
    await places.close();
  }
}, 300_000);
