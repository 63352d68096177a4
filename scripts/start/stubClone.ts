import { cp, mkdir, readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { type RunningProgram, startProgram } from '../runtimes/child.js';
import { root as realRoot, temporaryFolder } from '../runtimes/folders.js';
import { freePort } from '../runtimes/freePort.js';

const program = (portVariable: string) => `
import { createServer } from 'node:http';
const server = createServer((request, response) => {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ pid: process.pid, env: process.env }));
});
server.listen(Number(process.env.${portVariable}), process.env.HOST);
process.once('SIGTERM', () => server.close(() => process.exit(0)).closeAllConnections());
`;

// Makes the first admin's login when missing, as the real API does.
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

export type StubClone = Awaited<ReturnType<typeof makeClone>>;

/** A clone with this supervisor, but with a stub build and stub programs. Its path contains spaces. */
export async function makeClone() {
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
    'web/server/writeAssets.ts':
      "import { writeFileSync } from 'node:fs'; writeFileSync('web/dist/site-assets.json', '{}');",
    'web/admin-worker/main.ts': 'export {};',
    'web/render/marks.ts': 'export {};',
    'web/package.json': '{ "type": "module" }',
    'shared/client/request.ts': 'export {};',
    'shared/domain/money.ts': 'export {};',
    'shared/demo/settings.json': '{}',
    'shared/server/log.ts': 'export {};',
    'node_modules/vike/package.json': '{ "name": "vike", "version": "0.0.0" }',
    'node_modules/vike/bin.js': viteStub,
  };
  const root = await temporaryFolder(files, 'ritmi clone ');
  await mkdir(join(root, 'node_modules/@ritmi'), { recursive: true });
  for (const name of ['tsx', 'esbuild', 'zod', 'mongodb', 'mongodb-memory-server-core', '@ritmi/shared']) {
    await symlink(join(realRoot, 'node_modules', name), join(root, 'node_modules', name));
  }
  for (const folder of ['start', 'build', 'runtimes']) {
    await cp(join(realRoot, 'scripts', folder), join(root, 'scripts', folder), { recursive: true });
  }
  const ports = { PORT: String(await freePort()), API_PORT: String(await freePort()) };
  const starts: RunningProgram[] = [];
  const run = (command: string, args: string[], settings: NodeJS.ProcessEnv = {}) => {
    const { PATH, HOME, RITMI_CACHE, XDG_CACHE_HOME, MONGOMS_SYSTEM_BINARY } = process.env;
    const machine = { PATH, HOME, RITMI_CACHE, XDG_CACHE_HOME, MONGOMS_SYSTEM_BINARY };
    const start = startProgram(command, args, { cwd: root, env: { ...machine, ...ports, ...settings } });
    starts.push(start);
    return start;
  };
  const stateOf = async (port: keyof typeof ports) => {
    const answer = await fetch(`http://127.0.0.1:${ports[port]}/`);
    return (await answer.json()) as { pid: number; env: Record<string, string> };
  };
  const mongodPid = async () => Number(await readFile(join(root, '.data/mongodb/mongod.lock'), 'utf8'));
  return {
    root,
    ports,
    npmStart: (settings?: NodeJS.ProcessEnv) => run('npm', ['start'], settings),
    npmDev: () => run('npm', ['run', 'dev']),
    /** Starts the supervisor without npm, so that a signal reaches only the supervisor. */
    bareStart: (settings?: NodeJS.ProcessEnv) => run(process.execPath, ['scripts/start/start.mjs'], settings),
    /** Process id and environment of the program that listens on a port. */
    stateOf,
    /** Process ids of the API, the web server and the mongod. */
    pids: async () => [(await stateOf('API_PORT')).pid, (await stateOf('PORT')).pid, await mongodPid()],
    mongodPid,
    async end(): Promise<void> {
      for (const start of starts) await start.stop();
    },
  };
}
