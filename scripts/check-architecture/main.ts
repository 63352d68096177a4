import { fileURLToPath } from 'node:url';
import { checkArchitecture } from './checkArchitecture.js';
import { checkLockFile } from './lockFile.js';
import { listRootFolders, readSourceFiles } from './sourceFiles.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const violations = [
  ...checkArchitecture(await readSourceFiles(root), await listRootFolders(root)),
  ...(await checkLockFile(root)),
];
for (const { path, rule } of violations) console.log(`${path}: ${rule}`);
process.exitCode = violations.length === 0 ? 0 : 1;
