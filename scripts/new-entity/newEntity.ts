import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface NewEntity {
  /** Plural, small letters: its folder, API path, module and register key. */
  readonly name: string;
  /** Folder and address of its public page, which are Albanian; the name when absent. */
  readonly page?: string | undefined;
}

const template = fileURLToPath(new URL('template', import.meta.url));

/** The one line of each register, and what it needs to be imported. */
const registers = [
  {
    path: 'shared/domain/entities.ts',
    list: 'export const entities',
    imports: ["import { gadgets } from './gadgets/schema.js';"],
    entry: '  gadgets,',
  },
  {
    path: 'api/app.ts',
    list: 'const rooms',
    imports: [
      "import { gadgets } from './gadgets/model.js';",
      "import { gadgetRoutes } from './gadgets/routes.js';",
    ],
    entry: '  gadgets: { collection: gadgets, routes: () => gadgetRoutes },',
  },
  {
    path: 'shared/admin/app/modules.ts',
    list: 'export const modules',
    imports: ["import { GadgetsModule } from '../gadgets/GadgetsModule.js';"],
    entry: "  gadgets: { label: 'Gadgets-page', Screen: GadgetsModule },",
  },
];

/** Makes the folders of an entity from the template and registers it. Answers the new files and the changed ones. */
export async function newEntity(
  root: string,
  { name, page = name }: NewEntity,
): Promise<{ made: string[]; changed: string[] }> {
  if (!/^[a-z]{2,}s$/.test(name))
    throw new Error(`${name}: the name is a plural in small letters, such as venues`);
  if (!/^[a-z][a-z-]*$/.test(page))
    throw new Error(`${page}: the page is a path in small letters, such as vendet`);
  const rename = renamer(name, page);
  const files = await Promise.all(
    (await listFiles(template)).map(async (path) => ({
      path: rename(path.replace(/\.tmpl$/, '')),
      text: rename(await readFile(join(template, path), 'utf8')),
    })),
  );
  for (const { path } of files) {
    if (await stat(join(root, path)).catch(() => null)) throw new Error(`${path} is there already`);
  }
  for (const { path, text } of files) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  for (const register of registers) {
    const path = join(root, register.path);
    await writeFile(path, registered(await readFile(path, 'utf8'), register, rename));
  }
  return { made: files.map(({ path }) => path), changed: registers.map(({ path }) => path) };
}

type Rename = (text: string) => string;

function renamer(name: string, page: string): Rename {
  const singular = name.endsWith('ies') ? `${name.slice(0, -3)}y` : name.slice(0, -1);
  const capital = (word: string) => word[0]?.toUpperCase() + word.slice(1);
  const words = { 'gadgets-page': page, gadgets: name, gadget: singular };
  return (text) =>
    text.replaceAll(/gadgets-page|gadgets?/gi, (word) => {
      const found = words[word.toLowerCase() as keyof typeof words];
      // A word that is read, such as a heading, and not part of a path.
      return word.startsWith('G') ? capital(found.replaceAll('-', ' ')) : found;
    });
}

/** The imports go below the others, the entry to the end of its list. */
function registered(text: string, register: (typeof registers)[number], rename: Rename): string {
  const lines = text.split('\n');
  const lastImport = lines.findLastIndex((line) => line.startsWith('import '));
  const list = lines.findIndex((line) => line.startsWith(register.list));
  const end = lines.findIndex((line, place) => place > list && line.startsWith('}'));
  if (lastImport < 0 || list < 0 || end < 0)
    throw new Error(`${register.path}: '${register.list}' is not there`);
  lines.splice(end, 0, rename(register.entry));
  lines.splice(lastImport + 1, 0, ...register.imports.map(rename));
  return lines.join('\n');
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}
