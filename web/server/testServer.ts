import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach } from 'vitest';

/** By their addresses. */
const running = new Map<string, Server>();

/** Starts a server until the end of the test. @returns its address */
export async function listen(handle: RequestListener): Promise<string> {
  const server = createServer(handle).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  running.set(address, server);
  return address;
}

/** Lets a server take no more calls; those that are open go on. */
export function stopListening(address: string): void {
  running.get(address)?.close();
}

/** Ends the servers of each test of this file. */
export function endServers(): void {
  afterEach(async () => {
    for (const server of running.values()) {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
    running.clear();
  });
}
