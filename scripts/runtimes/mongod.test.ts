import { execFile, execFileSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const program = fileURLToPath(new URL('./fetchMongod.ts', import.meta.url));

test('the official download is accepted only with the SHA-256 that its source publishes', async () => {
  const source = await mkdtemp(join(tmpdir(), 'ritmi-archive-'));
  await mkdir(join(source, 'mongodb-linux/bin'), { recursive: true });
  await writeFile(join(source, 'mongodb-linux/bin/mongod'), 'a server');
  const archive = execFileSync('tar', ['-czC', source, 'mongodb-linux']);
  const requested: string[] = [];
  let sum = hash('sha256', archive);
  const mirror = createServer(({ url = '' }, response) => {
    requested.push(url);
    response.end(url.endsWith('.sha256') ? `${sum}  mongodb.tgz\n` : archive);
  });
  await new Promise<void>((resolve) => mirror.listen(0, '127.0.0.1', resolve));
  const fetched = async () => {
    const folder = await mkdtemp(join(tmpdir(), 'ritmi-official-'));
    const env = {
      ...process.env,
      MONGOMS_DOWNLOAD_MIRROR: `http://127.0.0.1:${(mirror.address() as AddressInfo).port}`,
      MONGOMS_USE_HTTP: 'true',
    };
    try {
      await promisify(execFile)(process.execPath, ['--import', 'tsx', program, '7.0.24', folder], { env });
      return await readFile(join(folder, 'mongod'), 'utf8');
    } finally {
      await rm(folder, { recursive: true });
    }
  };
  try {
    expect(await fetched()).toBe('a server');
    expect(requested.filter((url) => url.endsWith('.md5'))).toEqual([]);
    sum = '0'.repeat(64);
    await expect(fetched()).rejects.toThrow(`expected ${sum}`);
  } finally {
    await new Promise((resolve) => mirror.close(resolve));
    await rm(source, { recursive: true });
  }
});
