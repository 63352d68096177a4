import { execFile } from 'node:child_process';
import { expect, test } from 'vitest';
import { root } from '../runtimes/folders.js';

/** What an npm command says, whatever its exit code is. */
function npm(...args: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    execFile('npm', args, { cwd: root, maxBuffer: 100_000_000, timeout: 120_000 }, (_error, stdout) =>
      resolve(stdout),
    );
  });
}

type Package = { readonly name: string; readonly license?: unknown; readonly licenses?: unknown };

/** Licences under which we may pass on what we run on, as it is. */
const allowed =
  /^\(?(MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-4\.0|OFL-1\.1|Unlicense|Python-2\.0|MPL-2\.0|LGPL-3\.0-or-later)\b/;

/** Older manifests have a list of objects. */
function licenceOf({ license, licenses }: Package): string {
  const [first] = Array.isArray(licenses) ? (licenses as { readonly type?: string }[]) : [];
  return typeof license === 'string' ? license : (first?.type ?? 'none');
}

test('every package that the product runs on has a licence that lets us pass it on', async () => {
  const packages = JSON.parse(await npm('query', ':root > .prod, .workspace .prod')) as Package[];
  expect(packages.length).toBeGreaterThan(100);
  const others = packages.filter((pkg) => !allowed.test(licenceOf(pkg)));
  expect(others.map((pkg) => `${pkg.name}: ${licenceOf(pkg)}`)).toEqual([]);
});

type Report = {
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity: string; readonly range: string }>>;
};

test('no package that the product runs on has a known vulnerability that is high or critical', async () => {
  const { vulnerabilities } = JSON.parse((await npm('audit', '--omit=dev', '--json')) || '{}') as Report;
  if (!vulnerabilities) {
    console.warn('The registry answers no audit from here: known vulnerabilities were not looked for.');
    return;
  }
  const grave = Object.entries(vulnerabilities).filter(([, { severity }]) => /high|critical/.test(severity));
  expect(grave.map(([name, { severity, range }]) => `${name} ${range}: ${severity}`)).toEqual([]);
});
