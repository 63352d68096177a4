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
