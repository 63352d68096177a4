import type { Server } from 'node:http';
import { closeWhenAnswered } from './leaving.js';

/** Interval at which idle connections are closed, in ms. */
const idleCheckMs = 100;

/**
 * Accepts no new connections and waits for running responses. Each further response closes its connection, so that a
 * client with a keep-alive connection cannot keep the server running.
 * @param limitMs time after which open connections are destroyed
 */
export async function drain(server: Server, limitMs: number): Promise<void> {
  closeWhenAnswered(server);
  const closed = new Promise((resolve) => server.close(resolve));
  // server.close closes connections that are idle now, not those that become idle later.
  const check = setInterval(() => server.closeIdleConnections(), idleCheckMs);
  const limit = setTimeout(() => server.closeAllConnections(), limitMs);
  await closed;
  clearInterval(check);
  clearTimeout(limit);
}
