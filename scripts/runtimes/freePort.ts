import { randomInt } from 'node:crypto';
import { connect, createServer, type NetConnectOpts } from 'node:net';

/**
 * A port of 127.0.0.1 that was free a moment ago. It lies below the range from which the system gives ports to outgoing
 * connections, so that one which is left for a while (a server that restarts) is not taken by such a connection.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(12_000, 32_000);
  const server = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true));
  });
  await new Promise((resolve) => server.close(resolve));
  return isFree ? port : freePort();
}

/** Whether somebody answers at a port or a local socket. */
export function isListening(address: NetConnectOpts): Promise<boolean> {
  const socket = connect(address);
  return new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  }).finally(() => socket.destroy());
}
