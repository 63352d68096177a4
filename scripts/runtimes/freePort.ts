import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * A port of 127.0.0.1 that was free a moment ago. It lies below the range from which the system gives ports to outgoing
 * connections, so that one which is left for a while (a server that restarts) is not taken by such a connection.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(12_000, 32_000);
  return requireFree(port, '127.0.0.1').then(() => port, freePort);
}

/** @throws when nobody can listen there */
export async function requireFree(port: number, host: string): Promise<void> {
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  await once(server.close(), 'close');
}
