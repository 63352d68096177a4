import { spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const realRoot = fileURLToPath(new URL('../..', import.meta.url));

const program = (portVariable: string) => `
import { createServer } from 'node:http';
const server = createServer((request, response) => {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ pid: process.pid, env: process.env }));
});
server.listen(Number(process.env.${portVariable}), process.env.HOST);
process.once('SIGTERM', () => server.close(() => process.exit(0)).closeAllConnections());
`;

// Makes the first admin's login when there is none, as the real one does.
const api = `
import { writeFileSync } from 'node:fs';
const login = { email: process.env.ADMIN_EMAIL ?? 'admin@ritmi.example', password: 'generated-by-the-api' };
try {
  writeFileSync(process.env.DATA_DIR + '/admin-login.json', JSON.stringify(login), { flag: 'wx' });
} catch {}
${program('API_PORT')}`;

const viteStub = `
const { mkdirSync, writeFileSync, existsSync } = require('node:fs');
mkdirSync('dist', { recursive: true });
writeFileSync('dist/built-' + Date.now(), JSON.stringify(process.env));
if (existsSync('slow')) setInterval(() => {}, 1000);
`;

/** A clone with this supervisor, but with programs and a build that do next to nothing. Its path has spaces. */
export async function makeClone(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'ritmi clone '));
  const files = {
    'package.json': JSON.stringify({
      name: 'stub',
      type: 'module',
      scripts: {
        start: 'exec node scripts/start/start.mjs',
        dev: 'exec node --import tsx scripts/start/main.ts --dev',
      },
    }),
    'tsconfig.base.json': '{}',
    'package-lock.json': '{}',
    'api/main.ts': api,
    'web/server/main.ts': program('PORT'),
    'web/server/collectStyles.ts':
      "import { writeFileSync } from 'node:fs'; writeFileSync('web/dist/site-styles.json', '{}');",
    'web/package.json': '{ "type": "module" }',
    'shared/domain/money.ts': 'export {};',
    'node_modules/vike/package.json': '{ "name": "vike", "version": "0.0.0" }',
    'node_modules/vike/bin.js': viteStub,
  };
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content);
  }
  await mkdir(join(root, 'node_modules/@ritmi'), { recursive: true });
  for (const name of ['tsx', 'esbuild', 'zod', 'mongodb', 'mongodb-memory-server-core', '@ritmi/shared']) {
    await symlink(join(realRoot, 'node_modules', name), join(root, 'node_modules', name));
  }
  for (const folder of ['start', 'build', 'runtimes']) {
    await cp(join(realRoot, 'scripts', folder), join(root, 'scripts', folder), { recursive: true });
  }
  return root;
}

export interface Start {
  readonly process: ChildProcess;
  readonly output: () => string;
  /** Settles with the exit code, null after a signal. */
  readonly ended: Promise<number | null>;
  /** Settles when the output has the text; rejects when the process ends before. */
  readonly shows: (text: string) => Promise<void>;
}

/** `npm start` in a clone. */
export function npmStart(root: string, env: Record<string, string>): Start {
  return run('npm', ['start'], { root, env });
}

/** The supervisor without npm before it, so that a signal reaches it and nothing else. */
export function bareStart(root: string, env: Record<string, string>): Start {
  return run(process.execPath, ['scripts/start/start.mjs'], { root, env });
}

/** `npm run dev` in a clone. */
export function npmDev(root: string, env: Record<string, string>): Start {
  return run('npm', ['run', 'dev'], { root, env });
}

function run(command: string, args: string[], place: { root: string; env: Record<string, string> }): Start {
  const { PATH, HOME, RITMI_CACHE, XDG_CACHE_HOME, MONGOMS_SYSTEM_BINARY } = process.env;
  const machine = { PATH, HOME, RITMI_CACHE, XDG_CACHE_HOME, MONGOMS_SYSTEM_BINARY };
  const child = spawn(command, args, {
    cwd: place.root,
    env: { ...machine, ...place.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const listeners = new Set<() => void>();
  const collect = (chunk: Buffer) => {
    output += chunk.toString();
    for (const listener of listeners) listener();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const ended = new Promise<number | null>((settle) => child.once('close', (code) => settle(code)));
  return {
    process: child,
    output: () => output,
    ended,
    shows: (text) =>
      new Promise((settle, fail) => {
        const look = () => {
          if (!output.includes(text)) return;
          listeners.delete(look);
          settle();
        };
        listeners.add(look);
        void ended.then(() => fail(new Error(`ended without '${text}':\n${output}`)));
        look();
      }),
  };
}
