import { execFileSync } from 'node:child_process';
import { mkdir, readdir, readFile, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

interface NewEntity {
  /** Plural, small letters: its folder, API path, module and register key. */
  readonly name: string;
  /** Folder and address of its public page, which are Albanian; the name when absent. */
  readonly page?: string | undefined;
}

/** Paths of the files that were made or removed, and of those that were changed. */
type Touched = { readonly files: readonly string[]; readonly changed: readonly string[] };

const root = fileURLToPath(new URL('../..', import.meta.url));
const template = fileURLToPath(new URL('template', import.meta.url));

/** The line of each register, and its import. */
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
    entry: "  gadgets: { label: 'Gadgets-page', Screen: GadgetsModule },",
  },
];

// `npm run new:entity -- NAME [PAGE]`, and with --remove the way back: see docs/adding-an-entity.md.
const [name = '', page] = process.argv.slice(2).filter((word) => word !== '--remove');
const isRemoving = process.argv.includes('--remove');

try {
  if (name === '')
    throw new Error('Usage: npm run new:entity -- NAME [PAGE] [--remove], such as: venues vendet');
  const { files, changed } = await (isRemoving ? removeEntity : addEntity)({ name, page });
  // With names of other lengths, lines break in other places.
  const formatted = isRemoving ? changed : [...files, ...changed];
  execFileSync(join(root, 'node_modules/.bin/biome'), ['format', '--write', ...formatted], { cwd: root });
  const what = isRemoving ? 'removed' : 'new    ';
  console.log(
    [...files.map((path) => `${what}  ${path}`), ...changed.map((path) => `changed  ${path}`)].join('\n'),
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Makes the files of an entity from the template and registers it. @throws for a name that is taken or no plural. */
async function addEntity(entity: NewEntity): Promise<Touched> {
  const rename = renamer(entity);
  const files = await filesOf(rename);
  for (const { path } of files) {
    if (await stat(join(root, path)).catch(() => null)) throw new Error(`${path} is there already`);
  }
  for (const { path, text } of files) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  const changed = await changeRegisters((text, { list, imported, entry }) => {
    const lines = text.split('\n');
    const start = lines.findIndex((line) => line.startsWith(list));
    const end = lines.findIndex((line, place) => place > start && line.startsWith('}'));
    lines.splice(end, 0, rename(entry));
    lines.splice(lines.findLastIndex((line) => line.startsWith('import ')) + 1, 0, rename(imported));
    return lines.join('\n');
  });
  return { files: files.map(({ path }) => path), changed };
}

/** Takes back what `addEntity` did; files that were added to the entity's folders since stay. */
async function removeEntity(entity: NewEntity): Promise<Touched> {
  const rename = renamer(entity);
  const files = await filesOf(rename);
  for (const { path } of files) {
    await rm(join(root, path), { force: true });
    await rmdir(dirname(join(root, path))).catch(() => undefined);
  }
  const changed = await changeRegisters((text, { imported, entry }) =>
    text
      .split('\n')
      .filter((line) => line !== rename(imported) && line !== rename(entry))
      .join('\n'),
  );
  return { files: files.map(({ path }) => path), changed };
}

async function changeRegisters(
  change: (text: string, register: (typeof registers)[number]) => string,
): Promise<string[]> {
  for (const register of registers) {
    const path = join(root, register.path);
    await writeFile(path, change(await readFile(path, 'utf8'), register));
  }
  return registers.map(({ path }) => path);
}

type Rename = (text: string) => string;

function renamer({ name, page = name }: NewEntity): Rename {
  if (!/^[a-z]{2,}s$/.test(name))
    throw new Error(`${name}: the name is a plural in small letters, such as venues`);
  if (!/^[a-z][a-z-]*$/.test(page))
    throw new Error(`${page}: the page is a path in small letters, such as vendet`);
  const singular = name.endsWith('ies') ? `${name.slice(0, -3)}y` : name.slice(0, -1);
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  const words: Readonly<Record<string, string>> = { 'gadgets-page': page, gadgets: name, gadget: singular };
  return (text) =>
    text.replaceAll(/gadgets-page|gadgets?/gi, (word) => {
      const found = words[word.toLowerCase()] ?? word;
      // A word that is read, such as a heading, and not part of a path.
      return word.startsWith('G') ? capital(found.replaceAll('-', ' ')) : found;
    });
}

async function filesOf(rename: Rename): Promise<{ path: string; text: string }[]> {
  const entries = await readdir(template, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(
    paths.map(async (path) => ({
      path: rename(path.slice(template.length + 1).replace(/\.tmpl$/, '')),
      text: rename(await readFile(path, 'utf8')),
    })),
  );
}
