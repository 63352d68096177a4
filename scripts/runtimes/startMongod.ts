import { mkdir, readFile, rename, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { commandLineOf, isAlive, machineEnv, startProgram } from './child.js';
import { freePort } from './freePort.js';
import type { Tools } from './lookup.js';
import { findMongod } from './mongod.js';
import { makePrimary, replicaSetAddress, replicaSetName } from './replicaSet.js';

interface MongodOptions extends Partial<Tools> {
  /** Made when missing. Its data can be started on another port. */
  readonly dbPath: string;
  /** A file with 32 random bytes in hexadecimal, readable by its owner only. With it the server requires the password. */
  readonly keyFile?: string;
  /** The database in the address; none when absent. */
  readonly database?: string;
  /** A free port when absent. */
  readonly port?: number;
  /** The mongod to run; found or downloaded when absent. */
  readonly binary?: string;
}

export type RunningMongod = Awaited<ReturnType<typeof startMongod>>;

const startLimitMs = 60_000;
const stopLimitMs = 20_000;
/** Two files of about this size are kept: the current log and the one before, `mongod.log.1`. */
const maxLogBytes = 20_000_000;
const logCheckMs = 5_000;
/** Of about three that are kept. With its usual 100 MB each a start reads all of one, and empty data take 300 MB. */
const journalFileSize = '16MB';
/** Exit code of a mongod that could not listen. */
const cannotListen = 48;
const portsTried = 3;

/**
 * Starts a mongod on 127.0.0.1 as the primary of a set of one. First ends a mongod that a killed run left on the data. A
 * stop that takes longer than the limit kills it, which is safe because acknowledged writes are in its journal.
 */
export async function startMongod(options: MongodOptions) {
  for (let tried = 1; ; tried++) {
    const { port = await freePort() } = options;
    try {
      return await startOn(port, options);
    } catch (error) {
      // Between the search for a free port and mongod's start another program may have taken it.
      const wasTaken = options.port === undefined && error instanceof PortTakenError;
      if (!wasTaken || tried === portsTried) throw error;
    }
  }
}

class PortTakenError extends Error {}

async function startOn(port: number, options: MongodOptions) {
  const binary = options.binary ?? (await findMongod(options));
  const dbPath = resolve(options.dbPath);
  await mkdir(dbPath, { recursive: true });
  await endLeftover(dbPath);
  const logPath = join(dbPath, 'mongod.log');
  await rotateLog(logPath);
  const fromByte = await sizeOf(logPath);
  const key = options.keyFile && (await readFile(options.keyFile, 'utf8')).trim();
  options.signal?.throwIfAborted();
  const mongod = startProgram(
    binary,
    [...mongodArguments(dbPath, port, logPath), ...(options.keyFile ? ['--keyFile', options.keyFile] : [])],
    // Its own process group: Ctrl-C must not end the database before the programs that write to it.
    { stdio: 'ignore', detached: true, env: machineEnv() },
  );
  const starting = new AbortController();
  const giveUp = (reason: string) => starting.abort(new Error(reason));
  const timer = setTimeout(
    () => giveUp(`mongod was not ready within ${startLimitMs / 1000} s`),
    startLimitMs,
  );
  const handleAbort = () => giveUp('stopped while mongod was starting');
  options.signal?.addEventListener('abort', handleAbort);
  void mongod.ended.then((code) =>
    giveUp(`mongod ended while it was starting${code === null ? ', by a signal' : ''}`),
  );
  try {
    await makePrimary(port, starting.signal, key);
  } catch (error) {
    await mongod.stop();
    const { message } = starting.signal.aborted ? (starting.signal.reason as Error) : (error as Error);
    const log = (await readFile(logPath).catch(() => Buffer.alloc(0))).subarray(fromByte).toString();
    const all = [message, ...failuresIn(log, dbPath, binary)].join('; ');
    throw (await mongod.ended) === cannotListen ? new PortTakenError(all) : new Error(all);
  } finally {
    clearTimeout(timer);
    options.signal?.removeEventListener('abort', handleAbort);
  }
  // Windows has no such signal and cannot rename open files: there the next start rotates the log.
  if (process.platform !== 'win32') {
    const rotate = async () => (await rotateLog(logPath)) && mongod.kill('SIGUSR1');
    const rotation = setInterval(() => void rotate().catch(() => undefined), logCheckMs).unref();
    void mongod.ended.then(() => clearInterval(rotation));
  }
  return { ...mongod, port, uri: replicaSetAddress(port, { key, database: options.database }) };
}

/** How every mongod is started. */
export function mongodArguments(dbPath: string, port: number, logPath: string): string[] {
  const local = ['--port', String(port), '--bind_ip', '127.0.0.1', '--nounixsocket'];
  // Only this machine connects, so compression saves nothing, and it had CVE-2025-14847.
  const address = [...local, '--networkMessageCompressors', 'disabled'];
  const storage = ['--dbpath', dbPath, '--wiredTigerCacheSizeGB', '0.25', '--replSet', replicaSetName];
  const journal = ['--wiredTigerEngineConfigString', `log=(file_max=${journalFileSize})`];
  return [...address, ...storage, ...journal, '--logpath', logPath, '--logappend', '--logRotate', 'reopen'];
}

/** The mongod that runs on the data. */
export async function findRunning(dbPath: string) {
  const pid = Number(await readFile(join(dbPath, 'mongod.lock'), 'utf8').catch(() => ''));
  const words = isAlive(pid) ? await commandLineOf(pid) : [];
  // The process id in the lock file may now belong to another program.
  return isOn(dbPath, words) ? { pid, port: Number(words[words.indexOf('--port') + 1]) } : null;
}

const isOn = (dbPath: string, words: readonly string[]) =>
  words.includes('--dbpath') && words.includes(dbPath);

async function endLeftover(dbPath: string): Promise<void> {
  const { pid } = (await findRunning(dbPath)) ?? {};
  if (!pid) return;
  process.kill(pid, 'SIGTERM');
  const killAt = Date.now() + stopLimitMs;
  while (isAlive(pid)) {
    const words = await commandLineOf(pid);
    // Its id may belong to another program meanwhile. A process that is ending has no command line.
    if (words.some(Boolean) && !isOn(dbPath, words)) return;
    if (Date.now() > killAt) process.kill(pid, 'SIGKILL');
    await pause(50);
  }
}

async function sizeOf(path: string): Promise<number> {
  return (await stat(path).catch(() => null))?.size ?? 0;
}

/** Renames a log that is too large; a running mongod (`--logRotate reopen`) must then reopen it. */
async function rotateLog(path: string): Promise<boolean> {
  const isTooLarge = (await sizeOf(path)) > maxLogBytes;
  if (isTooLarge) await rename(path, `${path}.1`);
  return isTooLarge;
}

// What mongod logs about data of an older or newer version, from its FCV document and its storage engine.
const wrongVersion =
  /Wrong mongod version|too recent to start up|under any compatibility version|unsupported WiredTiger/i;

/** Why a mongod did not start, in plain words, as far as its log says. */
function failuresIn(log: string, dbPath: string, binary: string): string[] {
  const lines = log.split('\n');
  const wrong = lines.find((line) => wrongVersion.test(line));
  if (wrong) {
    const written = /version: \\*"([\d.]+)/.exec(wrong)?.[1];
    const by = written ? `MongoDB ${written}` : 'another version of MongoDB';
    return [
      `${dbPath} was written by ${by}, which ${binary} cannot open: set MONGOMS_SYSTEM_BINARY to a mongod of a matching version (docs/running.md)`,
    ];
  }
  const found = lines.findLast((line) => /"s":"[EF]"/.test(line));
  return found ? [`its log says: ${found.slice(0, 400)}`] : [];
}
