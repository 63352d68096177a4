import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readSourceFiles } from '../check-house/sourceFiles.js';
import type { Tally } from '../test/tally.js';
import { readConformance } from './agreement.js';
import { findNotRun, readRan } from './ran.js';

/** Whether each marked test passed, by the JSON reports in a folder; says which ones did not. */
export async function checkRan(root: string, reportFolder: string): Promise<Tally> {
  const names = await readdir(reportFolder);
  const reports = await Promise.all(
    names
      .filter((name) => name.endsWith('.json'))
      .map(async (name): Promise<unknown> => JSON.parse(await readFile(join(reportFolder, name), 'utf8'))),
  );
  const { markers } = readConformance(await readSourceFiles(root));
  const notRun = findNotRun(markers, readRan(root, reports));
  const failures = notRun.map(({ path, line }) => `${path}:${line}: marks a test that did not run and pass`);
  for (const failure of failures) console.log(failure);
  return { passed: markers.length - notRun.length, failed: notRun.length, failures };
}
