import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * A port of 127.0.0.1 that was free a moment ago. It is below the range for outgoing connections, so that none of them
 * takes the port while it is unused, as during the restart of a server.
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
