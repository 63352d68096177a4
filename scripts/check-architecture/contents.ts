import { posix } from 'node:path';
import { isCode, isTest, type SourceFile, type Violation } from './sourceFiles.js';

// In pieces, so that this file does not find itself.
const machineWords = [
  ['registry', 'npmjs'],
  ['pypi', 'org'],
  ['pythonhosted', 'org'],
  ['deb', 'debian'],
].map((parts) => parts.join('.'));
const machinePaths = new RegExp(
  ['work/main', 'root/[.\\w]', 'home/\\w+/'].map((path) => `["'\`\\s(=]/${path}`).join('|'),
);

const publicRules =
  /^shared\/domain\/(.*\/)?(rules|price|text|brand|media|order|date|money|language|featured)\.ts$/;
const imports = /^\s*(import|export)\s+(type\s+)?(?:[\w*{][^;'"]*from\s+)?['"]([^'"]+)['"]/gm;

/** What a file may not contain: places of one machine, imports past entry points, schemas in public bundles. */
export function checkContents(files: readonly SourceFile[]): Violation[] {
  return files.flatMap((file) => [...checkMachine(file), ...(isCode(file.path) ? checkImports(file) : [])]);
}

function checkMachine({ path, text }: SourceFile): Violation[] {
  const found = machineWords.filter((word) => text.includes(word));
  if (machinePaths.test(text) && !isTest(path)) found.push('a path of one machine');
  return found.map((word) => ({ path, rule: `machine: ${word}` }));
}

function checkImports({ path, text }: SourceFile): Violation[] {
  const violations: Violation[] = [];
  const workspace = path.split('/')[0];
  const hasEntryPoints =
    workspace === 'shared' || workspace === 'api' || workspace === 'web' || workspace === 'desktop';
  for (const [, , typeWord, target = ''] of text.matchAll(imports)) {
    if (hasEntryPoints && !isTest(path) && target.startsWith('.')) {
      const reached = posix.join(posix.dirname(path), target);
      if (reached.split('/')[0] !== workspace)
        violations.push({ path, rule: `past the entry points: ${target}` });
    }
    if (publicRules.test(path) && !typeWord && (target === 'zod' || target.endsWith('schema.js'))) {
      violations.push({ path, rule: `zod in public bundles: ${target}` });
    }
  }
  return violations;
}
