import { checkContents } from './contents.js';
import { checkLayers } from './layers.js';
import { checkLimits } from './limits.js';
import { checkNames } from './names.js';
import type { SourceFile, Violation } from './sourceFiles.js';

/** Violations of the rules that neither the linter nor dependency-cruiser checks. */
export function checkArchitecture(
  files: readonly SourceFile[],
  folders: readonly string[] = [],
): Violation[] {
  return [
    ...checkLayers(files, folders),
    ...checkNames(files),
    ...checkLimits(files),
    ...checkContents(files),
  ];
}
