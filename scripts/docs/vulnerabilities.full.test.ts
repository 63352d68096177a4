import { execFile } from 'node:child_process';
import { expect, test } from 'vitest';
import { root } from '../runtimes/folders.js';
import { officialVersion } from '../runtimes/mongod.js';

type Report = {
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity: string; readonly range: string }>>;
};

test('no runtime package has a known high or critical vulnerability', async () => {
  const text = await new Promise<string>((resolve) => {
    const options = { cwd: root, maxBuffer: 100_000_000, timeout: 120_000 };
    // Exits with 1 when it has findings.
    execFile('npm', ['audit', '--omit=dev', '--json'], options, (_error, stdout) => resolve(stdout));
  });
  const { vulnerabilities }: Report = JSON.parse(text || '{}');
  if (!vulnerabilities) {
    console.warn('The registry does not answer audits from here, so known vulnerabilities were not checked.');
    return;
  }
  const severe = Object.entries(vulnerabilities).filter(([, { severity }]) => /high|critical/.test(severity));
  expect(severe.map(([name, { severity, range }]) => `${name} ${range}: ${severity}`)).toEqual([]);
});

/** Advisories about mongod, with the first version of each branch that has the fix. */
const mongodAdvisories = [{ id: 'CVE-2025-14847', fixedIn: ['6.0.27', '7.0.28', '8.0.17'] }];

const numbersOf = (version: string) => version.split('.').map(Number);

test.each(mongodAdvisories)('the pinned mongod has the fix of $id', ({ fixedIn }) => {
  const [major, , patch = 0] = numbersOf(officialVersion);
  const [, , fixedPatch] = fixedIn.map(numbersOf).find(([branch]) => branch === major) ?? [];
  expect(fixedPatch).toBeDefined();
  expect(patch).toBeGreaterThanOrEqual(fixedPatch ?? Infinity);
});
