import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { z } from 'zod';
import layers from './layers.json' with { type: 'json' };
import { isCode, isTest, type SourceFile, type Violation, workspaces } from './sourceFiles.js';

const rootFolders = [...workspaces, 'docs'];

const decisionLines = 60;
const filesInFolder = 14;
const foldersDeep = 4;

const genericNames = /^(utils?|helpers?|misc|common|lib|libs|managers?)$/i;
const layerSuffix =
  /(\.(service|controller|dto|utils?|helper|manager)|[a-z](Service|Controller|Dto|Utils?|Helpers?|Manager))$/;
const emptyName = /^(data|info|item)$/i;
// The single entry point of a module; elsewhere an index is a barrel.
const entryPoints = /^(shared\/admin\/app|desktop\/(main|preload|renderer))\/index\.tsx?$/;

// In pieces, so that this file does not find itself.
const machineWords = ['registry npmjs', 'pypi org', 'pythonhosted org', 'deb debian'].map((words) =>
  words.replace(' ', '.'),
);
const machinePaths = /["'`\s(=]\/(work\/main|root\/[.\w]|home\/\w+\/)/;

/** Violations of the rules that neither the linter nor dependency-cruiser checks. */
export function checkArchitecture(files: readonly SourceFile[]): Violation[] {
  const entities = new Set(
    files.flatMap(({ path }) => /^shared\/domain\/([^/]+)\/[^/]+\.ts$/.exec(path)?.[1] ?? []),
  );
  const found = files.flatMap((file) =>
    [...layerOf(file, entities), ...nameOf(file), ...sizeOf(file), ...machineIn(file)].map((rule) => ({
      path: file.path,
      rule,
    })),
  );
  return [...found, ...checkFolders(files)];
}

/** A file of no layer, to which no import rule would apply. */
function layerOf({ path }: SourceFile, entities: ReadonlySet<string>): string[] {
  const isIn = ({ layer, also = [] }: { readonly layer: string; readonly also?: readonly string[] }) => {
    if (layer.endsWith('/.')) return path.startsWith(layer.slice(0, -1)) && path.split('/').length === 2;
    if (!layer.endsWith('/*')) return path.startsWith(`${layer}/`);
    const base = layer.slice(0, -1);
    const [name = '', ...rest] = path.slice(base.length).split('/');
    return path.startsWith(base) && rest.length > 0 && (entities.has(name) || also.includes(name));
  };
  const [folder = '', ...inner] = path.split('/');
  const isKnown = isCode(path) ? layers.some(isIn) : inner.length === 0 || rootFolders.includes(folder);
  return isKnown ? [] : ['unknown layer'];
}

/** Names that say nothing, or name a layer instead of a subject. */
function nameOf({ path }: SourceFile): string[] {
  if (path.startsWith('docs/')) return [];
  const parts = path.split('/');
  const base = (parts.pop() ?? '').replace(/(\.(test|spec|node\.test))?\.\w+$/, '');
  const generic = [...parts, base].filter((name) => genericNames.test(name));
  return [
    ...generic.map((name) => `name: '${name}' is a generic name`),
    ...(layerSuffix.test(base) ? [`name: '${base}' names a layer`] : []),
    ...(emptyName.test(base) ? [`name: '${base}' says nothing`] : []),
    ...(base === 'index' && isCode(path) && !entryPoints.test(path) ? ['barrel'] : []),
  ];
}

/** Too deep, or a decision that is too long; the linter limits the lines of code. */
function sizeOf({ path, text }: SourceFile): string[] {
  const depth = path.split('/').length - 2;
  if (isCode(path) && depth > foldersDeep)
    return [`depth: ${depth} folders below the workspace, at most ${foldersDeep}`];
  const lines = text.replace(/\n$/, '').split('\n').length;
  const isTooLong = /^docs\/decisions\/.*\.md$/.test(path) && lines > decisionLines;
  return isTooLong ? [`lines: ${lines} of at most ${decisionLines}`] : [];
}

function checkFolders(files: readonly SourceFile[]): Violation[] {
  const counts = new Map<string, number>();
  for (const { path } of files) {
    // Vike finds its + files by their place, so there is no other folder for them.
    if (!isCode(path) || isTest(path) || /\/\+[^/]+$|\.d\.ts$/.test(path)) continue;
    const folder = posix.dirname(path);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > filesInFolder)
    .map(([path, count]) => ({ path, rule: `files: ${count} in one folder, at most ${filesInFolder}` }));
}

/** Registries and paths of one machine. */
function machineIn({ path, text }: SourceFile): string[] {
  const found = machineWords.filter((word) => text.includes(word));
  if (machinePaths.test(text) && !isTest(path)) found.push('a path of one machine');
  return found.map((word) => `machine: ${word}`);
}

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({ optionalDependencies: z.record(z.string(), z.string()).optional() }),
  ),
});

/**
 * Optional packages that the lock file leaves out: npm drops those of other systems where its registry does not serve
 * them, and `npm ci` then refuses the lock file everywhere.
 */
export async function checkLockFile(root: string): Promise<Violation[]> {
  const text = await readFile(join(root, 'package-lock.json'), 'utf8').catch(() => '{ "packages": {} }');
  const { packages } = lockSchema.parse(JSON.parse(text));
  const locked = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)));
  const wanted = new Set(
    Object.values(packages).flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies)),
  );
  return [...wanted]
    .filter((name) => !locked.has(name))
    .map((name) => ({ path: 'package-lock.json', rule: `lock: ${name} is left out` }));
}
