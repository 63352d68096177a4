import { createConnection, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

// A proxy to the database that can be cut or stop responding, without affecting the database's other clients.

export type DatabaseProxy = Awaited<ReturnType<typeof openDatabaseProxy>>;

export async function openDatabaseProxy(mongoUri: string) {
  const database = new URL(mongoUri);
  const sockets = new Set<Socket>();
  let port = 0;
  let trigger: string | null = null;
  let isSilent = false;
  let server: Server;

  function relay(client: Socket): void {
    const upstream = createConnection(Number(database.port), database.hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => [client, upstream].map((end) => end.destroy()));
    }
    client.on('data', (chunk) => {
      if (trigger !== null && chunk.includes(trigger)) isSilent = true;
      upstream.write(chunk);
    });
    upstream.on('data', (chunk) => {
      if (!isSilent) client.write(chunk);
    });
  }

  function cut(): void {
    server.close();
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  }

  async function open(): Promise<void> {
    server = createServer(relay);
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    ({ port } = server.address() as AddressInfo);
  }

  await open();
  return {
    /** Address of a database behind the proxy. */
    uriOf: (name: string) => `mongodb://127.0.0.1:${port}/${name}?directConnection=true`,
    /** Closes all connections and refuses new ones. */
    cut,
    /** Drops the database's responses: at once, or from the next request that contains this text. */
    silence: (after?: string) => {
      trigger = after ?? null;
      isSilent = after === undefined;
    },
    /** Accepts connections again. */
    reopen: async () => {
      cut();
      trigger = null;
      isSilent = false;
      await open();
    },
  };
}
