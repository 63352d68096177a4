import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { isCode, isTest, type SourceFile, type Violation, workspaces } from './sourceFiles.js';

const filesInFolder = 22;

/** Files outside the workspaces and document folders. */
const elsewhere = new RegExp(`^(?!(${workspaces.join('|')}|docs)/)[^/]+/`);
/** Matches files outside docs whose name, without extensions, is or ends with the word. */
const named = (pattern: string, flags = '') =>
  new RegExp(String.raw`^(?!docs/).*${pattern}(\.(node\.)?(test|spec))?\.\w+$`, flags);
const generic = '(utils?|helpers?|misc|common|libs?|managers?)';
const afterDot = '(service|controller|dto|utils?|helper|manager)';
const afterLetter = '(Service|Controller|Dto|Utils?|Helpers?|Manager)';

const fieldKinds =
  'text|longText|date|moment|suggestion|choice|status|flag|price|number|image|group|media|order|reference|references|translations|captions|languages|kept';

/** Forbidden files, by path and for some rules by text. The linter limits the lines of code. */
const rules: readonly { readonly rule: string; readonly path: RegExp; readonly text?: RegExp }[] = [
  { rule: 'unknown layer', path: elsewhere },
  { rule: 'a generic name', path: named(`(?<![^/])${generic}`, 'i') },
  { rule: 'a folder with a generic name', path: new RegExp(`^(?!docs/)(.*/)?${generic}/`, 'i') },
  { rule: 'a name that names a layer', path: named(String.raw`(\.${afterDot}|[a-z]${afterLetter})`) },
  { rule: 'a name that says nothing', path: named('(?<![^/])(data|info|item)', 'i') },
  {
    rule: 'a barrel: only a module has a single entry point',
    path: /^(?!(shared\/admin\/app|desktop\/(main|preload|renderer))\/index).*\/index\.tsx?$/,
  },
  { rule: 'depth: at most 4 folders below the workspace', path: /^[^/]+\/([^/]+\/){5,}[^/]+\.tsx?$/ },
  { rule: 'lines: at most 60 in a decision', path: /^docs\/decisions\/.*\.md$/, text: /^(.*\n){60}./ },
  {
    // Each side has one module for each kind of field (docs/decisions/092).
    rule: 'a branch on a kind of field',
    path: /^(?!shared\/admin\/kit\/kinds\/|api\/db\/kinds\.ts)(shared|api|web|desktop)\/(?!.*\.test\.)/,
    text: new RegExp(
      String.raw`kind\s*[!=]==\s*'(${fieldKinds})'|\.kind\s*[!=]==\s*'list'|case '(${fieldKinds})':`,
    ),
  },
  {
    rule: 'machine: a registry',
    path: /./,
    text: /registry\.npmjs|pypi\.org|pythonhosted\.org|deb\.debian/,
  },
  {
    rule: 'machine: a path of one machine',
    path: /^(?!.*\.(test|spec)\.tsx?$)/,
    text: /["'`\s(=]\/(work\/main|root\/[.\w]|home\/\w+\/)/,
  },
];

/** Violations of the rules that neither the linter nor dependency-cruiser checks. */
export function checkArchitecture(files: readonly SourceFile[]): Violation[] {
  const found = files.flatMap((file) =>
    rules
      .filter(({ path, text }) => path.test(file.path) && (text?.test(file.text) ?? true))
      .map(({ rule }) => ({ path: file.path, rule })),
  );
  return [...found, ...checkFolders(files)];
}

function checkFolders(files: readonly SourceFile[]): Violation[] {
  const counts = new Map<string, number>();
  for (const { path } of files) {
    // Vike finds its + files by their folder, so they cannot move.
    if (!isCode(path) || isTest(path) || /\/\+[^/]+$|\.d\.ts$/.test(path)) continue;
    const folder = posix.dirname(path);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > filesInFolder)
    .map(([path, count]) => ({ path, rule: `files: ${count} in one folder, at most ${filesInFolder}` }));
}

type LockedPackages = Readonly<Record<string, { readonly optionalDependencies?: object }>>;

/**
 * Optional packages that are missing in the lock file: npm drops those of other systems when its registry does not have
 * them, and `npm ci` then rejects the lock file everywhere.
 */
export function checkLockFile(root: string): Violation[] {
  const path = 'package-lock.json';
  const { packages }: { packages: LockedPackages } = JSON.parse(readFileSync(join(root, path), 'utf8'));
  const locked = new Set(Object.keys(packages).map((folder) => folder.split('node_modules/').at(-1)));
  const wanted = Object.values(packages).flatMap((pkg) => Object.keys(pkg.optionalDependencies ?? {}));
  return [...new Set(wanted)]
    .filter((name) => !locked.has(name))
    .map((name) => ({ path, rule: `lock: ${name} is left out` }));
}
