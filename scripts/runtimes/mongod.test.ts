import { execFile, execFileSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { root, temporaryFolder } from './folders.js';

const program = join(root, 'scripts/runtimes/fetchMongod.ts');

test('the official download is accepted only with the SHA-256 that its source publishes', async () => {
  const source = await temporaryFolder({ 'mongodb-linux/bin/mongod': 'a server' });
  const archive = execFileSync('tar', ['-czC', source, 'mongodb-linux']);
  const requested: string[] = [];
  let sum = hash('sha256', archive);
  const mirror = createServer(({ url = '' }, response) => {
    requested.push(url);
    response.end(url.endsWith('.sha256') ? `${sum}  mongodb.tgz\n` : archive);
  });
  await new Promise<void>((resolve) => mirror.listen(0, '127.0.0.1', resolve));
  const MONGOMS_DOWNLOAD_MIRROR = `http://127.0.0.1:${(mirror.address() as AddressInfo).port}`;
  const env = { ...process.env, MONGOMS_DOWNLOAD_MIRROR, MONGOMS_USE_HTTP: 'true' };
  const fetched = async () => {
    const folder = await temporaryFolder();
    await promisify(execFile)(process.execPath, ['--import', 'tsx', program, '7.0.28', folder], { env });
    return readFile(join(folder, 'mongod'), 'utf8');
  };
  expect(await fetched()).toBe('a server');
  expect(requested.filter((url) => url.endsWith('.md5'))).toEqual([]);
  sum = '0'.repeat(64);
  await expect(fetched()).rejects.toThrow(`expected ${sum}`);
  await new Promise((resolve) => mirror.close(resolve));
});
