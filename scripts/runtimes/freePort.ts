import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

const firstPort = 12_000;
const lastPort = 31_999;

/**
 * A port of 127.0.0.1 that was free a moment ago. It is below the range for outgoing connections, so that none of them
 * takes the port while it is unused, as during the restart of a server.
 * @param promised ports on which others are about to listen
 */
export async function freePort(promised: readonly number[] = []): Promise<number> {
  for (;;) {
    const port = randomInt(firstPort, lastPort + 1);
    if (promised.includes(port)) continue;
    const isFree = await requireFree(port, '127.0.0.1').then(
      () => true,
      () => false,
    );
    if (isFree) return port;
  }
}

/** @throws when nobody can listen there */
export async function requireFree(port: number, host: string): Promise<void> {
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  await once(server.close(), 'close');
}
