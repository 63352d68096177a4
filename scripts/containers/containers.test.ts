import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { bundleOf } from '../build/bundles.mjs';
import { namesOf, settingNames } from '../start/settings.js';
import { root } from '../runtimes/folders.js';
import { readCompose, readImage } from './compose.js';
import { testVariables } from './testVariables.js';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

const replicas = 'docker-compose.replicas.yml';
const setups = [
  ['docker-compose.yml'],
  [replicas],
  [replicas, 'docker-compose.s3.yml'],
  [replicas, 'docker-compose.edge.yml'],
];
const files = [...new Set(setups.flat())];
const composed = await Promise.all(setups.map((setup) => readCompose(setup, testVariables)));
const all = composed.flatMap((compose, index) =>
  Object.entries(compose.services).map(([name, service]) => ({
    file: setups[index]?.at(-1),
    name,
    service,
    compose,
  })),
);
const built = all.flatMap(({ service: { build, environment }, ...each }) =>
  build && 'target' in build ? [{ ...each, build, environment }] : [],
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

describe.each(all)('$file: the service $name', ({ name, service, compose }) => {
  test('refers only to services, networks and volumes that are defined', () => {
    for (const [other, { condition }] of Object.entries(service.depends_on)) {
      expect(compose.services[other]).toHaveProperty('healthcheck');
      expect(condition).toBe('service_healthy');
    }
    expect(Object.keys(compose.networks)).toEqual(expect.arrayContaining(Object.keys(service.networks)));
    const named = service.volumes.flatMap((volume) =>
      typeof volume === 'string' && !volume.startsWith('./') ? [volume.split(':')[0]] : [],
    );
    expect(Object.keys(compose.volumes)).toEqual(expect.arrayContaining(named));
  });

  test('runs as a user other than root, who gains no rights and has only the folders that it is given', async () => {
    const { build, user = '' } = service;
    const target = build && 'target' in build ? build.target : null;
    const file = build && 'dockerfile' in build ? /^USER (.*)$/m.exec(read(build.dockerfile))?.[1] : '';
    const given = [user, file ?? '', target ? (await readImage(target)).user : ''].filter(Boolean);
    expect(given).toEqual([expect.stringMatching(/^(?!root$|0$)./)]);
    expect([service.cap_drop, service.security_opt]).toEqual([['ALL'], ['no-new-privileges:true']]);
    const mounts = service.volumes.filter((volume) => typeof volume === 'string');
    const writable = mounts.filter((volume) => volume.startsWith('./') && !volume.endsWith(':ro'));
    expect(writable).toEqual([]);
  });

  test('reaches each service that it names by a network of both', () => {
    const { environment, command = [], healthcheck } = service;
    const text = [...Object.values(environment), ...command, ...healthcheck.test].join(' ');
    for (const [other, { networks }] of Object.entries(compose.services)) {
      if (other === name || !new RegExp(`(?<![\\w-])${other}:\\d`).test(text)) continue;
      const common = Object.keys(networks).filter((network) => network in service.networks);
      expect([other, common]).not.toEqual([other, []]);
    }
  });

  test('has a health check, a read-only image, a bounded log and time to drain', () => {
    expect(service.healthcheck.test.length).toBeGreaterThan(0);
    expect(service.read_only).toBe(true);
    expect(service.logging.options['max-size']).toBeDefined();
    expect(Number.parseInt(service.stop_grace_period, 10)).toBeGreaterThanOrEqual(15);
  });
});

test('the health check of a web server does not depend on the API', () => {
  const web = all.filter(
    ({ service }) => service.build && 'target' in service.build && service.build.target === 'web',
  );
  expect(web.map(({ service }) => service.healthcheck.test.at(-1))).toEqual(
    web.map(() => 'http://127.0.0.1:3000/healthz'),
  );
});

test('every image is pinned by its digest, the same one everywhere', () => {
  const [node = ''] = linesOf('ARG')
    .flat()
    .filter((word) => word.startsWith('NODE_IMAGE='));
  const images = [node.slice('NODE_IMAGE='.length), ...all.flatMap(({ service: { image } }) => image ?? [])];
  for (const image of images) expect(image).toMatch(/^[a-z/]+:[\w.-]+@sha256:[0-9a-f]{64}$/);
  // Node, MongoDB, Caddy and SeaweedFS.
  expect(new Set(images).size).toBe(4);
  const edge = read('scripts/containers/edge.Dockerfile');
  expect(edge).toMatch(/^FROM debian:bookworm-slim@sha256:[0-9a-f]{64}$/m);
  const bases = linesOf('FROM').map(([from = '']) => from);
  expect(bases.filter((from) => from !== '${NODE_IMAGE}' && !stages.includes(from))).toEqual([]);
});

test('the proxy of the replicas forwards to each program by its name', () => {
  const proxied = read('scripts/containers/Caddyfile')
    .match(/reverse_proxy .*(?= \{)/g)
    ?.join(' ')
    .split(' ');
  const programs = built
    .filter(({ file }) => file === replicas)
    .map(({ name, build }) => `${name}:${build.target === 'api' ? 4000 : 3000}`);
  expect(proxied?.filter((word) => word !== 'reverse_proxy').toSorted()).toEqual(programs.toSorted());
});

test.each(built)('$file: $name passes on every setting of its program', ({ build, environment }) => {
  // What Docker or the image decides, or nobody changes.
  const inside = ['HOST', 'PORT', 'API_PORT', 'DATA_DIR', 'PUBLIC_URL'];
  const passed = Object.keys(environment);
  const program = build.target === 'api' ? 'api' : 'web';
  const known = namesOf(program).filter((variable) => !inside.includes(variable));
  expect(known.filter((variable) => !passed.includes(variable))).toEqual([]);
});

test.each(built)(
  '$file: $name is built by a stage of the Dockerfile and gets only known settings',
  ({ build, environment }) => {
    expect(existsSync(join(root, build.context, 'Dockerfile'))).toBe(true);
    expect(stages).toContain(build.target);
    expect(Object.keys(environment).filter((variable) => !settingNames.includes(variable))).toEqual([]);
  },
);

// Without one Docker makes an anonymous volume for each new container.
test.each(built)('$file: $name has a named volume for each folder that its image keeps', (each) => {
  const stage = lines.findIndex(
    (line) => line.startsWith('FROM ') && line.endsWith(` AS ${each.build.target}`),
  );
  const end = lines.findIndex((line, place) => place > stage && line.startsWith('FROM '));
  const kept = lines
    .slice(stage, end < 0 ? lines.length : end)
    .flatMap((line) => (line.startsWith('VOLUME ') ? line.slice('VOLUME '.length).split(' ') : []));
  const mounted = each.compose.services[each.name]?.volumes.flatMap((volume) =>
    typeof volume === 'string' ? (volume.split(':')[1] ?? []) : [],
  );
  expect(kept).toHaveLength(1);
  expect(mounted).toEqual(expect.arrayContaining(kept));
});

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
