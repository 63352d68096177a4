import { createConnection, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

// A proxy to the database that can be cut or stop responding, without affecting the database's other clients.

export type DatabaseProxy = Awaited<ReturnType<typeof openDatabaseProxy>>;

export async function openDatabaseProxy(mongoUri: string) {
  const database = new URL(mongoUri);
  const sockets = new Set<Socket>();
  let port = 0;
  let word: string | null = null;
  let isSilent = false;
  let server: Server;

  function join(near: Socket): void {
    const far = createConnection(Number(database.port), database.hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => [near, far].map((end) => end.destroy()));
    }
    near.on('data', (chunk) => {
      if (word !== null && chunk.includes(word)) isSilent = true;
      far.write(chunk);
    });
    far.on('data', (chunk) => {
      if (!isSilent) near.write(chunk);
    });
  }

  function cut(): void {
    server.close();
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  }

  async function open(): Promise<void> {
    server = createServer(join);
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    ({ port } = server.address() as AddressInfo);
  }

  await open();
  return {
    /** Address of a database behind the proxy. */
    uriOf: (name: string) => `mongodb://127.0.0.1:${port}/${name}?directConnection=true`,
    /** Closes all connections and refuses new ones. */
    cut,
    /** Drops the database's responses, from the next request that contains the word, or at once without one. */
    silence: (after?: string) => {
      word = after ?? null;
      isSilent = after === undefined;
    },
    /** Accepts connections again. */
    reopen: async () => {
      cut();
      word = null;
      isSilent = false;
      await open();
    },
  };
}
