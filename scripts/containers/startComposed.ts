import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { machineEnv, runProgram, type RunningProgram, startProgram } from '../runtimes/child.js';
import { root, temporaryFolder } from '../runtimes/folders.js';
import { type Compose, readCompose } from './compose.js';
import { runInMongoShell } from './mongoShell.js';
import { localize, type Place, placesOf } from './places.js';
import { bounds, onThisMachine } from './programs.js';

// Tests only.

// On a busy machine seconds become minutes.
const healthyLimitMs = 400_000;
const checkMs = 200;

/**
 * Starts the services of compose files as processes of this machine, with the command, environment and health check that
 * the files give them: each port is a free one of 127.0.0.1, and each volume a temporary folder.
 */
export async function startComposed(
  files: readonly string[],
  variables: Readonly<Record<string, string>>,
): Promise<Composed> {
  const compose = await readCompose(files, variables);
  const composed = new Composed(compose, await placesOf(compose));
  try {
    await composed.startAll();
    return composed;
  } catch (error) {
    await composed.end();
    throw error;
  }
}

/** The services of compose files, running. */
export class Composed {
  readonly #running = new Map<string, RunningProgram>();
  readonly #started = new Map<string, Promise<void>>();

  constructor(
    readonly compose: Compose,
    private readonly places: ReadonlyMap<string, Place>,
  ) {}

  /** Where a port of a service is on this machine. */
  urlOf(name: string, inside: number): string {
    return `http://127.0.0.1:${this.#place(name).ports.get(inside)}`;
  }

  /** Starts each service when those are healthy that it depends on. */
  async startAll(): Promise<void> {
    await Promise.all([...this.places.keys()].map((name) => this.#startAfterOthers(name)));
  }

  /** Starts a service, where the product was built, and waits until it is healthy. */
  async start(name: string, productRoot = root): Promise<void> {
    const { service, image, words, ports } = this.#place(name);
    const [word = '', ...rest] = words;
    await this.#writeFiles(name);
    const args = rest.map((each) => this.#localized(name, each));
    const program = await onThisMachine(word, args, ports);
    const env = Object.entries({ ...image.env, ...service.environment });
    const running = startProgram(program.command, program.args, {
      cwd: word === 'node' ? productRoot : await temporaryFolder(),
      env: {
        ...machineEnv(),
        ...Object.fromEntries(env.map(([key, value]) => [key, this.#localized(name, value)])),
        ...program.env,
      },
    });
    this.#running.set(name, running);
    const giveUpAt = Date.now() + healthyLimitMs;
    while (!(await this.isHealthy(name))) {
      if (Date.now() > giveUpAt || !running.isRunning())
        throw new Error(`${name} is not healthy:\n${running.output().slice(-4_000)}`);
      await pause(checkMs);
    }
  }

  /** Runs the health check of a service. */
  async isHealthy(name: string): Promise<boolean> {
    const { service, ports } = this.#place(name);
    const [, command, ...args] = service.healthcheck.test;
    const local = (text: string) => this.#localized(name, text);
    if (command === 'mongosh')
      return (await runInMongoShell(args.at(-1) ?? '', ports.get(27017) ?? 0, local)) === 0;
    return (await runProgram({ command, args: args.map(local) })).code === 0;
  }

  /** As Docker does: kills what does not end in its time. Returns the exit code. */
  async stop(name: string): Promise<number | null> {
    const graceMs = Number.parseInt(this.#place(name).service.stop_grace_period, 10) * 1_000;
    return (await this.#running.get(name)?.stop(graceMs)) ?? null;
  }

  /** Stops everything, the databases last. */
  async end(): Promise<void> {
    await Promise.allSettled(this.#started.values());
    const isDatabase = (name: string) => this.#place(name).words[0] === 'mongod';
    const names = [...this.#running.keys()];
    for (const isLast of [false, true])
      await Promise.all(names.filter((name) => isDatabase(name) === isLast).map((name) => this.stop(name)));
  }

  #place(name: string): Place {
    const place = this.places.get(name);
    if (!place) throw new Error(`there is no service ${name}`);
    return place;
  }

  #localized(name: string, text: string): string {
    return localize(text, this.#place(name), this.places);
  }

  #startAfterOthers(name: string): Promise<void> {
    const others = Object.keys(this.#place(name).service.depends_on);
    const starting =
      this.#started.get(name) ??
      Promise.all(others.map((other) => this.#startAfterOthers(other))).then(() => this.start(name));
    this.#started.set(name, starting);
    return starting;
  }

  /** Writes the files that are mounted from the clone. */
  async #writeFiles(name: string): Promise<void> {
    const { service, words, paths } = this.#place(name);
    for (const volume of service.volumes) {
      const [source = '', target = ''] = typeof volume === 'string' ? volume.split(':') : [];
      const path = paths.get(target);
      if (!source.startsWith('./') || !path) continue;
      const text = this.#localized(name, await readFile(join(root, source), 'utf8'));
      await writeFile(path, `${bounds[words[0] ?? ''] ?? ''}${text}`);
    }
  }
}
