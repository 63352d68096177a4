import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { bundleOf } from '../build/bundles.mjs';
import { settingNames } from '../start/settings.js';
import { root } from '../runtimes/folders.js';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

type Service = {
  build?: { context: string; target: string };
  image?: string;
  depends_on?: Record<string, { condition: string }>;
  environment?: Record<string, string>;
  healthcheck?: { test: string[] };
  logging: { options: { 'max-size'?: string } };
  stop_grace_period: string;
  networks: string[];
  volumes?: (string | { target: string })[];
  read_only: boolean;
};
type Compose = { services: Record<string, Service>; networks: object; volumes: object };

const files = ['docker-compose.yml', 'docker-compose.replicas.yml'];
const composed = files.map((file) => parse(read(file), { merge: true }) as Compose);
const all = composed.flatMap((compose, index) =>
  Object.entries(compose.services).map(([name, service]) => ({ file: files[index], name, service, compose })),
);
const built = all.flatMap(({ service: { build, environment }, ...each }) =>
  build ? [{ ...each, build, environment }] : [],
);
const lines = read('Dockerfile')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));
const linesOf = (word: string) =>
  lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1).split(' '));
const stages = linesOf('FROM').map(([, , name]) => name);

test('the compose files are valid and well-formed', async () => {
  const dclint = [join(root, 'node_modules/dclint/bin/dclint.cjs'), '--max-warnings', '0'];
  const linting = promisify(execFile)(process.execPath, [...dclint, ...files], { cwd: root });
  await expect(linting).resolves.toMatchObject({ stderr: '' });
});

describe.each(all)('$file: the service $name', ({ service, compose }) => {
  test('refers only to services, networks and volumes that are defined', () => {
    for (const [other, { condition }] of Object.entries(service.depends_on ?? {})) {
      expect(compose.services[other]).toHaveProperty('healthcheck');
      expect(condition).toBe('service_healthy');
    }
    expect(Object.keys(compose.networks)).toEqual(expect.arrayContaining(service.networks));
    const named = (service.volumes ?? []).flatMap((volume) =>
      typeof volume === 'string' && !volume.startsWith('./') ? [volume.split(':')[0]] : [],
    );
    expect(Object.keys(compose.volumes)).toEqual(expect.arrayContaining(named));
  });

  test('has a health check, a read-only image, a bounded log and time to drain', () => {
    expect(service.healthcheck?.test.length).toBeGreaterThan(0);
    expect(service.read_only).toBe(true);
    expect(service.logging.options['max-size']).toBeDefined();
    expect(Number.parseInt(service.stop_grace_period, 10)).toBeGreaterThanOrEqual(15);
  });
});

test('the health check of a web server does not depend on the API', () => {
  const web = all.filter(({ service }) => service.build?.target === 'web');
  expect(web.map(({ service }) => service.healthcheck?.test.at(-1))).toEqual(
    web.map(() => 'http://127.0.0.1:3000/healthz'),
  );
});

test('every image is pinned by its digest, the same one everywhere', () => {
  const [node = ''] = linesOf('ARG')
    .flat()
    .filter((word) => word.startsWith('NODE_IMAGE='));
  const images = [node.slice('NODE_IMAGE='.length), ...all.flatMap(({ service: { image } }) => image ?? [])];
  for (const image of images) expect(image).toMatch(/^[a-z]+:[\w.-]+@sha256:[0-9a-f]{64}$/);
  expect(new Set(images).size).toBe(3);
  const bases = linesOf('FROM').map(([from = '']) => from);
  expect(bases.filter((from) => from !== '${NODE_IMAGE}' && !stages.includes(from))).toEqual([]);
});

test('the proxy of the replicas forwards to each program by its name', () => {
  const proxied = read('scripts/containers/Caddyfile')
    .match(/reverse_proxy .*(?= \{)/g)
    ?.join(' ')
    .split(' ');
  const programs = built
    .filter(({ file }) => file === files[1])
    .map(({ name, build }) => `${name}:${build.target === 'api' ? 4000 : 3000}`);
  expect(proxied?.filter((word) => word !== 'reverse_proxy').toSorted()).toEqual(programs.toSorted());
});

test.each(built)(
  '$file: $name is built by a stage of the Dockerfile and gets only known settings',
  ({ build, environment }) => {
    expect(existsSync(join(root, build.context, 'Dockerfile'))).toBe(true);
    expect(stages).toContain(build.target);
    expect(Object.keys(environment ?? {}).filter((variable) => !settingNames.includes(variable))).toEqual([]);
  },
);

test('the Dockerfile copies files that exist and that .dockerignore includes', () => {
  const included = read('.dockerignore')
    .split('\n')
    .filter((line) => line.startsWith('!'))
    .map((line) => line.slice(1));
  const copies = linesOf('COPY').map((words) => words.slice(0, -1));
  const foreign = copies.flatMap(([from = '']) => (from.startsWith('--from=') ? [from.slice(7)] : []));
  expect(stages).toEqual(expect.arrayContaining(foreign));
  const sources = copies.filter(([from = '']) => !from.startsWith('--from=')).flat();
  expect(sources.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  const isIncluded = (path: string) => included.some((each) => path === each || path.startsWith(`${each}/`));
  expect(sources.filter((path) => !isIncluded(path))).toEqual([]);
});

test('each image runs a program of the project as a user other than root', () => {
  const programs = linesOf('CMD').map((words) => JSON.parse(words.join(' ')) as string[]);
  const entries = ['api/main.ts', 'web/server/main.ts'];
  expect(programs).toEqual(entries.map((entry) => ['node', relative(root, bundleOf(root, entry))]));
  const bundled = linesOf('RUN').filter((words) => words.includes('scripts/build/main.ts'));
  expect(bundled.flat()).toEqual(expect.arrayContaining(entries));
  // By number, so that an orchestrator can verify that it is not root.
  expect(linesOf('USER')).toEqual(['api', 'web'].map(() => ['1000']));
});
