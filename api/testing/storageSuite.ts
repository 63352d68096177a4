import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Storage } from '../uploads/storage.js';

// What every storage must do. No product code imports it.

type Open = (folder: string) => Promise<Storage>;

/** Tests a storage, which `open` opens in or beside a folder of its own. */
export function testStorage(where: string, open: Open): void {
  describe(`files ${where}`, () => {
    const content = Buffer.from('0123456789'.repeat(100_000));
    let folder: string;
    let storage: Storage;

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'ritmi-storage-'));
      return () => rm(folder, { recursive: true });
    });

    async function put(name: string, bytes = content, storedAt?: Date): Promise<void> {
      const path = join(folder, 'arriving');
      await writeFile(path, bytes);
      await storage.put(name, path, storedAt);
    }

    async function names(): Promise<string[]> {
      return (await storage.list()).map(({ name }) => name).sort();
    }

    beforeEach(async () => {
      storage = await open(join(folder, 'uploads'));
      for (const name of await names()) await storage.remove(name);
    });

    it('are read back byte for byte, and the source file is gone', async () => {
      await put('vallë.bin');
      expect(await storage.stat('vallë.bin')).toEqual({
        name: 'vallë.bin',
        size: content.length,
        storedAt: expect.any(Date),
      });
      expect(content.equals(await buffer(await storage.open('vallë.bin')))).toBe(true);
      expect(await readdir(folder)).not.toContain('arriving');
    });

    it.each([
      [0, 0],
      [3, 12],
      [261_118, 261_125],
      [999_990, 999_999],
    ])('give the bytes %i to %i, both included', async (start, end) => {
      await put('a.bin');
      expect(await buffer(await storage.open('a.bin', { start, end }))).toEqual(
        content.subarray(start, end + 1),
      );
    });

    it('can be put again', async () => {
      await put('a.bin');
      await put('a.bin');
      expect(await names()).toEqual(['a.bin']);
      expect(content.equals(await buffer(await storage.open('a.bin')))).toBe(true);
    });

    it('are listed with their size and time', async () => {
      await put('a.bin');
      await put('b.bin', Buffer.from('b'));
      const files = await storage.list();
      expect(files.map(({ size }) => size).sort((a, b) => a - b)).toEqual([1, content.length]);
      for (const { storedAt } of files)
        expect(Math.abs(Date.now() - storedAt.getTime())).toBeLessThan(60_000);
    });

    it('are gone after removal, which may be repeated', async () => {
      await put('a.bin');
      await storage.remove('a.bin');
      await storage.remove('a.bin');
      expect(await storage.stat('a.bin')).toBeNull();
      expect(await names()).toEqual([]);
    });

    it('cannot be read while they are set aside', async () => {
      await put('a.bin');
      await storage.move('a.bin', 'aside');
      await storage.move('nope.bin', 'aside');
      expect([await storage.stat('a.bin'), await names(), (await storage.list('aside')).length]).toEqual([
        null,
        [],
        1,
      ]);
      for (const { storedAt } of await storage.list('aside')) {
        expect(Math.abs(Date.now() - storedAt.getTime())).toBeLessThan(60_000);
      }
      await storage.move('a.bin', 'inUse');
      expect([await names(), (await storage.list('aside')).length]).toEqual([['a.bin'], 0]);
      expect(content.equals(await buffer(await storage.open('a.bin')))).toBe(true);
      await storage.move('a.bin', 'aside');
      await put('a.bin');
      expect(await names()).toEqual(['a.bin']);
      await storage.remove('a.bin');
      expect([await names(), (await storage.list('aside')).length]).toEqual([[], 0]);
    });

    it('are not found under empty, unknown or long names', async () => {
      for (const name of ['', 'nope.bin', 'x'.repeat(300)]) expect(await storage.stat(name)).toBeNull();
    });

    it('keep the time that they are put with until they are set aside', async () => {
      const storedAt = new Date('2026-06-14T20:00:00Z');
      await put('a.bin', content, storedAt);
      expect((await storage.stat('a.bin'))?.storedAt).toEqual(storedAt);
      await storage.move('a.bin', 'aside');
      const aside = await storage.stat('a.bin', 'aside');
      expect(Math.abs(Date.now() - Number(aside?.storedAt))).toBeLessThan(60_000);
      expect(content.equals(await buffer(await storage.open('a.bin', undefined, 'aside')))).toBe(true);
    });

    it('know the database that they belong to', async () => {
      expect(await storage.databaseIds()).toEqual([]);
      await storage.saveDatabaseIds(['one', 'other']);
      await storage.saveDatabaseIds(['next']);
      expect([await storage.databaseIds(), await names()]).toEqual([['next'], []]);
    });

    it('say that they can be read', async () => {
      await expect(storage.check(2_000)).resolves.toBeUndefined();
    });
  });
}

/** Tests a storage with files that are large or many, which takes long. */
export function testLargeStorage(where: string, open: Open): void {
  describe(`files ${where} that are large or many`, () => {
    let folder: string;
    let storage: Storage;

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'ritmi-storage-'));
      storage = await open(join(folder, 'uploads'));
      await storage.removeAll();
      storage = await open(join(folder, 'uploads'));
      return () => rm(folder, { recursive: true });
    });

    async function put(name: string, bytes: Buffer): Promise<void> {
      const path = join(folder, `arriving-${name}`);
      await writeFile(path, bytes);
      await storage.put(name, path);
    }

    it('are whole when they are larger than what is sent at once, or empty', async () => {
      const large = Buffer.alloc(34_000_000, 'large');
      large.write('end', large.length - 3);
      await put('large.bin', large);
      expect(large.equals(await buffer(await storage.open('large.bin')))).toBe(true);
      const [start, end] = [16_777_214, 16_777_218];
      const part = await buffer(await storage.open('large.bin', { start, end }));
      expect(part).toEqual(large.subarray(start, end + 1));
      await put('empty.bin', Buffer.alloc(0));
      expect(await storage.stat('empty.bin')).toMatchObject({ size: 0 });
      await storage.remove('large.bin');
      await storage.remove('empty.bin');
    });

    it('are listed completely and removed together', async () => {
      const names = Array.from({ length: 1_100 }, (_, at) => `${at}.bin`);
      const rest = names.values();
      const lanes = Array.from({ length: 20 }, async () => {
        for (const name of rest) await put(name, Buffer.from('x'));
      });
      await Promise.all(lanes);
      await storage.move('0.bin', 'aside');
      expect([(await storage.list()).length, (await storage.list('aside')).length]).toEqual([1_099, 1]);
      await storage.removeAll();
      storage = await open(join(folder, 'uploads'));
      expect([await storage.list(), await storage.list('aside')]).toEqual([[], []]);
    });
  });
}
