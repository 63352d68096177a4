import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../runtimes/folders.js';

const template = join(root, 'scripts/new-entity/template');

/** Registers of entities, each with the entry to add and its import. */
const registers = [
  {
    path: 'shared/domain/entities.ts',
    list: 'export const entities',
    imported: "import { gadgets } from './gadgets/schema.js';",
    entry: '  gadgets,',
  },
  {
    path: 'shared/admin/app/modules.ts',
    list: 'export const modules',
    imported: "import { GadgetsModule } from '../gadgets/GadgetsModule.js';",
    entry: "  gadgets: { label: 'Gadgets-page', Icon: Package, group: 'content', Screen: GadgetsModule },",
  },
];

// `npm run new:entity -- NAME [PAGE]` adds an entity; --remove undoes that but keeps files added since
// (docs/adding-an-entity.md). PAGE is the folder and path of the public page, in Albanian.
try {
  const options = { remove: { type: 'boolean', default: false } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [name, page = name] = positionals;
  if (!name || !page)
    throw new Error('Usage: npm run new:entity -- NAME [PAGE] [--remove], such as: venues vendet');
  await changeEntity(renamer(name, page), values.remove);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Makes the files of an entity from the template and registers it, or removes both. @throws when a file already exists */
async function changeEntity(rename: (text: string) => string, isRemoving: boolean): Promise<void> {
  const entries = await readdir(template, { recursive: true, withFileTypes: true });
  const sources = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const files = sources.map((source) => rename(relative(template, source).replace(/\.tmpl$/, '')));
  const taken = files.find((path) => !isRemoving && existsSync(join(root, path)));
  if (taken) throw new Error(`${taken} already exists`);
  for (const [place, source] of sources.entries()) {
    const path = join(root, files[place] ?? '');
    if (isRemoving) {
      await rm(path, { force: true });
      await rmdir(dirname(path)).catch(() => undefined);
    } else {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, rename(await readFile(source, 'utf8')));
    }
  }
  for (const { path, list, ...added } of registers) {
    const [imported, entry] = [rename(added.imported), rename(added.entry)];
    const text = await readFile(join(root, path), 'utf8');
    const lines = text.split('\n').filter((line) => line !== imported && line !== entry);
    if (!isRemoving) {
      const start = lines.findIndex((line) => line.startsWith(list));
      const end = lines.findIndex((line, place) => place > start && line.startsWith('}'));
      lines.splice(end, 0, entry);
      lines.splice(lines.findLastIndex((line) => line.startsWith('import ')) + 1, 0, imported);
    }
    await writeFile(join(root, path), lines.join('\n'));
  }
  const changed = registers.map(({ path }) => path);
  // Formats, because longer or shorter names move line breaks.
  const formatted = isRemoving ? changed : [...files, ...changed];
  execFileSync(join(root, 'node_modules/.bin/biome'), ['format', '--write', ...formatted], { cwd: root });
  for (const path of files) console.log(`${isRemoving ? 'removed' : 'new    '}  ${path}`);
  for (const path of changed) console.log(`changed  ${path}`);
}

/** Replaces the template's names by those of an entity. @throws for a name that is not a plural */
function renamer(name: string, page: string): (text: string) => string {
  if (!/^[a-z]{2,}s$/.test(name))
    throw new Error(`${name}: the name must be a plural in lower case, such as venues`);
  if (!/^[a-z][a-z-]*$/.test(page))
    throw new Error(`${page}: the page must be a path in lower case, such as vendet`);
  const singular = name.endsWith('ies') ? `${name.slice(0, -3)}y` : name.slice(0, -1);
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  const words: Readonly<Record<string, string>> = { 'gadgets-page': page, gadgets: name, gadget: singular };
  return (text) =>
    text.replaceAll(/gadgets-page|gadgets?/gi, (word) => {
      const found = words[word.toLowerCase()] ?? word;
      // A visible word, such as a heading, not part of a path.
      return word.startsWith('G') ? capital(found.replaceAll('-', ' ')) : found;
    });
}
