import { spawn } from 'node:child_process';
import { mkdir, readFile, stat, truncate } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { isAlive } from './cache.js';
import { endChild, endOf } from './child.js';
import { freePort } from './freePort.js';
import type { LookupOptions } from './lookup.js';
import { findMongod } from './mongod.js';
import { makePrimary, replicaSetAddress, replicaSetName } from './replicaSet.js';

export interface MongodOptions extends LookupOptions {
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
  stop(): Promise<void>;
}

const startLimitMs = 60_000;
const stopLimitMs = 20_000;
const maxLogBytes = 20_000_000;

/** A mongod on 127.0.0.1 that is the primary of a set of one. A mongod that a killed run left on the data is ended first. */
export async function startMongod(options: MongodOptions): Promise<RunningMongod> {
  const binary = options.binary ?? (await findMongod(options)).path;
  const dbPath = resolve(options.dbPath);
  await mkdir(dbPath, { recursive: true });
  await endLeftover(dbPath);
  const logPath = join(dbPath, 'mongod.log');
  const logBytes = await stat(logPath).then(
    (file) => file.size,
    () => 0,
  );
  if (logBytes > maxLogBytes) await truncate(logPath);
  const key = options.keyFile && (await readFile(options.keyFile, 'utf8')).trim();
  options.signal?.throwIfAborted();

  const port = options.port ?? (await freePort());
  const child = spawn(
    binary,
    [...mongodArguments(dbPath, port, logPath), ...(options.keyFile ? ['--keyFile', options.keyFile] : [])],
    // A group of its own: Ctrl-C in the terminal must not end the database before those who write to it.
    { stdio: 'ignore', detached: true },
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
    throw new Error(
      `${(starting.signal.reason as Error | undefined)?.message ?? String(error)}${await lastError(logPath)}`,
    );
  } finally {
    clearTimeout(timer);
    options.signal?.removeEventListener('abort', handleAbort);
  }
  return {
    uri: replicaSetAddress(port, { key, database: options.database }),
    port,
    pid: child.pid ?? 0,
    ended,
    stop: () => endChild(child, ended, stopLimitMs),
  };
}

function mongodArguments(dbPath: string, port: number, logPath: string): string[] {
  const address = ['--port', String(port), '--bind_ip', '127.0.0.1', '--nounixsocket'];
  const storage = ['--dbpath', dbPath, '--wiredTigerCacheSizeGB', '0.25', '--replSet', replicaSetName];
  return [...address, ...storage, '--logpath', logPath, '--logappend'];
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
  const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  const words = commandLine.split('\0');
  return words.includes('--dbpath') && words.includes(dbPath);
}

async function lastError(logPath: string): Promise<string> {
  const lines = (await readFile(logPath, 'utf8').catch(() => '')).trim().split('\n');
  const found = lines.findLast((line) => line.includes('"s":"E"') || line.includes('"s":"F"'));
  return found ? `; its log says: ${found.slice(0, 400)}` : '';
}
