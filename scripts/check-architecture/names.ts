import type { SourceFile, Violation } from './sourceFiles.js';

const genericNames = /^(utils?|helpers?|misc|common|lib|libs|managers?)$/i;
const layerSuffix =
  /(\.(service|controller|dto|util|utils|helper|manager)|[a-z](Service|Controller|Dto|Utils?|Helpers?|Manager))$/;
const emptyName = /^(data|info|item)$/i;
// The single entry point of a module; elsewhere an index is a barrel.
const entryPoints = /^(shared\/admin\/app|desktop\/(main|preload|renderer))\/index\.tsx?$/;

/** Names that say nothing, or name a layer instead of a subject. */
export function checkNames(files: readonly SourceFile[]): Violation[] {
  return files.flatMap(({ path }) => {
    if (path.startsWith('docs/')) return [];
    const parts = path.split('/');
    const base = (parts.at(-1) ?? '').replace(/(\.(test|spec|node\.test))?\.\w+$/, '');
    const violations: Violation[] = [];
    for (const name of [...parts.slice(0, -1), base]) {
      if (genericNames.test(name)) violations.push({ path, rule: `name: '${name}' is a generic name` });
    }
    if (layerSuffix.test(base)) violations.push({ path, rule: `name: '${base}' names a layer` });
    if (emptyName.test(base)) violations.push({ path, rule: `name: '${base}' says nothing` });
    if (base === 'index' && /\.tsx?$/.test(path) && !entryPoints.test(path))
      violations.push({ path, rule: 'barrel' });
    return violations;
  });
}
