import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../runtimes/folders.js';
import { startMongod } from '../runtimes/startMongod.js';
import { startProduct } from '../test/startProduct.js';

// The database takes about 5 µs to look at each, and a connection waits 8 s.
const written = 2_500_000;

test('the product starts just after millions of documents were written, as by a restore', async () => {
  const folder = await temporaryFolder();
  const mongod = await startMongod({ dbPath: join(folder, 'mongodb'), database: 'large' });
  onTestFinished(async () => void (await mongod.stop()));
  const client = await MongoClient.connect(mongod.uri);
  onTestFinished(() => client.close());
  const numbers = { $map: { input: { $range: [0, written] }, in: { n: '$$this' } } };
  await client
    .db('large')
    .aggregate([
      { $documents: [{}] },
      { $project: { numbers } },
      { $unwind: '$numbers' },
      { $project: { _id: '$numbers' } },
      { $out: 'written' },
    ])
    .toArray();
  const product = await startProduct({
    MONGODB_URI: mongod.uri,
    DATA_DIR: join(folder, 'data'),
    SEED: 'none',
  });
  onTestFinished(async () => void (await product.stop()));
  expect(product.output()).not.toContain('starting it again');
  expect((await fetch(product.webUrl)).status).toBe(200);
});
