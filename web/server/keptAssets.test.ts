import { mkdir, mkdtemp, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { keepAssets } from './keptAssets.js';

async function temporaryFolder(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'ritmi-assets-'));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(folder, dirname(path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return folder;
}

test('the assets of earlier versions stay for thirty days after their last start', async () => {
  const kept = await temporaryFolder({ 'styles-old.css': 'old', 'styles-older.css': 'older' });
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3600 * 1000);
  await utimes(join(kept, 'styles-old.css'), daysAgo(29), daysAgo(29));
  await utimes(join(kept, 'styles-older.css'), daysAgo(31), daysAgo(31));
  const build = await temporaryFolder({ 'styles-new.css': 'new', 'chunks/a.js': 'a()' });
  await keepAssets(kept, build);
  const names = (await readdir(kept, { recursive: true })).toSorted();
  expect(names).toEqual(['chunks', 'chunks/a.js', 'styles-new.css', 'styles-old.css']);
  expect(await readFile(join(kept, 'chunks/a.js'), 'utf8')).toBe('a()');
});

test('a version that starts again keeps its assets', async () => {
  const build = await temporaryFolder({ 'a.js': 'a()' });
  const kept = await temporaryFolder({ 'a.js': 'a()' });
  const long = new Date(Date.now() - 40 * 24 * 3600 * 1000);
  await utimes(join(kept, 'a.js'), long, long);
  await keepAssets(kept, build);
  expect(await readdir(kept)).toEqual(['a.js']);
});

test('several servers that start at once keep the same assets whole', async () => {
  const names = Array.from({ length: 40 }, (_, place) => `chunks/part-${place % 8}/a${place}.js`);
  const build = await temporaryFolder(Object.fromEntries(names.map((name) => [name, name.repeat(2_000)])));
  const kept = await temporaryFolder({});
  await Promise.all(Array.from({ length: 8 }, () => keepAssets(kept, build)));
  const files = await readdir(kept, { recursive: true, withFileTypes: true });
  expect(files.filter((entry) => entry.isFile())).toHaveLength(names.length);
  for (const name of names) expect(await readFile(join(kept, name), 'utf8')).toBe(name.repeat(2_000));
});
