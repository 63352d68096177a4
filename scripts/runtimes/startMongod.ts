import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, open, readFile, rename, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { isAlive } from './cache.js';
import { commandLineOf, endChild, endOf, machineEnv } from './child.js';
import { freePort } from './freePort.js';
import type { Tools } from './lookup.js';
import { findMongod } from './mongod.js';
import { makePrimary, replicaSetAddress, replicaSetName } from './replicaSet.js';

export interface MongodOptions extends Partial<Tools> {
  /** Made when absent; its data survive a start on another port. */
  readonly dbPath: string;
  /** A file with 32 random bytes in hexadecimal, which its owner alone can read: then nobody gets in without the password. */
  readonly keyFile?: string;
  /** The database that the address names; none when absent. */
  readonly database?: string;
  /** A free one when absent. */
  readonly port?: number;
  /** The mongod to run; looked for and fetched when absent. */
  readonly binary?: string;
}

export interface RunningMongod {
  /** The address, with the login when there is a key. */
  readonly uri: string;
  readonly port: number;
  readonly pid: number;
  /** Settles when the process has ended, for whatever reason. */
  readonly ended: Promise<void>;
  /** Kills it when it has not ended in good order after the limit; what was acknowledged is in its journal. */
  stop(limitMs?: number): Promise<void>;
}

const startLimitMs = 60_000;
const stopLimitMs = 20_000;
/** Two files of about this size are kept: the current log and the one before, `mongod.log.1`. */
const maxLogBytes = 20_000_000;
const logCheckMs = 5_000;

/** A mongod on 127.0.0.1 that is the primary of a set of one. A mongod that a killed run left on the data is ended first. */
export async function startMongod(options: MongodOptions): Promise<RunningMongod> {
  const binary = options.binary ?? (await findMongod(options)).path;
  const dbPath = resolve(options.dbPath);
  await mkdir(dbPath, { recursive: true });
  await endLeftover(dbPath);
  const logPath = join(dbPath, 'mongod.log');
  await rotateLog(logPath);
  const fromByte = await logBytes(logPath);
  const key = options.keyFile && (await readFile(options.keyFile, 'utf8')).trim();
  options.signal?.throwIfAborted();

  const port = options.port ?? (await freePort());
  const child = spawn(
    binary,
    [...mongodArguments(dbPath, port, logPath), ...(options.keyFile ? ['--keyFile', options.keyFile] : [])],
    // A group of its own: Ctrl-C in the terminal must not end the database before those who write to it.
    { stdio: 'ignore', detached: true, env: machineEnv() },
  );
  const ended = endOf(child);
  const starting = new AbortController();
  const giveUp = (reason: string) => starting.abort(new Error(reason));
  const timer = setTimeout(
    () => giveUp(`mongod was not ready within ${startLimitMs / 1000} s`),
    startLimitMs,
  );
  const handleAbort = () => giveUp('stopped while mongod was starting');
  options.signal?.addEventListener('abort', handleAbort);
  if (options.signal?.aborted) handleAbort();
  void ended.then(() => giveUp('mongod ended while it was starting'));
  try {
    await makePrimary(port, starting.signal, key);
  } catch (error) {
    await endChild(child, ended, stopLimitMs);
    const reason = (starting.signal.reason as Error | undefined)?.message ?? (error as Error).message;
    const failure = await failureOf({ binary, dbPath, logPath, fromByte });
    throw new Error(failure === '' ? reason : `${reason}; ${failure}`);
  } finally {
    clearTimeout(timer);
    options.signal?.removeEventListener('abort', handleAbort);
  }
  keepLogBounded(logPath, child);
  return {
    uri: replicaSetAddress(port, { key, database: options.database }),
    port,
    pid: child.pid ?? 0,
    ended,
    stop: (limitMs = stopLimitMs) => endChild(child, ended, limitMs),
  };
}

function mongodArguments(dbPath: string, port: number, logPath: string): string[] {
  const address = ['--port', String(port), '--bind_ip', '127.0.0.1', '--nounixsocket'];
  const storage = ['--dbpath', dbPath, '--wiredTigerCacheSizeGB', '0.25', '--replSet', replicaSetName];
  return [...address, ...storage, '--logpath', logPath, '--logappend', '--logRotate', 'reopen'];
}

async function endLeftover(dbPath: string): Promise<void> {
  const pid = Number(await readFile(join(dbPath, 'mongod.lock'), 'utf8').catch(() => ''));
  if (!isAlive(pid) || !(await isMongodOf(pid, dbPath))) return;
  process.kill(pid, 'SIGTERM');
  const killAt = Date.now() + stopLimitMs;
  while (isAlive(pid)) {
    if (Date.now() > killAt) process.kill(pid, 'SIGKILL');
    await new Promise((settle) => setTimeout(settle, 50));
  }
}

/** The number in the lock file may belong to another program since. */
async function isMongodOf(pid: number, dbPath: string): Promise<boolean> {
  const words = await commandLineOf(pid);
  return words.includes('--dbpath') && words.includes(dbPath);
}

async function logBytes(path: string): Promise<number> {
  return stat(path).then(
    ({ size }) => size,
    () => 0,
  );
}

/** Puts a log that has grown too large aside; a running mongod (`--logRotate reopen`) then begins a new one. */
async function rotateLog(path: string, child?: ChildProcess): Promise<void> {
  if ((await logBytes(path)) <= maxLogBytes) return;
  await rename(path, `${path}.1`);
  child?.kill('SIGUSR1');
}

/** Rotates the log of a running mongod until it has ended. */
function keepLogBounded(path: string, child: ChildProcess): void {
  // No such signal, and no renaming of open files: there the next start does it.
  if (process.platform === 'win32') return;
  const timer = setInterval(() => void rotateLog(path, child).catch(() => undefined), logCheckMs);
  timer.unref();
  child.once('exit', () => clearInterval(timer));
}

// All that a mongod says about data of another version: of its FCV document and of its storage engine, older and newer.
const wrongVersion =
  /Wrong mongod version|too recent to start up|under any compatibility version|unsupported WiredTiger/i;

interface FailedStart {
  readonly binary: string;
  readonly dbPath: string;
  readonly logPath: string;
  /** How long the log was before the start. */
  readonly fromByte: number;
}

/** Why a mongod did not start, in words for people; an empty text when its log does not say. */
async function failureOf({ binary, dbPath, logPath, fromByte }: FailedStart): Promise<string> {
  const lines = (await readFrom(logPath, fromByte)).split('\n');
  const wrong = lines.find((line) => wrongVersion.test(line));
  if (wrong) {
    const written = /version: \\*"([\d.]+)/.exec(wrong)?.[1];
    const by = written ? `MongoDB ${written}` : 'another version of MongoDB';
    return `${dbPath} was written by ${by}, which ${binary} cannot open: name a mongod of a fitting version by MONGOMS_SYSTEM_BINARY (docs/running.md)`;
  }
  const found = lines.findLast((line) => /"s":"[EF]"/.test(line));
  return found ? `its log says: ${found.slice(0, 400)}` : '';
}

async function readFrom(path: string, fromByte: number): Promise<string> {
  const file = await open(path).catch(() => null);
  if (!file) return '';
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(1_000_000), position: fromByte });
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await file.close();
  }
}
