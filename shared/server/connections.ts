import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * The connections of a server, whose way to close idle ones it replaces: Node's own takes a response that has ended for one
 * that was sent, and cuts it where its reader is slow.
 */
export class Connections {
  /** Responses that have not been sent as a whole. */
  readonly unsent = new Set<ServerResponse>();
  readonly #open = new Set<Socket>();
  /** Bytes that had come in when idle connections were closed last. */
  readonly #read = new WeakMap<Socket, number>();

  constructor(server: Server) {
    server.on('connection', (socket) => {
      this.#open.add(socket);
      socket.once('close', () => this.#open.delete(socket));
    });
    server.prependListener('request', (_request, response) => {
      this.unsent.add(response);
      response.once('close', () => this.unsent.delete(response));
    });
    server.closeIdleConnections = () => this.#closeIdle();
  }

  /** Closes those that were quiet since the last call. One that has not sent anything yet is about to. */
  #closeIdle(): void {
    const busy = new Set([...this.unsent].map(({ req }) => req.socket));
    for (const socket of this.#open) {
      const isQuiet = this.#read.get(socket) === socket.bytesRead;
      this.#read.set(socket, socket.bytesRead);
      if (isQuiet && socket.bytesRead > 0 && !busy.has(socket)) socket.destroy();
    }
  }
}
