import { isCode, isTest, type SourceFile, type Violation } from './sourceFiles.js';

const sourceLines = 250;
const longLines = 400;
const vikeLines = 60;
const decisionLines = 60;
const filesInFolder = 14;
const foldersDeep = 4;

/** Hard limits: lines, files in a folder, depth below a workspace. */
export function checkLimits(files: readonly SourceFile[]): Violation[] {
  return [...files.flatMap(checkLines), ...files.flatMap(checkDepth), ...checkFolders(files)];
}

function checkLines({ path, text }: SourceFile): Violation[] {
  const limit = lineLimit(path);
  const lines = text.replace(/\n$/, '').split('\n').length;
  if (limit === null || lines <= limit) return [];
  return [{ path, rule: `lines: ${lines} of at most ${limit}` }];
}

function lineLimit(path: string): number | null {
  if (/^docs\/decisions\/.*\.md$/.test(path)) return decisionLines;
  if (!isCode(path)) return null;
  if (/\/\+[^/]+\.tsx?$/.test(path)) return vikeLines;
  if (isTest(path) || /\/(text|sample)\.ts$/.test(path)) return longLines;
  return sourceLines;
}

function checkDepth({ path }: SourceFile): Violation[] {
  const depth = path.split('/').length - 2;
  if (!isCode(path) || depth <= foldersDeep) return [];
  return [{ path, rule: `depth: ${depth} folders below the workspace, at most ${foldersDeep}` }];
}

function checkFolders(files: readonly SourceFile[]): Violation[] {
  const counts = new Map<string, number>();
  for (const { path } of files) {
    // Vike finds its + files by their place, so there is no other folder for them.
    if (!isCode(path) || isTest(path) || /\/\+[^/]+$|\.d\.ts$/.test(path)) continue;
    const folder = path.slice(0, path.lastIndexOf('/'));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > filesInFolder)
    .map(([path, count]) => ({ path, rule: `files: ${count} in one folder, at most ${filesInFolder}` }));
}
