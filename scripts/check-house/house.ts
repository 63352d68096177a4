import { checkBudgets } from './budgets.js';
import { checkLockFile } from './lockFile.js';
import { checkNames } from './names.js';
import { checkRooms } from './roomNames.js';
import { listRootFolders, readSourceFiles, type Violation } from './sourceFiles.js';
import { checkTexts } from './texts.js';

/** Everything in which a clone departs from the rules of the house that no other tool checks. */
export async function checkHouse(root: string): Promise<Violation[]> {
  const files = await readSourceFiles(root);
  const folders = await listRootFolders(root);
  const lockFile = await checkLockFile(root);
  return [
    ...lockFile,
    ...checkRooms(files, folders),
    ...checkNames(files),
    ...checkBudgets(files),
    ...checkTexts(files),
  ];
}
