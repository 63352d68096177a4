import { hash } from 'node:crypto';
import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { DryMongoBinary } from 'mongodb-memory-server-core/lib/util/DryMongoBinary.js';
import { MongoBinaryDownload } from 'mongodb-memory-server-core/lib/util/MongoBinaryDownload.js';

// A program of its own, so that a download that stalls can be ended: fetches the official mongod of a version into a folder.
const [version = '', folder = ''] = process.argv.slice(2);

/** The library knows the addresses; of the sums that the official source has it would check MD5 only. */
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
