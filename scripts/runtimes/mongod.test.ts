import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { pack } from 'tar-stream';
import { expect, test } from 'vitest';

const program = fileURLToPath(new URL('./fetchMongod.ts', import.meta.url));

async function archiveOf(text: string): Promise<Buffer> {
  const tar = pack();
  tar.entry({ name: 'mongodb-linux/bin/mongod' }, text);
  tar.finalize();
  const parts: Uint8Array[] = [];
  for await (const part of tar) parts.push(part as Uint8Array);
  return gzipSync(Buffer.concat(parts));
}

test('the official download is accepted only with the SHA-256 that its source publishes', async () => {
  const archive = await archiveOf('a server');
  const requested: string[] = [];
  let sum = createHash('sha256').update(archive).digest('hex');
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
  }
});
