import { hash } from 'node:crypto';
import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { DryMongoBinary } from 'mongodb-memory-server-core/lib/util/DryMongoBinary.js';
import { MongoBinaryDownload } from 'mongodb-memory-server-core/lib/util/MongoBinaryDownload.js';

// Downloads the official mongod of a version into a folder. Its own process, so that a stalled download can be ended.
const [version = '', folder = ''] = process.argv.slice(2);

/** The library knows the addresses, but it would verify only the MD5 that the official source publishes. */
class CheckedDownload extends MongoBinaryDownload {
  override async makeMD5check(sumAddress: string, archive: string): Promise<boolean> {
    const sumFile = await this.download(sumAddress.replace(/\.md5$/, '.sha256'));
    const expected = /^[0-9a-f]{64}\b/.exec(await readFile(sumFile, 'utf8'))?.[0];
    const actual = hash('sha256', await readFile(archive));
    if (actual !== expected)
      throw new Error(`Error: SHA-256 of ${archive} is ${actual}, expected ${expected}`);
    return true;
  }
}

const options = await DryMongoBinary.generateOptions({ version, downloadDir: folder });
const downloaded = await new CheckedDownload({ ...options, downloadDir: folder }).getMongodPath();
await rename(downloaded, join(folder, 'mongod'));
