import { hash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, realpath, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

interface Lock {
  release(): Promise<void>;
}

/**
 * Takes the lock on a folder; null when another process of this machine has it. The lock is a local socket, so it ends
 * with its process, even after kill -9.
 */
export async function lockFolder(folder: string): Promise<Lock | null> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = `ritmi-${hash('sha256', await realpath(folder)).slice(0, 32)}`;
  const address = socketAddress(name);
  let server = await listen(address);
  if (!server && address.startsWith(tmpdir()) && !(await isListening(address))) {
    await rm(address, { force: true });
    server = await listen(address);
  }
  if (!server) return null;
  const held = server;
  held.unref();
  return { release: () => new Promise((settle) => held.close(() => settle())) };
}

/** Waits until no other process has the lock and takes it. */
export async function waitForLock(folder: string, signal?: AbortSignal): Promise<Lock> {
  for (;;) {
    signal?.throwIfAborted();
    const lock = await lockFolder(folder);
    if (lock) return lock;
    await sleep(200, undefined, signal ? { signal } : {});
  }
}

function socketAddress(name: string): string {
  if (process.platform === 'linux') return `\0${name}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return join(tmpdir(), `${name}.sock`);
}

/** Null when the address is in use. */
async function listen(address: string): Promise<Server | null> {
  const server = createServer((socket) => socket.destroy()).listen(address);
  return once(server, 'listening').then(
    () => server,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') return null;
      throw error;
    },
  );
}

async function isListening(address: string): Promise<boolean> {
  const socket = connect(address);
  return once(socket, 'connect')
    .then(() => true)
    .catch(() => false)
    .finally(() => socket.destroy());
}
