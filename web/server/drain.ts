import type { Server } from 'node:http';

/** How often connections that became idle are closed, in ms. */
const idleCheckMs = 100;

/**
 * Takes no new connections and lets running answers end. Each further answer closes its connection: a client that
 * keeps sending over an open one would otherwise keep the server running for ever.
 * @param limitMs after which connections that are still open are destroyed
 */
export async function drain(server: Server, limitMs: number): Promise<void> {
  server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'));
  const closed = new Promise((resolve) => server.close(resolve));
  // Node closes those that are idle now, not those whose answer ends later.
  const check = setInterval(() => server.closeIdleConnections(), idleCheckMs);
  const limit = setTimeout(() => server.closeAllConnections(), limitMs);
  await closed;
  clearInterval(check);
  clearTimeout(limit);
}
