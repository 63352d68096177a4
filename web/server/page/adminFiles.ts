import { readFile } from 'node:fs/promises';
import { z } from 'zod';

/** Of each module that Vite has built a file for: the file, and what it needs. */
const manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).default([]),
    assets: z.array(z.string()).default([]),
    imports: z.array(z.string()).default([]),
    dynamicImports: z.array(z.string()).default([]),
  }),
);

const manifestFile = new URL('../../dist/assets.json', import.meta.url);

const pageEntry = 'virtual:vike:page-entry:client:';
const admin = `${pageEntry}/pages/admin`;
const client = '../node_modules/vike/dist/client/runtime-client-routing/entry.js';
/** Vite names a module by its path from `web`, which is another one where the folder is a link. */
const isClient = (name: string) => name.endsWith(client.slice(2));

/** Addresses of the files that the admin needs, those that it loads later included. */
export async function adminFiles(): Promise<string[]> {
  return neededFiles(JSON.parse(await readFile(manifestFile, 'utf8')));
}

/**
 * The same by Vike's manifest.
 * @throws if Vike names the entries in another way
 */
export function neededFiles(given: unknown): string[] {
  const modules = manifest.parse(given);
  const files = new Set<string>();
  const seen = new Set<string>();
  const add = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    const found = modules[name];
    if (!found) throw new Error(`The build has no ${name}`);
    for (const file of [found.file, ...found.css, ...found.assets]) files.add(`/${file}`);
    // Vike's router can load every page.
    const later = found.dynamicImports.filter((each) => !each.startsWith(pageEntry));
    [...found.imports, ...later].forEach(add);
  };
  [admin, Object.keys(modules).find(isClient) ?? client].forEach(add);
  return [...files];
}
