import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { callApi, type Product, send, signIn, startProduct } from '../test/startProduct.js';
import { freePort } from '../runtimes/freePort.js';

export const programs = ['mongod', 'api/main.js', 'web/server/main.js'] as const;

export type Program = (typeof programs)[number];

/** `npm start` on a data folder of its own, with its parts within reach of a signal. */
export class RunningProduct {
  #running: Product | null = null;
  #token = '';

  private constructor(
    readonly dataFolder: string,
    private readonly env: Readonly<Record<string, string>>,
  ) {}

  static async create(): Promise<RunningProduct> {
    const dataFolder = await mkdtemp(join(tmpdir(), 'ritmi-faults-'));
    const product = new RunningProduct(dataFolder, {
      PORT: String(await freePort()),
      API_PORT: String(await freePort()),
      DATA_DIR: dataFolder,
      LOG_LEVEL: 'error',
    });
    await product.start();
    return product;
  }

  get webUrl(): string {
    return `http://127.0.0.1:${this.env.PORT}`;
  }

  get apiUrl(): string {
    return `http://127.0.0.1:${this.env.API_PORT}`;
  }

  /** Resolves when everything answers. */
  async start(): Promise<void> {
    this.#running = await startProduct(this.env);
    this.#token = await signIn(this.apiUrl);
  }

  /** A write through the site's own origin; 0 when no answer came. */
  async add(label: string): Promise<number> {
    const body = { type: 'phone', label, value: '069 000 0142' };
    const call = { method: 'POST', body, token: this.#token, key: label };
    return send(`${this.webUrl}/api/contact`, call).then(
      ({ status }) => status,
      () => 0,
    );
  }

  async labels(): Promise<string[]> {
    const found = (await callApi(`${this.apiUrl}/contact`, { method: 'GET' })) as { label: string }[];
    return found.map(({ label }) => label);
  }

  async pids(): Promise<number[]> {
    return Promise.all(programs.map((program) => this.#pidOf(program)));
  }

  /** Sends a film through the site's own origin at the given pace; the status, 0 when no answer came. */
  async sendSlowly(pieces: number, pauseMs: number): Promise<number> {
    const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="film.mp4"\r\n\r\n';
    const film = Buffer.from('00000018667479706d703432000000006d70343269736f6d', 'hex');
    async function* body(): AsyncGenerator<Uint8Array> {
      yield Buffer.concat([Buffer.from(head), film]);
      for (let piece = 0; piece < pieces; piece += 1) {
        yield randomBytes(20_000);
        await pause(pauseMs);
      }
      yield Buffer.from('\r\n--x--\r\n');
    }
    const upload = request(`${this.webUrl}/api/uploads`, {
      method: 'POST',
      headers: { 'Content-Type': 'multipart/form-data; boundary=x', Authorization: `Bearer ${this.#token}` },
    });
    const status = new Promise<number>((resolve) => {
      upload.once('response', (answer) => resolve(answer.resume().statusCode ?? 0));
      upload.once('error', () => resolve(0));
    });
    await pipeline(Readable.from(body()), upload).catch(() => undefined);
    return status;
  }

  async signal(program: Program, name: NodeJS.Signals): Promise<void> {
    process.kill(await this.#pidOf(program), name);
  }

  /** kill -9 of all of it at once. */
  async killAll(): Promise<void> {
    const parts = await this.pids();
    for (const pid of [this.#running?.pid ?? 0, ...parts]) process.kill(pid, 'SIGKILL');
    await this.#running?.ended;
  }

  /** SIGTERM to the supervisor; its exit code. */
  async stop(): Promise<number | null> {
    return (await this.#running?.stop()) ?? null;
  }

  async remove(): Promise<void> {
    await this.stop();
    await rm(this.dataFolder, { recursive: true, force: true });
  }

  async #pidOf(program: Program): Promise<number> {
    for (;;) {
      const tasks = `/proc/${this.#running?.pid}/task`;
      for (const task of await readdir(tasks)) {
        const children = (await readFile(`${tasks}/${task}/children`, 'utf8')).trim().split(' ');
        for (const pid of children.filter(Boolean)) {
          const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
          if (command.split('\0').some((word) => word.endsWith(program))) return Number(pid);
        }
      }
      await pause(100);
    }
  }
}
