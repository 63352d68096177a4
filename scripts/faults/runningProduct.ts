import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { commandLineOf } from '../runtimes/child.js';
import { freePort } from '../runtimes/freePort.js';
import { treeOf } from '../test/processes.js';
import { callApi, send, signIn, startProduct } from '../test/startProduct.js';

export const programs = ['mongod', 'api/main.js', 'web/server/main.js'] as const;

export type Program = (typeof programs)[number];

/** `npm start` on a data folder of its own, with its parts within reach of a signal. */
export async function startRunningProduct() {
  const dataFolder = await mkdtemp(join(tmpdir(), 'ritmi-faults-'));
  const env = {
    PORT: String(await freePort()),
    API_PORT: String(await freePort()),
    DATA_DIR: dataFolder,
    LOG_LEVEL: 'error',
  };
  let running = await startProduct(env);
  const { webUrl, apiUrl } = running;
  let token = await signIn(apiUrl);

  const pids = () => Promise.all(programs.map((program) => pidOf(program, running.pid)));

  return {
    webUrl,
    apiUrl,
    pids,
    /** After `killAll`; resolves when everything answers. */
    async start(): Promise<void> {
      running = await startProduct(env);
      token = await signIn(apiUrl);
    },
    /** A write through the site's own origin; 0 when no answer came. */
    add: (label: string): Promise<number> => {
      const body = { type: 'phone', label, value: '069 000 0142' };
      return send(`${webUrl}/api/contact`, { method: 'POST', body, token, key: label }).then(
        ({ status }) => status,
        () => 0,
      );
    },
    async labels(): Promise<string[]> {
      const found = (await callApi(`${apiUrl}/contact`, { method: 'GET' })) as { label: string }[];
      return found.map(({ label }) => label);
    },
    /** Sends a film through the site's own origin at the given pace; the status, 0 when no answer came. */
    async sendSlowly(pieces: number, pauseMs: number): Promise<number> {
      const headers = { 'Content-Type': 'multipart/form-data; boundary=x', Authorization: `Bearer ${token}` };
      const upload = request(`${webUrl}/api/uploads`, { method: 'POST', headers });
      const status = once(upload, 'response').then(
        ([answer]: IncomingMessage[]) => answer?.resume().statusCode ?? 0,
        () => 0,
      );
      await pipeline(filmForm(pieces, pauseMs), upload).catch(() => undefined);
      return status;
    },
    async signal(program: Program, name: NodeJS.Signals): Promise<void> {
      process.kill(await pidOf(program, running.pid), name);
    },
    /** kill -9 of all of it at once. */
    async killAll(): Promise<void> {
      for (const pid of [running.pid, ...(await pids())]) process.kill(pid, 'SIGKILL');
      await running.ended;
    },
    /** SIGTERM to the supervisor; its exit code. */
    stop: () => running.stop(),
    async remove(): Promise<void> {
      await running.stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

/** The process of a program that a supervisor has started. */
export async function pidOf(program: Program, supervisor: number): Promise<number> {
  for (;;) {
    try {
      for (const pid of treeOf(supervisor)) {
        const words = await commandLineOf(pid);
        if (words.some((word) => word.endsWith(program))) return pid;
      }
    } catch {
      // A process has ended meanwhile.
    }
    await pause(100);
  }
}

async function* filmForm(pieces: number, pauseMs: number): AsyncGenerator<Uint8Array> {
  yield Buffer.from('--x\r\nContent-Disposition: form-data; name="file"; filename="film.mp4"\r\n\r\n');
  yield Buffer.from('00000018667479706d703432000000006d70343269736f6d', 'hex');
  for (let piece = 0; piece < pieces; piece += 1) {
    yield randomBytes(20_000);
    await pause(pauseMs);
  }
  yield Buffer.from('\r\n--x--\r\n');
}
