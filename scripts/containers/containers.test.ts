import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { settingNames } from '../start/settings.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');

type Service = {
  build?: { context: string; target: string };
  depends_on?: Record<string, { condition: string }>;
  environment?: Record<string, string>;
  healthcheck?: { test: string[] };
  networks: string[];
  volumes?: (string | { target: string })[];
  read_only: boolean;
};
type Compose = { services: Record<string, Service>; networks: object; volumes: object };

const { services, networks, volumes } = parse(read('docker-compose.yml'), { merge: true }) as Compose;
const all = Object.entries(services);
const built = all.flatMap(([name, { build }]) => (build ? [{ name, build }] : []));
const lines = read('Dockerfile')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));
const linesOf = (word: string) =>
  lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1).split(' '));
const stages = linesOf('FROM').map(([, , name]) => name);

test('docker-compose.yml is valid and well-formed', async () => {
  const dclint = [join(root, 'node_modules/dclint/bin/dclint.cjs'), '--max-warnings', '0'];
  const linting = promisify(execFile)(process.execPath, [...dclint, 'docker-compose.yml'], { cwd: root });
  await expect(linting).resolves.toMatchObject({ stderr: '' });
});

describe.each(all)('the service %s', (_name, service) => {
  test('waits for, and uses, only what is there', () => {
    for (const [other, { condition }] of Object.entries(service.depends_on ?? {})) {
      expect(services[other]).toHaveProperty('healthcheck');
      expect(condition).toBe('service_healthy');
    }
    expect(Object.keys(networks)).toEqual(expect.arrayContaining(service.networks));
    const named = (service.volumes ?? []).flatMap((volume) =>
      typeof volume === 'string' ? [volume.split(':')[0]] : [],
    );
    expect(Object.keys(volumes)).toEqual(expect.arrayContaining(named));
  });

  test('is checked and cannot write to its own image', () => {
    expect(service.healthcheck?.test.length).toBeGreaterThan(0);
    expect(service.read_only).toBe(true);
  });
});

test.each(built)(
  '$name is built by a stage of the Dockerfile, and its settings are settings of ours',
  ({ name, build }) => {
    expect(existsSync(join(root, build.context, 'Dockerfile'))).toBe(true);
    expect(stages).toContain(build.target);
    const given = Object.keys(services[name]?.environment ?? {});
    expect(given.filter((variable) => !settingNames.includes(variable))).toEqual([]);
  },
);

test('the Dockerfile copies what is there and what .dockerignore lets in', () => {
  const letIn = read('.dockerignore')
    .split('\n')
    .filter((line) => line.startsWith('!'))
    .map((line) => line.slice(1));
  const copies = linesOf('COPY').map((words) => words.slice(0, -1));
  const foreign = copies.flatMap(([from = '']) => (from.startsWith('--from=') ? [from.slice(7)] : []));
  expect(stages).toEqual(expect.arrayContaining(foreign));
  const sources = copies.filter(([from = '']) => !from.startsWith('--from=')).flat();
  expect(sources.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  const isLetIn = (path: string) => letIn.some((each) => path === each || path.startsWith(`${each}/`));
  expect(sources.filter((path) => !isLetIn(path))).toEqual([]);
});

test('each image runs a program of ours without being root', () => {
  const programs = linesOf('CMD').map((words) => JSON.parse(words.join(' ')) as string[]);
  expect(programs.map((words) => words.slice(0, 3))).toEqual(built.map(() => ['node', '--import', 'tsx']));
  expect(programs.filter(([, , , entry = '']) => !existsSync(join(root, entry)))).toEqual([]);
  // By number, so that an orchestrator can tell that it is not root.
  expect(linesOf('USER')).toEqual(built.map(() => ['1000']));
});
