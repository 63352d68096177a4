import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { root } from '../runtimes/folders.js';

// Tests only: reads the compose files as `docker compose` does, as far as they use it.

const volume = z.union([z.string(), z.object({ type: z.literal('tmpfs'), target: z.string() })]);
const builtHere = z.strictObject({ context: z.string(), target: z.string() });
const service = z.strictObject({
  build: z.union([builtHere, z.strictObject({ context: z.string(), dockerfile: z.string() })]).optional(),
  image: z.string().optional(),
  user: z.string().optional(),
  entrypoint: z.array(z.string()).optional(),
  command: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.string()).default({}),
  depends_on: z.record(z.string(), z.object({ condition: z.literal('service_healthy') })).default({}),
  healthcheck: z.object({
    test: z.tuple([z.literal('CMD'), z.string()], z.string()),
    interval: z.string(),
    timeout: z.string(),
    start_period: z.string(),
    start_interval: z.string(),
  }),
  volumes: z.array(volume).default([]),
  tmpfs: z.array(z.string()),
  ports: z.array(z.string()).default([]),
  networks: z.record(z.string(), z.object({ ipv4_address: z.ipv4().optional() }).nullable()),
  init: z.literal(true),
  restart: z.literal('unless-stopped'),
  read_only: z.boolean(),
  cap_drop: z.array(z.string()),
  cap_add: z.array(z.string()).default([]),
  security_opt: z.array(z.string()),
  stop_grace_period: z.string(),
  logging: z.object({ driver: z.string(), options: z.record(z.string(), z.string()) }),
});
const schema = z.object({
  name: z.string(),
  services: z.record(z.string(), service),
  networks: z.record(z.string(), z.unknown()),
  volumes: z.record(z.string(), z.unknown()).default({}),
});

/** A service as its files define it together. */
export type Service = z.infer<typeof service>;
export type Compose = z.infer<typeof schema>;

/** Reads compose files, the later ones laid over the first. @throws when a variable that they need is missing */
export async function readCompose(
  files: readonly string[],
  variables: Readonly<Record<string, string>>,
): Promise<Compose> {
  let all: unknown = {};
  for (const file of files) {
    const text = await readFile(join(root, file), 'utf8');
    all = merged(all, withValues(parse(text, { merge: true }), variables));
  }
  return schema.parse(all);
}

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lists of networks are maps without settings; other lists are appended, except those that are one command. */
function merged(below: unknown, above: unknown, key = ''): unknown {
  const [first, second] = key === 'networks' ? [mapOf(below), mapOf(above)] : [below, above];
  if (Array.isArray(first) && Array.isArray(second) && !['command', 'test', 'entrypoint'].includes(key))
    return [...first, ...second];
  if (!isMap(second)) return second ?? first ?? null;
  const result: Record<string, unknown> = isMap(first) ? { ...first } : {};
  for (const [name, value] of Object.entries(second)) result[name] = merged(result[name], value, name);
  return result;
}

function mapOf(networks: unknown): unknown {
  return Array.isArray(networks) ? Object.fromEntries(networks.map((name: string) => [name, {}])) : networks;
}

/** Puts values in the place of `${NAME}`, `${NAME:-default}` and `${NAME:?what is missing}`. */
function withValues(value: unknown, variables: Readonly<Record<string, string>>): unknown {
  if (Array.isArray(value)) return value.map((each) => withValues(each, variables));
  if (isMap(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, withValues(each, variables)]),
    );
  if (typeof value !== 'string') return value;
  return value.replaceAll(/\$(?:\$|\{\w+(?::[-?][^}]*)?\})/g, (word) => {
    const [, name = '', kind, otherwise = ''] = /^\$\{(\w+)(?::([-?])([^}]*))?\}$/.exec(word) ?? [];
    if (name === '') return '$';
    const given = variables[name];
    if (given) return given;
    if (kind === '?') throw new Error(`${name} is missing: ${otherwise}`);
    return otherwise;
  });
}

/** What an image of the Dockerfile gives to its program. */
export interface Image {
  readonly env: Readonly<Record<string, string>>;
  readonly command: readonly string[];
  readonly user: string;
}

/** Reads a stage of the Dockerfile, with what it has from the stages below. */
export async function readImage(target: string): Promise<Image> {
  const text = (await readFile(join(root, 'Dockerfile'), 'utf8')).replaceAll('\\\n', ' ');
  const stages = new Map<string, Image>();
  let name = '';
  for (const line of text.split('\n')) {
    const [word = '', ...rest] = line.split(' ');
    const value = rest.join(' ');
    if (word === 'FROM') name = value.split(' AS ')[1] ?? '';
    const from = word === 'FROM' ? stages.get(value.split(' AS ')[0] ?? '') : stages.get(name);
    const image = from ?? { env: {}, command: [], user: 'root' };
    stages.set(name, { ...image, ...given(word, value, image) });
  }
  const found = stages.get(target);
  if (!found) throw new Error(`the Dockerfile has no stage ${target}`);
  return found;
}

function given(word: string, value: string, { env }: Image): Partial<Image> {
  if (word === 'CMD') return { command: z.array(z.string()).parse(JSON.parse(value)) };
  if (word === 'USER') return { user: value };
  if (word !== 'ENV') return {};
  const pairs = [...value.matchAll(/(\w+)=(\S+)/g)].map(([, name, each]) => [name, each]);
  return { env: { ...env, ...Object.fromEntries(pairs) } };
}
